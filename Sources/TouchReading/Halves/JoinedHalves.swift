import TouchScreen

/// A view dump and the accessibility tree of the same moment, put together.
///
/// The views tell windows, order, clipping and which views take no touches, and end at SwiftUI's
/// hosting view; the elements tell its content. So the views decide about touches, elements that
/// act become content of the view that draws them, and names go to the views that have none. An
/// element that only groups others decides nothing.
public struct JoinedHalves: Sendable, Hashable {
  /// The match of an element.
  public enum Match: Sendable, Hashable {
    /// It only groups others.
    case none
    /// It stands for a view, of the view dump.
    case view(Node.ID)
    /// A view draws it, of the view dump.
    case drawn(by: Node.ID)
    /// Its match is unknown, so that it is left out.
    case unsure
  }

  /// The views, with the elements that they draw.
  public let screen: Screen
  /// The match of each node of the accessibility tree.
  public let matches: [Match]

  /// Puts two halves together.
  ///
  /// - Parameters:
  ///   - views: The screen of a view dump.
  ///   - elements: The screen of an accessibility tree.
  /// - Throws: ``DumpError`` if one of them is of the other kind, or if they are not of one size and
  ///   orientation.
  /// - Complexity: O(*v* + *e* log *e*), where *v* is the number of views and *e* that of elements,
  ///   unless very many lie at one place.
  public init(views: Screen, elements: Screen) throws(DumpError) {
    guard elements.isElementTree else { throw DumpError(problem: .noElementHalf) }
    guard !views.isElementTree else { throw DumpError(problem: .noViewHalf) }
    try Self.checkSizes(of: views, and: elements)
    var matching = ElementMatching(views: views, elements: elements)
    let matches = matching.run()
    self.matches = matches
    screen = ContentInsertion(views: views, elements: elements, matches: matches).screen
  }

  /// Halves of one moment have one screen. Where the source of the elements does not tell its size,
  /// they must only lie on it.
  private static func checkSizes(of views: Screen, and elements: Screen) throws(DumpError) {
    let (size, other) = (views.frame.size, elements.frame.size)
    let slack = ElementMatching.rounding
    func fits(_ width: Double, _ height: Double) -> Bool {
      let isGuessed = elements.evidence == .assumed
      return isGuessed
        ? width <= size.width + slack && height <= size.height + slack
        : abs(width - size.width) <= slack && abs(height - size.height) <= slack
    }
    guard !fits(other.width, other.height) else { return }
    throw DumpError(
      problem: .halvesDiffer(
        views: size, elements: other,
        isTurned: abs(other.height - size.width) <= slack
          && abs(other.width - size.height) <= slack))
  }
}

extension Dump {
  /// Puts the accessibility trees of another dump together with the views of this one, screen by
  /// screen.
  ///
  /// - Parameters:
  ///   - elements: As many screens, in the same order.
  ///   - screen: The number of the one screen, from 1, that a single accessibility tree belongs to;
  ///     the others stay as they are. `nil` for all.
  /// - Throws: ``DumpError`` if the screens are not of the same moments as far as that can be seen.
  public func joined(with elements: Dump, screen: Int? = nil) throws(DumpError) -> Dump {
    var places = Array(screens.indices)
    if let screen, elements.screens.count == 1, screens.indices.contains(screen - 1) {
      places = [screen - 1]
    }
    guard places.count == elements.screens.count else {
      throw DumpError(
        problem: .halvesUnpaired(views: places.count, elements: elements.screens.count))
    }
    var joined = self
    for (place, half) in zip(places, elements.screens) {
      joined.screens[place] = try JoinedHalves(views: screens[place], elements: half).screen
    }
    return joined
  }
}

/// A view dump and the accessibility tree of the same moment, joined.
///
/// The views show windows, order, clipping and which views take no touches, and end at SwiftUI's
/// hosting view; the elements show its content. So the views decide about touches, elements that
/// act become content of the view that draws them, and views without a name get one. An element
/// that only groups others decides nothing.
public struct JoinedHalves: Sendable, Hashable {
  /// The match of an element.
  public enum Match: Sendable, Hashable {
    /// It only groups others.
    case none
    /// It represents a view of the view dump.
    case view(Node.ID)
    /// A view of the view dump draws it.
    case drawn(by: Node.ID)
    /// Its match is unknown, so it is left out.
    case unsure
  }

  /// The views, with the elements that they draw.
  public let screen: Screen
  /// The match of each node of the accessibility tree.
  public let matches: [Match]

  /// Joins two halves.
  ///
  /// - Parameters:
  ///   - views: The screen of a view dump.
  ///   - elements: The screen of an accessibility tree.
  /// - Throws: ``DumpError`` if one of them is of the other kind, or if their sizes or orientations
  ///   differ.
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

  /// Halves of one moment have one screen. If the elements' source does not say how large it is,
  /// the elements must only lie on it.
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
  /// Joins the accessibility trees of another dump with the views of this one, screen by screen.
  ///
  /// - Parameters:
  ///   - elements: The same number of screens, in the same order.
  ///   - screen: The number of the one screen, from 1, that a single accessibility tree belongs to;
  ///     the others do not change. `nil` for all.
  /// - Throws: ``DumpError`` if the screens visibly belong to different moments.
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

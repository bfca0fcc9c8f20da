/// A screen with very many taps: which view gets each, and its result.
package struct TappedScreen: Sendable {
  package let reported: ReportedScreen
  /// The screen's names in taps: its heading, or its file's name without the extension.
  package let names: [String]
  package let rules: ClassRules
  private let index: TouchIndex
  private let bounds: Screen.Rect
  /// The outcome of a tap that a node gets.
  private let reasons: [TapReason]
  /// The targets that lose their taps.
  let victims: TapVictims

  /// Computes what all taps share.
  package init(_ reported: ReportedScreen, rules: ClassRules) {
    self.reported = reported
    self.rules = rules
    let screen = reported.screen
    index = TouchIndex(screen, rules: rules)
    bounds = screen.frame
    reasons = ActingNodes(screen, rules: rules).reasons
    names = Self.names(of: reported)
    victims = TapVictims(screen, rules: rules)
  }

  package var screen: Screen { reported.screen }

  private static func names(of reported: ReportedScreen) -> [String] {
    let file = reported.file?.split(separator: "/").last.map(String.init) ?? "-"
    let dot = file.lastIndex(of: ".")
    let bare = dot.map { $0 == file.startIndex ? file : String(file[..<$0]) } ?? file
    let own = reported.count > 1 ? "\(bare) \(reported.number)" : bare
    return [reported.screen.title, own].compactMap(\.self)
  }

  /// The receiver of a tap.
  enum Receiver: Hashable {
    case node(Node.ID)
    /// No node, for this reason.
    case none(TapReason)
  }

  /// Returns the receiver of a tap, in screen points.
  @inline(__always)
  func receiver(of point: Screen.Point) -> Receiver {
    switch index.owner(ofTouchAt: point) {
    case .node(let node): .node(node)
    case .undecided: .none(.undecided)
    case .nobody: .none(bounds.contains(point) ? nobody : beyond)
    }
  }

  private var beyond: TapReason { screen.statesSize ? .offScreen : nobody }

  /// A source without views does not say either what lies between its elements.
  private var nobody: TapReason { screen.evidence == .exact ? .nobody : .notTold }

  /// Returns the result of a tap.
  func reason(of receiver: Receiver) -> TapReason {
    switch receiver {
    case .node(let node): reasons[node]
    case .none(let reason): reason
    }
  }
}

extension TouchIndex {
  /// The receiver of a touch.
  enum Owner {
    case node(Node.ID)
    case nobody
    /// One of two elements; the source does not say which.
    case undecided
  }

  /// Returns the receiver of a touch, as ``receiver(ofTouchAt:)`` does.
  @inline(__always)
  func owner(ofTouchAt pointOnScreen: Screen.Point) -> Owner {
    guard let rank = grid.front(at: pointOnScreen, in: table) else { return .nobody }
    let node = table.order.node(at: rank)
    guard let entries else { return .node(node) }
    return entries[node.index - 1].node.map { .node($0) } ?? .undecided
  }
}

/// The receivers of touches on a screen by the rule, as views, which the live UIKit names, and not
/// as their drawn content.
struct RuleOwners {
  private let screen: Screen
  private let index: TouchIndex

  init(on screen: Screen, rules: ClassRules = .standard) {
    self.init(on: screen, by: TouchIndex(screen, rules: rules))
  }

  /// - Parameter index: The index of that screen.
  init(on screen: Screen, by index: TouchIndex) {
    self.screen = screen
    self.index = index
  }

  /// Returns the node of the view that gets a touch, or `nil` if none does.
  func owner(at pointOnScreen: Screen.Point) -> Node.ID? {
    index.receiver(ofTouchAt: pointOnScreen).map(screen.view)
  }

  /// How an answer of the live UIKit relates to the rule.
  enum Comparison {
    case agrees
    /// The answers differ so near to an edge between two owners that rounding decides.
    case onEdge
    case differs
  }

  /// Compares an answer of the live UIKit at a point with the rule's.
  func compare(
    _ witnessed: Screen.Witness.Owner, with expected: Node.ID?, at pointOnScreen: Screen.Point
  ) -> Comparison {
    if witnessed == Screen.Witness.Owner(expected) { return .agrees }
    return areClear(at: pointOnScreen) ? .differs : .onEdge
  }

  /// Returns whether touches all around a point, as far as ``Screen/Witness/precision``, go to the
  /// receiver of a touch at the point. It checks the corners of a square: an edge through its
  /// middle has corners on both sides.
  func areClear(at pointOnScreen: Screen.Point) -> Bool {
    let (x, y, side) = (pointOnScreen.x, pointOnScreen.y, Screen.Witness.precision)
    let owner = owner(at: pointOnScreen)
    return self.owner(at: .init(x: x - side, y: y - side)) == owner
      && self.owner(at: .init(x: x + side, y: y - side)) == owner
      && self.owner(at: .init(x: x - side, y: y + side)) == owner
      && self.owner(at: .init(x: x + side, y: y + side)) == owner
  }
}

/// The effects of the touches that each node gets.
struct TouchRoles: Sendable {
  /// The targets that are too small or too close to others.
  private let small: Set<Node.ID>
  private let actors: [Node.ID?]
  private let reasons: [TapReason]
  private let swallowing: Set<Node.ID>
  /// For each node whether it belongs to a keyboard, a bar or a window of the system, where nothing
  /// of the app acts.
  private let isSystem: [Bool]
  /// For each node in a bar the outermost bar around it.
  private let bars: [Node.ID?]

  /// The owners for which the source does not say whether anything acts there.
  private let unknown: Set<Node.ID>

  init(_ survey: ScreenSurvey, defects: [Defect], verdict: ScreenVerdict) {
    actors = survey.acting.actors
    reasons = survey.acting.reasons
    swallowing = Set(verdict.culprits.flatMap(\.owners))
    unknown = Set(verdict.unknownOwners)
    small = Self.small(defects)
    bars = Self.bars(survey.screen)
    isSystem = Self.system(survey, bars: bars)
  }

  /// Returns the acting node around a node, the bar that contains it, or the node.
  func receiver(for owner: Node.ID) -> Node.ID { actors[owner] ?? bars[owner] ?? owner }

  func role(of owner: Node.ID) -> TouchRole {
    if unknown.contains(owner) { return .undecided }
    if isSystem[owner] { return .system }
    if swallowing.contains(owner) { return .swallows }
    guard let actor = actors[owner], reasons[owner] == .acts else { return .background }
    return small.contains(actor) ? .small : .target
  }

  private static func small(_ defects: [Defect]) -> Set<Node.ID> {
    var small: Set<Node.ID> = []
    for defect in defects {
      switch defect.rule {
      case .targetTooSmall: small.insert(defect.node)
      case .targetsTooClose, .targetsOverlap:
        small.formUnion([defect.node, defect.other ?? defect.node])
      default: break
      }
    }
    return small
  }

  private static func bars(_ screen: Screen) -> [Node.ID?] {
    var bars: [Node.ID?] = []
    bars.reserveCapacity(screen.nodes.count)
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      let isBar = screen.isOne(index, of: SystemClasses.bars)
      bars.append(node.parent.flatMap { bars[$0] } ?? (isBar ? index : nil))
    }
    return bars
  }

  private static func system(_ survey: ScreenSurvey, bars: [Node.ID?]) -> [Bool] {
    let screen = survey.screen
    let keys = KeyboardKeys(survey)
    // A system window or a keyboard belongs to the system with all its descendants; of a bar, only
    // what does not act.
    var belongs: [Bool] = []
    belongs.reserveCapacity(screen.nodes.count)
    return screen.nodeIDs.map { index in
      let isOwn =
        survey.isKeyboard(index) || screen.isOne(index, of: SystemClasses.passingThrough)
        || screen.systemClass(of: index) == "StatusBar" || keys.isListedKey(index, in: survey)
      belongs.append(isOwn || screen.nodes[index].parent.map { belongs[$0] } == true)
      return belongs[index] || bars[index] != nil && survey.acting.actors[index] == nil
    }
  }
}

/// The effect of a touch on a part of the screen: the meanings of colours in every picture.
package enum TouchRole: String, Sendable, Hashable, CaseIterable {
  /// The view there takes touches from controls, or from all views behind its window.
  case swallows
  /// A node acts there, and its touchable part is too small, or too close to another's.
  case small
  /// A node acts there.
  case target
  /// A view takes the touch without any effect, and no control loses touches.
  case background
  /// A keyboard, a bar or a window of the system.
  case system
  /// No window takes the touch: it falls through everything.
  case nobody
  /// The dump does not say what happens to a touch: which of two elements gets it, or what a class
  /// with a rule of its own does with it.
  case undecided
}

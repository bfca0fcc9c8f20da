/// What touches come to that each node gets.
struct TouchRoles: Sendable {
  /// The targets that are too small or too close to others.
  let small: Set<Int>
  private let actors: [Int?]
  private let reasons: [TapReason]
  private let swallowing: Set<Int>
  /// For each node whether it belongs to a keyboard, a bar or a window of the system, where nothing
  /// of the app's acts.
  private let isSystem: [Bool]

  init(
    _ linted: LintedScreen, _ acting: ActingNodes, defects: [Defect], culprits: [Culprit]
  ) {
    (actors, reasons) = (acting.actors, acting.reasons)
    swallowing = Set(culprits.flatMap(\.owners))
    small = Self.small(defects)
    isSystem = Self.system(linted, acting)
  }

  /// Returns what acts around a node, or the node.
  func receiver(for owner: Int) -> Int { actors[owner] ?? owner }

  func role(of owner: Int) -> TouchRole {
    if isSystem[owner] { return .system }
    if swallowing.contains(owner) { return .swallows }
    guard let actor = actors[owner], reasons[owner] == .acts else { return .background }
    return small.contains(actor) ? .small : .target
  }

  private static func small(_ defects: [Defect]) -> Set<Int> {
    var small: Set<Int> = []
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

  private static func system(_ linted: LintedScreen, _ acting: ActingNodes) -> [Bool] {
    let (screen, survey) = (linted.screen, linted.survey)
    let keys = KeyboardKeys(survey)
    // A system window or a keyboard is the system's with all in it; of a bar what does not act.
    var belongs: [Bool] = []
    var isInBar: [Bool] = []
    belongs.reserveCapacity(screen.nodes.count)
    isInBar.reserveCapacity(screen.nodes.count)
    return screen.nodes.indices.map { index in
      let parent = screen.nodes[index].parent
      let isOwn =
        survey.isKeyboard(index) || screen.isOne(index, of: SystemClasses.passingThrough)
        || screen.systemClass(of: index) == "StatusBar" || keys.isListedKey(index, in: survey)
      belongs.append(isOwn || parent.map { belongs[$0] } == true)
      isInBar.append(
        screen.isOne(index, of: SystemClasses.bars) || parent.map { isInBar[$0] } == true)
      return belongs[index] || isInBar[index] && acting.actors[index] == nil
    }
  }
}

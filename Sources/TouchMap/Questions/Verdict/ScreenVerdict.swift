/// The results of taps on a screen: the sum of the verdicts about all targets on it.
///
/// The rule of ``TapOracle`` judges each target, where a person would tap. Pictures, texts and JSON
/// take their headline from here, and none says more than it.
package struct ScreenVerdict: Sendable {
  /// The result of the taps that are meant for a target.
  package enum Fate: Sendable, Hashable {
    /// They reach it, or a node that acts for it.
    case works
    /// A view in it, or it itself, gets them, unless a recognizer around it takes them. Controls do
    /// not count.
    case shadowed
    /// Another view takes them, or nothing does.
    case blocked
    /// Another view takes them, until a finger scrolls the target out from there; `isKnown` says
    /// whether the source shows that it can be scrolled so far.
    case coveredNow(isKnown: Bool)
    /// A presentation in front of it takes them, as it should.
    case behindPresentation
    /// The source does not say.
    case unknown
    /// It, or a control around it or in it, is disabled.
    case disabled

    /// Whether they get there, as far as views decide.
    package var arrives: Bool { self == .works || self == .shadowed }

    /// Whether a view in front takes them at the moment.
    package var isLost: Bool {
      switch self {
      case .blocked, .coveredNow: true
      case .works, .shadowed, .behindPresentation, .unknown, .disabled: false
      }
    }
  }

  /// A target that is at least partly visible on the screen.
  package struct Target: Sendable, Hashable {
    /// The node.
    package let node: Node.ID
    /// A person's name for it.
    package let name: SpokenName
    /// Its place as a polygon, in screen points; empty where it is not known.
    package let outline: [Screen.Point]
    /// The verdict about a tap on it.
    package let tap: TapVerdict
    package let fate: Fate
    /// Its middle, if it has no name but its class, and another target of the screen has the same.
    fileprivate(set) var place: Screen.Point?
  }

  /// How many targets are visible on the screen.
  package let targets: Int
  /// Those that were judged, in the order of the source.
  package let asked: [Target]
  /// Whether there are others, which the source reports as not visible.
  let leavesUnseen: Bool
  /// The targets that lose their taps, in the order of the source.
  package let blocked: [Target]
  /// The views that block them: those that block most targets first.
  package private(set) var culprits: [Culprit]
  /// The part of the screen, from 0 to 1, for which a class with an unknown rule decides, and the
  /// node of such a class that has most of it.
  let unknownArea: (share: Double, node: Node.ID)?
  /// The nodes that get the touches of that part.
  package let unknownOwners: [Node.ID]
  package let survey: ScreenSurvey
  private let places: [Node.ID: Int]
  /// The screen for the checks, which know the sizes of targets.
  @Deferred var linted: LintedScreen
  /// The targets that the checks find too small.
  @Deferred package var small: Set<Node.ID>

  /// Judges every target on a screen.
  ///
  /// - Parameters:
  ///   - configuration: The checks of the sizes.
  ///   - triesFixes: Whether to search for fixes.
  /// - Complexity: O(*n* + *t*) and the partition of the screen, where *n* is the number of nodes
  ///   and *t* that of targets, unless very many views answer by rules that no dump contains.
  package init(
    _ survey: ScreenSurvey, configuration: LintConfiguration = LintConfiguration(),
    triesFixes: Bool = true
  ) {
    self.init(
      TapOracle(survey), Deferred { LintedScreen(survey, configuration: configuration) },
      triesFixes: triesFixes)
  }

  init(_ oracle: TapOracle, _ linted: Deferred<LintedScreen>, triesFixes: Bool) {
    let survey = oracle.survey
    self.survey = survey
    _linted = linted
    _small = Deferred { linted.wrappedValue.smallTargets }
    let found = Self.targets(on: survey)
    var leavesUnseen = false
    let judged = found.front(Self.mostAsked, on: survey).compactMap { node in
      let tap = oracle.word(onTapFor: node, at: nil)
      if case .visibility? = tap.doubts.first { leavesUnseen = true }
      return oracle.target(node, tap)
    }
    let asked = Self.placed(judged)
    self.leavesUnseen = leavesUnseen
    let left = found.count - min(found.count, Self.mostAsked)
    self.asked = asked
    targets = asked.count + left
    places = Dictionary(
      asked.enumerated().map { ($0.element.node, $0.offset) }, uniquingKeysWith: { $1 })
    blocked = asked.filter { $0.fate == .blocked }
    let blame = Blame(survey, targets: asked)
    culprits = blame.culprits()
    if triesFixes { culprits = blame.withFixes(culprits) }
    let swallowing = Set(culprits.flatMap(\.owners))
    unknownOwners = survey.areas.owners.filter {
      survey.acting.reasons[$0] == .ownRule && !swallowing.contains($0)
    }
    unknownArea = Self.area(of: unknownOwners, on: survey)
  }

  /// Returns targets with the places of those that their names do not tell apart.
  private static func placed(_ targets: [Target]) -> [Target] {
    var targets = targets
    for places in Dictionary(grouping: targets.indices, by: { targets[$0].name }).values
    where places.count > 1 {
      for place in places where !targets[place].outline.isEmpty {
        targets[place].place = ConvexPolygon(points: targets[place].outline).boundingBox.center
      }
    }
    return targets
  }

  /// No real screen has more targets. Of more, the front-most are judged. A choice.
  fileprivate static let mostAsked = 100_000

  /// The target for a node; `nil` if the node is not a judged target.
  package subscript(node: Node.ID) -> Target? { places[node].map { asked[$0] } }

  /// How many targets have each verdict, in the order of the verdicts.
  package var counts: [(word: TapVerdict.Word, count: Int)] {
    var counts: [TapVerdict.Word: Int] = [:]
    for target in asked { counts[target.tap.word, default: 0] += 1 }
    return TapVerdict.Word.allCases.compactMap { word in counts[word].map { (word, $0) } }
  }

  /// Whether every target was judged, and each that is neither disabled nor behind a presentation
  /// gets its taps and is large enough.
  package var isAllClear: Bool {
    let fine: [Fate] = [.works, .disabled, .behindPresentation]
    return culprits.isEmpty && asked.count == targets && asked.contains { $0.fate == .works }
      && asked.allSatisfy { fine.contains($0.fate) && !small.contains($0.node) }
  }

  /// Returns the part of a view that a finger reaches.
  package func reach(of node: Node.ID) -> Reach { linted.reach(of: node) }

  /// The nodes that act, without keys of the system's keyboard, in the order of the source.
  fileprivate static func targets(on survey: ScreenSurvey) -> [Node.ID] {
    let keys = KeyboardKeys(survey)
    let bounds = Box(survey.screen.frame)
    return survey.ownTargets.filter { index in
      survey.outlines.frames[index].map { Box($0).intersects(bounds) } ?? true
        && !keys.contains(index, in: survey) && !survey.isInTransition(index)
    }
  }

  /// Whether a view takes taps that are meant for others.
  package var losesTaps: Bool {
    !culprits.isEmpty || asked.contains { $0.fate.isLost }
  }

  private static func area(of owners: [Node.ID], on survey: ScreenSurvey) -> (Double, Node.ID)? {
    let whole = survey.screen.frame.size.area
    guard whole > 0,
      let largest = owners.max(by: { survey.areas.area(of: $0) < survey.areas.area(of: $1) })
    else { return nil }
    let decider = survey.screen.nearest(from: largest) {
      survey.asker.classFacts[$0].behavior == .unknown
    }
    let share = owners.reduce(0) { $0 + survey.areas.area(of: $1) } / whole
    return (min(1, share), decider ?? largest)
  }
}

extension [Node.ID] {
  /// The front-most of the nodes, in the order of the source.
  fileprivate func front(_ most: Int, on survey: ScreenSurvey) -> [Node.ID] {
    count <= most ? self : sorted { survey.isAsked($0, before: $1) }.prefix(most).sorted()
  }
}

extension ScreenSurvey {
  /// The nodes that act and are targets of their own, in the order of the source.
  fileprivate var ownTargets: [Node.ID] {
    screen.nodeIDs.filter { acting.actors[$0] == $0 && isOwnTarget($0) }
  }

  /// Those of them that are no controls: rows, and views with recognizers.
  var plainTargets: [Node.ID] { ownTargets.filter { targets[$0] != .control } }

  /// Whether a node that acts is a target of its own: not a part of a control, not a row whose
  /// content acts for it, not a view with which the system closes a menu, and not the second of two
  /// entries for one control.
  private func isOwnTarget(_ index: Node.ID) -> Bool {
    if targets[index] != nil { return true }
    let node = screen.nodes[index]
    let actsByContent = screen.children(of: index).contains {
      targets[$0] == .recognizing && outlines.frames[$0] == outlines.frames[index]
    }
    if actsByContent { return false }
    let outer = node.parent.flatMap(target(holding:))
    if let outer, targets[outer] == .control { return false }
    guard !screen.isOne(index, of: SystemClasses.dimmings) else { return false }
    return node.reasonToIgnoreTouches != nil || !screen.hasControlRole(index)
  }
}

extension TapOracle {
  /// Returns the targets with some fate among those that are judged.
  func targets(where isCounted: (ScreenVerdict.Fate) -> Bool) -> Set<Node.ID> {
    let found = ScreenVerdict.targets(on: survey).front(ScreenVerdict.mostAsked, on: survey)
    return Set(found.filter { fate(of: $0, word(onTapFor: $0, at: nil)).map(isCounted) == true })
  }

  /// Returns a target with the result of a tap on it; `nil` if no part of it is visible.
  fileprivate func target(_ node: Node.ID, _ tap: TapVerdict) -> ScreenVerdict.Target? {
    var tap = tap
    guard var fate = fate(of: node, tap) else { return nil }
    if fate == .works, let unseen = survey.unseenTaker(of: node) {
      // A finger that lands on the rest of it reaches it, and nobody sees where that is.
      tap = TapVerdict(.coveredBy, by: unseen, at: tap.point, tap.certainty)
      fate = self.fate(of: node, tap) ?? .blocked
    }
    return ScreenVerdict.Target(
      node: node, name: screen.spokenName(of: node),
      outline: survey.outlines.outlines[node]?.points ?? [], tap: tap, fate: fate)
  }

  private func fate(of node: Node.ID, _ tap: TapVerdict) -> ScreenVerdict.Fate? {
    switch tap.word {
    case .offScreen, .hidden, .clipped: return nil
    case .shadowedByGesture where survey.targets[node] != .control: return .shadowed
    case .hits, .handledBy, .shadowedByGesture: return .works
    case .cannotTell:
      // A dump has many of these: parts of rows, and what is scrolled away.
      if case .visibility? = tap.doubts.first { return nil }
      return .unknown
    case .disabled:
      // A control is disabled on purpose, and a view around it by mistake.
      let isAround = tap.by.map { by in
        by != node && screen.subtree(of: by).contains(node)
          && !screen.nodes[by].flags.contains(.controlDisabled)
      }
      return isAround == true ? .blocked : .disabled
    case .coveredBy, .keyboard:
      guard let by = tap.by else { return .blocked }
      if survey.isPresentation(by, over: node) { return .behindPresentation }
      if tap.word == .coveredBy, survey.isOwnAreaOfTarget(by, over: node) { return .works }
      let isKnown = tap.canScroll != nil
      return survey.canScrollAway(node, from: by, known: tap.canScroll)
        ? .coveredNow(isKnown: isKnown) : .blocked
    case .outsideParent, .passesThrough, .dropped: return .blocked
    }
  }
}

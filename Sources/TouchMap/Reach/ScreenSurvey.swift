import HitTesting

/// A screen with everything that questions about single views need, worked out once.
struct ScreenSurvey: Sendable {
  let hierarchy: Hierarchy
  let rules: ClassRules
  let outlines: ScreenOutlines
  /// Who gets a touch at a point.
  let asker: TouchAsker
  /// The screen cut up by who gets a touch.
  let partition: TouchPartition
  /// What the partition takes for granted.
  let assumptions: [Assumption]
  /// What each node does with touches itself.
  let targets: [TouchTarget?]
  /// For each node the rectangle to which it and its ancestors clip what is in it, in screen points;
  /// `nil` where one of them is turned or has no area.
  private let clips: [Hierarchy.Rect?]
  /// For each node the nearest target from it upwards.
  private let nearestTargets: [Int?]
  /// For each node what shuts it off wherever the finger lands: the outermost such node.
  let shutBy: [Int?]
  /// For each node the one because of which touches on its own area fall through.
  let fallThroughCauses: [Int?]
  let areas: TouchAreas
  /// The place of each node's window in ``Hierarchy/windows``.
  let windowOfNode: [Int]
  /// Whether any answer about a point may take something for granted.
  var mayAssume: Bool { !assumptions.isEmpty }

  init(_ hierarchy: Hierarchy, rules: ClassRules = .standard) {
    self.hierarchy = hierarchy
    self.rules = rules
    outlines = ScreenOutlines(of: hierarchy)
    asker = TouchAsker(hierarchy, rules: rules)
    partition = hierarchy.partition(rules: rules)
    areas = TouchAreas(partition)
    assumptions = hierarchy.assumptions(of: partition, rules: rules)
    fallThroughCauses = hierarchy.fallThroughCauses(rules: rules)
    let targets = hierarchy.touchTargets()
    self.targets = targets
    clips = outlines.clips(of: hierarchy)
    var nearest: [Int?] = []
    var shutBy: [Int?] = []
    for (index, node) in hierarchy.nodes.enumerated() {
      nearest.append(targets[index] == nil ? node.parent.flatMap { nearest[$0] } : index)
      let outer = node.standsAlone ? nil : node.parent.flatMap { shutBy[$0] }
      shutBy.append(outer ?? (node.reasonToIgnoreTouches == nil ? nil : index))
    }
    nearestTargets = nearest
    self.shutBy = shutBy
    var windowOfNode = Array(repeating: 0, count: hierarchy.nodes.count)
    for (place, window) in hierarchy.windows.enumerated() {
      for index in hierarchy.subtree(of: window.root) { windowOfNode[index] = place }
    }
    self.windowOfNode = windowOfNode
  }

  /// Returns a node's ancestors whose bounds and switches decide about touches on it, the window
  /// first.
  func ancestors(of node: Int) -> [Int] {
    guard !hierarchy.nodes[node].standsAlone else { return [] }
    var ancestors: [Int] = []
    var current = hierarchy.nodes[node].parent
    while let index = current, !hierarchy.nodes[index].standsAlone {
      ancestors.append(index)
      current = hierarchy.nodes[index].parent
    }
    return ancestors.reversed()
  }

  /// Returns whether no ancestor cuts anything off a node, as far as that is known at once.
  func liesInAncestors(_ node: Int) -> Bool {
    guard !hierarchy.nodes[node].standsAlone, let parent = hierarchy.nodes[node].parent,
      !hierarchy.nodes[parent].standsAlone
    else { return true }
    guard let clip = clips[parent], let frame = outlines.frames[node] else { return false }
    return clip.holds(frame, within: 0)
  }

  /// Returns the nearest node that does something with touches, from a node that owns some upwards.
  func target(holding owner: Int) -> Int? { nearestTargets[owner] }

  /// Returns the members by which machine-readable answers name a node.
  func members(of node: Int) -> [(String, JSON)] {
    hierarchy.members(
      ofNode: node, window: windowOfNode[node], frame: outlines.frames[node])
  }

  /// How sure answers about the whole screen are: as sure as the weakest.
  var evidence: Evidence { mayAssume ? .assumed : hierarchy.reliableEvidence }

  /// Returns how sure answers about some pieces of the screen are, judged in the middle of the
  /// largest of them.
  ///
  /// - Parameter known: What was judged before, so that no point is judged twice.
  func evidence(
    in pieces: [ConvexPolygon], known: inout [Hierarchy.Point: Evidence]
  ) -> Evidence {
    guard mayAssume else { return hierarchy.reliableEvidence }
    let judged = pieces.sorted { $0.area > $1.area }.prefix(Self.mostPiecesJudged)
    return judged.reduce(hierarchy.reliableEvidence) { weakest, piece in
      let center = piece.center
      let evidence = known[center] ?? evidence(at: center)
      known[center] = evidence
      return max(weakest, evidence)
    }
  }

  /// Returns how sure the answer about a point is, in screen points.
  func evidence(at point: Hierarchy.Point) -> Evidence {
    asker.touch(at: point, limits: .init(misses: 0, candidates: 0)).evidence
  }

  /// A choice: a view in more pieces is a rare one.
  private static let mostPiecesJudged = 10

  /// Returns whether a touch comes to one node before it comes to another that does not hold it.
  func isAsked(_ front: Int, before back: Int) -> Bool {
    if let ranks = asker.elements?.ranks { return ranks[front] > ranks[back] }
    let (frontWindow, backWindow) = (windowOfNode[front], windowOfNode[back])
    return frontWindow == backWindow ? front > back : frontWindow > backWindow
  }
}

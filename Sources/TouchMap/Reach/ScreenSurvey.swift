import HitTesting

/// A screen with everything that questions about single views need, worked out once.
struct ScreenSurvey: Sendable {
  let hierarchy: Hierarchy
  let rules: ClassRules
  let outlines: ScreenOutlines
  let areas: TouchAreas
  /// The place of each node's window in ``Hierarchy/windows``.
  let windowOfNode: [Int]
  /// Whether any answer about a point may take something for granted.
  let mayAssume: Bool

  init(_ hierarchy: Hierarchy, rules: ClassRules = .standard) {
    self.hierarchy = hierarchy
    self.rules = rules
    outlines = ScreenOutlines(of: hierarchy)
    let partition = hierarchy.partition(rules: rules)
    areas = TouchAreas(partition)
    mayAssume = !hierarchy.assumptions(of: partition, rules: rules).isEmpty
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

  /// Returns the nearest node that does something with touches, from a node that owns some upwards.
  func target(holding owner: Int) -> Int? {
    hierarchy.nearest(from: owner) { hierarchy.target(at: $0) != nil }
  }

  /// Returns the members by which machine-readable answers name a node.
  func members(of node: Int) -> [(String, JSON)] {
    hierarchy.members(
      ofNode: node, window: windowOfNode[node], frame: outlines.frames[node])
  }

  /// How sure answers about the whole screen are: as sure as the weakest.
  var evidence: Evidence { mayAssume ? .assumed : hierarchy.reliableEvidence }

  /// Returns how sure answers about some pieces of the screen are, judged in the middle of the
  /// largest of them.
  func evidence(in pieces: [ScreenPiece]) -> Evidence {
    guard mayAssume else { return hierarchy.reliableEvidence }
    let judged = pieces.sorted { $0.area > $1.area }.prefix(Self.mostPiecesJudged)
    return judged.reduce(hierarchy.reliableEvidence) { max($0, evidence(at: $1.center)) }
  }

  /// Returns how sure the answer about a point is, in screen points.
  func evidence(at point: Hierarchy.Point) -> Evidence {
    hierarchy.touch(at: point, rules: rules, limits: .init(misses: 0, candidates: 0)).evidence
  }

  /// A choice: a view in more pieces is a rare one.
  private static let mostPiecesJudged = 50

  /// Returns whether a touch comes to one node before it comes to another that does not hold it.
  func isAsked(_ front: Int, before back: Int) -> Bool {
    let (frontWindow, backWindow) = (windowOfNode[front], windowOfNode[back])
    return frontWindow == backWindow ? front > back : frontWindow > backWindow
  }
}

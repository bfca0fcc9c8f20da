extension LintedScreen {
  /// Two targets that lie too close together.
  struct CrowdedPair: Sendable {
    var first: Node.ID
    var second: Node.ID
    /// The points between them.
    var gap: Double
  }

  /// No real target has more others beside it. Of more, so many are looked at. We chose it.
  private static let mostBeside = 32

  /// Returns the pairs in which one target is too small and the other too near, each once.
  func crowdedPairs(among undersized: [UndersizedTarget]) -> [CrowdedPair] {
    guard let spacing = configuration.profile.spacing else { return [] }
    let small = Set(undersized.map(\.node))
    let others = liveTargets.filter { $0.kind == .control || small.contains($0.node) }
      .map(\.node).filter { isApproachable($0) }
    let frames = others.map { survey.outlines.frames[$0] ?? .zero }
    let isSmall = others.map(small.contains)
    let grid = BoxGrid(frames.map { Box($0) })
    var pairs: [CrowdedPair] = []
    for first in small.sorted() {
      guard let frame = survey.outlines.frames[first] else { continue }
      let around = Box(frame).grown(by: spacing.distance)
      var count = 0
      grid.forEach(near: around) { place in
        let second = others[place]
        if second != first, second > first || !isSmall[place],
          let gap = gapIfTooSmall(frame, frames[place], secondIsSmall: isSmall[place], spacing),
          areIndependent(first, second)
        {
          pairs.append(CrowdedPair(first: min(first, second), second: max(first, second), gap: gap))
        }
        count += 1
        return count < Self.mostBeside ? around : nil
      }
    }
    return pairs
  }

  private func isApproachable(_ node: Node.ID) -> Bool {
    survey.targets[node] != nil && !isPlacedBySystem(node)
  }

  /// Whether neither target lies in the other, and both move together when content scrolls.
  func areIndependent(_ first: Node.ID, _ second: Node.ID) -> Bool {
    !screen.subtree(of: first).contains(second)
      && !screen.subtree(of: second).contains(first)
      && survey.windowOfNode[first] == survey.windowOfNode[second]
      && survey.scroller(of: first) == survey.scroller(of: second)
  }

  private func gapIfTooSmall(
    _ frame: Screen.Rect, _ other: Screen.Rect, secondIsSmall: Bool, _ spacing: LintProfile.Spacing
  ) -> Double? {
    let gap = frame.distance(to: other)
    switch spacing {
    case .gap(let least):
      // Another rule reports targets that overlap; those that only touch are reported here.
      let overlap = frame.intersection(other).size.area
      return overlap <= ConvexPolygon.smallestArea && gap + 1e-6 < least ? gap : nil
    case .circle(let diameter):
      let reach = diameter / 2
      if other.distance(to: frame.center) < reach { return gap }
      guard secondIsSmall else { return nil }
      if frame.distance(to: other.center) < reach { return gap }
      return frame.center.distance(to: other.center) < diameter ? gap : nil
    }
  }
}

extension LintedScreen {
  /// A target that is smaller than the profile requires.
  struct UndersizedTarget: Sendable {
    var node: Node.ID
    /// The largest touchable rectangle.
    var size: Screen.Size
    /// Whether the whole target would be large enough.
    var isCut: Bool
  }

  /// The most that is lost by rounding to the pixels of a screen with three pixels for each point.
  private static let rounding = 1.0 / 3 + 1e-6

  /// Returns the targets that are smaller than the profile requires.
  func findUndersizedTargets() -> [UndersizedTarget] {
    liveTargets.compactMap { target in
      let node = target.node
      guard !hasSystemSize(node), !isInline(node), !isDisabled(node), !isCovered(target),
        let size = touchableSize(of: target), isSmall(size)
      else { return nil }
      return UndersizedTarget(node: node, size: size, isCut: !isSmall(wholeSize(of: node)))
    }
  }

  /// Whether no finger reaches the target because of views in front or in it, which other rules
  /// report.
  private func isCovered(_ target: Target) -> Bool {
    target.reach.reachable.isEmpty && target.reach.undecided.area == 0
      && target.reach.blocks.contains {
        $0.reason == .behindWinner && $0.by.map { keepsTouches($0, from: target.node) } == true
          || isPlainView($0, in: target)
      }
  }

  private func isDisabled(_ node: Node.ID) -> Bool {
    screen.nodes[node].flags.contains(.controlDisabled)
  }

  private func isSmall(_ size: Screen.Size) -> Bool {
    min(size.width, size.height) + Self.rounding < configuration.leastSide
  }

  private func wholeSize(of node: Node.ID) -> Screen.Size {
    guard let map = survey.outlines.toScreen[node] else { return .zero }
    let size = screen.nodes[node].bounds.size
    return Screen.Size(
      width: size.width * (map.a * map.a + map.b * map.b).squareRoot(),
      height: size.height * (map.c * map.c + map.d * map.d).squareRoot())
  }

  /// Returns whether a larger hit area would make up for what a target lacks in size: the bounds of
  /// its ancestors cut none of it off, and it meets no other target. What lies in front would take it,
  /// and what lies behind would lose its own.
  func canEnlargeHitArea(of node: Node.ID) -> Bool {
    guard let frame = survey.outlines.frames[node], screen.nodes[node].kind == .view else {
      return true
    }
    let missing = (
      x: max(0, configuration.leastSide - frame.size.width),
      y: max(0, configuration.leastSide - frame.size.height)
    )
    let wanted = Screen.Rect(
      x: frame.origin.x - missing.x / 2, y: frame.origin.y - missing.y / 2,
      width: frame.size.width + missing.x, height: frame.size.height + missing.y)
    return survey.liesInAncestors(of: node, wanted)
      && !liveTargets.contains { other in
        other.node != node && survey.outlines.frames[other.node]?.overlaps(wanted) == true
          && !screen.subtree(of: other.node).contains(node)
          && !screen.subtree(of: node).contains(other.node)
      }
  }
}

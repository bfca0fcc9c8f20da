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
    target.reach.reachable.isEmpty && target.reach.undecided.isEmpty
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
}

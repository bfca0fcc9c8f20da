/// ``LintRule/windowSwallows``: a window above another visible one whose containers, which do
/// nothing with touches, own half of the screen or more.
struct WindowSwallows: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    linted.survey.swallowingWindows.map {
      Defect(
        .windowSwallows, node: $0.root,
        .swallowing(share: $0.share, containers: $0.containers))
    }
  }
}

/// A window in front whose containers take much of the screen and do nothing with it.
struct SwallowingWindow {
  let root: Node.ID
  /// The part of the screen that they take, from 0 to 1.
  let share: Double
  /// The containers, the one that takes most first.
  let containers: [Node.ID]
}

extension ScreenSurvey {
  /// The windows that swallow touches.
  var swallowingWindows: [SwallowingWindow] {
    screen.windows.indices.dropFirst().compactMap(swallowingWindow)
  }

  /// From this part of the screen on a window counts as swallowing. A choice.
  private static let leastSwallowed = 0.5

  private func swallowingWindow(at place: Int) -> SwallowingWindow? {
    let root = screen.windows[place].root
    guard !screen.isOne(root, of: SystemClasses.passingThrough), isAnyVisible(behind: place)
    else { return nil }
    let size = screen.frame.size.area
    let swallowing = screen.subtree(of: root)
      .filter { areas.area(of: $0) > 0 && isIdleContainer($0) }
      .sorted { areas.area(of: $0) > areas.area(of: $1) }
    let area = swallowing.reduce(0) { $0 + areas.area(of: $1) }
    guard size > 0, area / size >= Self.leastSwallowed else { return nil }
    return SwallowingWindow(root: root, share: area / size, containers: swallowing)
  }

  private func isAnyVisible(behind place: Int) -> Bool {
    screen.windows[..<place].contains {
      let window = screen.nodes[$0.root]
      return window.reasonToIgnoreTouches == nil && window.bounds.size.area > 0
    }
  }

  private func isIdleContainer(_ index: Node.ID) -> Bool {
    let node = screen.nodes[index]
    // If a window paints from edge to edge, no view behind it is visible that could be touched.
    guard node.kind == .window || node.kind == .view, !node.flags.contains(.paintsBackground),
      // A recognizer on a view gets the touches of all its descendants.
      target(holding: index) == nil
    else { return false }
    return node.kind == .window || node.isHostingView
      || SystemClasses.plainContainers.contains(node.className)
  }
}

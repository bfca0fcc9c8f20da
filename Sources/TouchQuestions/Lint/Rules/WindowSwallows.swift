import TouchScreen

/// ``LintRule/windowSwallows``: a window above another visible one whose containers, which do
/// nothing with touches, own half of the screen or more.
struct WindowSwallows: LintCheck {
  /// From this part of the screen on a window swallows. A choice.
  private let share = 0.5

  func defects(on linted: LintedScreen) -> [Defect] {
    linted.screen.windows.indices.dropFirst().compactMap { finding(place: $0, on: linted) }
  }

  private func finding(place: Int, on linted: LintedScreen) -> Defect? {
    let screen = linted.screen
    let root = screen.windows[place].root
    guard !screen.isOne(root, of: SystemClasses.passingThrough),
      isAnyVisible(behind: place, on: linted)
    else { return nil }
    let size = screen.frame.size.area
    let swallowing = screen.subtree(of: root)
      .filter { linted.survey.areas.area(of: $0) > 0 && isIdleContainer($0, on: linted) }
      .sorted { linted.survey.areas.area(of: $0) > linted.survey.areas.area(of: $1) }
    let area = swallowing.reduce(0) { $0 + linted.survey.areas.area(of: $1) }
    guard size > 0, area / size >= share else { return nil }
    return Defect(
      .windowSwallows, node: root, .swallowing(share: area / size, containers: swallowing))
  }

  private func isAnyVisible(behind place: Int, on linted: LintedScreen) -> Bool {
    linted.screen.windows[..<place].contains {
      let window = linted.screen.nodes[$0.root]
      return window.reasonToIgnoreTouches == nil && window.bounds.size.area > 0
    }
  }

  private func isIdleContainer(_ index: Node.ID, on linted: LintedScreen) -> Bool {
    let node = linted.screen.nodes[index]
    // A window that paints from edge to edge leaves no visible view behind it to be touched.
    guard node.kind == .window || node.kind == .view, !node.flags.contains(.paintsBackground),
      // A recognizer on a view gets the touches of all in it.
      linted.survey.target(holding: index) == nil
    else { return false }
    return node.kind == .window || node.className.contains("HostingView")
      || SystemClasses.plainContainers.contains(node.className)
  }
}

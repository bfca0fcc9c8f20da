/// ``LintRule/windowSwallows``: a window above another visible one whose containers, which do
/// nothing with touches, own half of the screen or more.
struct WindowSwallows: LintCheck {
  /// From this part of the screen on a window swallows. A choice.
  private let share = 0.5

  func findings(on screen: LintScreen) -> [LintFinding] {
    screen.hierarchy.windows.indices.dropFirst().compactMap { finding(place: $0, on: screen) }
  }

  private func finding(place: Int, on screen: LintScreen) -> LintFinding? {
    let hierarchy = screen.hierarchy
    let root = hierarchy.windows[place].root
    guard !hierarchy.isOne(root, of: SystemClasses.passingThrough),
      isAnyVisible(behind: place, on: screen)
    else { return nil }
    let size = hierarchy.screen.size.area
    let swallowing = hierarchy.subtree(of: root).filter { isIdleContainer($0, on: screen) }
    let area = swallowing.reduce(0) { $0 + screen.survey.areas.area(of: $1) }
    let largest = swallowing.max {
      screen.survey.areas.area(of: $0) < screen.survey.areas.area(of: $1)
    }
    guard size > 0, area / size >= share, let largest else { return nil }
    let part = Percentage.text(area / size)
    let what = largest == root ? "its own background" : screen.name(largest)
    return LintFinding(
      .windowSwallows, node: root,
      message: "\(screen.name(root)) in front of other windows takes \(part) of the screen: "
        + "\(what) takes touches there and does nothing with them"
        + remark(on: largest, in: hierarchy),
      fix: "Make \(screen.name(root)) a PassThroughWindow, or hide it when it is empty.")
  }

  private func isAnyVisible(behind place: Int, on screen: LintScreen) -> Bool {
    screen.hierarchy.windows[..<place].contains {
      let window = screen.hierarchy.nodes[$0.root]
      return window.reasonToIgnoreTouches == nil && window.bounds.size.area > 0
    }
  }

  private func isIdleContainer(_ index: Int, on screen: LintScreen) -> Bool {
    let node = screen.hierarchy.nodes[index]
    // What is painted from edge to edge leaves nothing visible behind it to be touched.
    guard node.kind == .window || node.kind == .view, !node.flags.contains(.paintsBackground),
      // A recognizer on a view gets the touches of all in it.
      screen.survey.target(holding: index) == nil
    else { return false }
    return node.kind == .window || node.className.contains("HostingView")
      || SystemClasses.plainContainers.contains(node.className)
  }

  private func remark(on index: Int, in hierarchy: Hierarchy) -> String {
    let node = hierarchy.nodes[index]
    guard node.className.contains("HostingView"),
      hierarchy.children(of: index).contains(where: { hierarchy.nodes[$0].kind == .layer })
    else { return "" }
    return "; since iOS 26 SwiftUI draws into layers, so a hit on the hosting view no longer "
      + "tells content from background"
  }
}

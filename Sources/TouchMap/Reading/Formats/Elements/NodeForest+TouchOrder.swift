extension NodeForest {
  /// Returns the screen, its nodes in the order in which touches reach them.
  ///
  /// The only information about depth in an accessibility tree is its order, which is assumed to be
  /// back to front. Three things are known better:
  /// - The application is not a window. The windows in it, and what follows them, become the
  ///   screen's windows; if it has no area of its own and no windows, all its children do. If it
  ///   has an area and no windows, it replaces its window.
  /// - Bars are listed before the content that they cover. Among siblings they come to the front.
  ///
  /// Both are choices made here.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  consuming func screen(
    titled title: String? = nil, evidence: Evidence
  ) throws(DumpError) -> Screen {
    moveRemoteFrames()
    dropReportsAboutTabs()
    let links = ForestLinks(depths: depths)
    noteBarsWithoutTabs()
    var builder = ScreenBuilder(title: title, evidence: evidence)
    let screen = screenOfFragment(roots: links.roots)
    builder.notes = notes
    if let screen { try Self.add(screen, depth: 0, to: &builder) }
    var pending: [(node: Int, depth: Int)] = []
    // The last pending node is taken first.
    for root in links.roots.reversed() {
      pending.append((root, screen == nil ? 0 : 1))
    }
    while let (index, depth) = pending.popLast() {
      let children = backToFront(links.children[index])
      var node = nodes[index]
      let inner = childrenStayingIn(node, of: children)
      if inner == nil, node.kind == .application { node.kind = .element }
      try Self.add(node, depth: depth, to: &builder)
      for (place, child) in children.enumerated().reversed() {
        pending.append((child, place < inner ?? .max ? depth + 1 : 0))
      }
    }
    return builder.finish()
  }

  private static func add(
    _ node: Node, depth: Int, to builder: inout ScreenBuilder
  ) throws(DumpError) {
    do throws(ScreenBuilder.Misfit) {
      try builder.add(node, depth: depth)
    } catch {
      let problem = DumpError.Problem.tooDeep(limit: ScreenBuilder.maximumDepth)
      throw DumpError(problem: problem, line: node.line)
    }
  }

  /// Returns how many of an application's children are not the screen's windows, or `nil` if none
  /// is a window.
  private func childrenStayingIn(_ node: Node, of children: [Int]) -> Int? {
    guard node.kind == .application else { return nil }
    if let first = children.firstIndex(where: { nodes[$0].isWindowElement }) { return first }
    return node.frame.size.area > 0 ? nil : 0
  }

  /// Forgets that a tool calls tabs not hittable. On iOS 26 XCTest says so of tabs that work.
  ///
  /// > Source: callstack/agent-device, issue 507 and pull request 508: each tab of a `TabView` is
  /// `hittable: false`, and taps in the middle of its frame select it.
  private mutating func dropReportsAboutTabs() {
    var bar: Int?
    for (index, depth) in depths.enumerated() {
      if let outer = bar, depth <= outer { bar = nil }
      if bar == nil, nodes[index].role == "TabBar" { bar = depth }
      if bar != nil, nodes[index].reportedReach?.isUnhittable == true {
        nodes[index].reportedReach = nil
      }
    }
  }

  /// Notes tab bars in which no element acts. UIKit names them in English.
  ///
  /// > Source: facebook/idb, issue 767, and oozoofrog/mcp-baepsae, issue 38: what the simulator's
  /// accessibility says leaves them out.
  private mutating func noteBarsWithoutTabs() {
    let acting = nodes.filter { node in
      node.flags.contains(.acts) || node.role.map(SystemClasses.actingRoles.contains) == true
    }
    for node in nodes where node.role == "TabBar" || node.label == "Tab Bar" && node.role == "Group"
    {
      guard node.isPlacedElement else { continue }
      let bar = Box(node.frame)
      if !acting.contains(where: { Box($0.frame).intersects(bar) }) {
        notes.add(.barWithoutTabs, line: node.line)
      }
    }
  }

  private func backToFront(_ siblings: [Int]) -> [Int] {
    guard !keepsListedOrder, siblings.contains(where: { nodes[$0].isBar }) else { return siblings }
    return siblings.filter { !nodes[$0].isBar } + siblings.filter { nodes[$0].isBar }
  }
}

/// The roots, and the children of each node.
private struct ForestLinks {
  private(set) var roots: [Int] = []
  private(set) var children: [[Int]]

  init(depths: [Int]) {
    children = Array(repeating: [], count: depths.count)
    // The last node at each depth of the branch.
    var branch: [Int] = []
    for (index, depth) in depths.enumerated() {
      branch.removeLast(max(0, branch.count - depth))
      if let parent = branch.last { children[parent].append(index) } else { roots.append(index) }
      branch.append(index)
    }
  }
}

/// Corrections of places: the screen of elements that were pasted without their window, and views
/// of other processes.
extension NodeForest {
  /// Returns an element for the screen, if the largest of the topmost elements is not the screen;
  /// `nil` if a window or an application has a frame, or if one element contains all others.
  ///
  /// The window that the paste mentions counts, else the union of all frames.
  mutating func screenOfFragment(roots: [Int]) -> Node? {
    // An application without a frame says nothing about the screen.
    let tops = roots.flatMap { nodes[$0].hasArea ? [$0] : children(of: $0) }
    let isFragment = tops.allSatisfy { nodes[$0].kind == .element && !nodes[$0].isWindowElement }
    guard isFragment, !tops.isEmpty else { return nil }
    let frames = nodes.lazy.filter { $0.hasArea }.map(\.frame)
    guard let union = frames.first.map({ frames.dropFirst().reduce($0) { $0.union($1) } }) else {
      return nil
    }
    let largest = tops.map { nodes[$0] }.filter(\.hasArea).map(\.frame)
      .max { $0.size.area < $1.size.area }
    let frame = statedScreen ?? union
    guard frame != largest else {
      // An alert that holds all others is not the screen.
      if statedScreen == nil, tops.contains(where: { nodes[$0].keepsTouchesBehind }) {
        notes.add(.guessedScreen, line: nodes[roots[0]].line)
      }
      return nil
    }
    if statedScreen == nil { notes.add(.guessedScreen, line: nodes[roots[0]].line) }
    var screen = Node(kind: .element, className: "Application", line: nodes[roots[0]].line)
    screen.geometry = Node.Geometry(frame: frame)
    return screen
  }

  private func children(of node: Int) -> [Int] {
    let below = nodes.indices.dropFirst(node + 1).prefix { depths[$0] > depths[node] }
    return below.filter { depths[$0] == depths[node] + 1 }
  }

  /// Moves the frames of views of other processes, which are relative to their own window: the only
  /// child of a view, as large as the view, at the origin and completely outside of it.
  mutating func moveRemoteFrames() {
    var offsets: [(depth: Int, offset: Screen.Point)] = []
    var path: [Int] = []
    for index in nodes.indices {
      path.removeLast(max(0, path.count - depths[index]))
      while let last = offsets.last, last.depth >= depths[index] { offsets.removeLast() }
      if let parent = path.last, isRemote(index, in: parent) {
        let (outer, inner) = (nodes[parent].frame.origin, nodes[index].frame.origin)
        offsets.append((depths[index], Screen.Point(x: outer.x - inner.x, y: outer.y - inner.y)))
        notes.add(.remoteFrames, line: nodes[index].line)
      }
      if let offset = offsets.last?.offset, nodes[index].hasArea {
        let frame = nodes[index].frame
        nodes[index].geometry = Node.Geometry(
          frame: Screen.Rect(
            x: frame.origin.x + offset.x, y: frame.origin.y + offset.y, width: frame.size.width,
            height: frame.size.height))
      }
      path.append(index)
    }
  }

  private func isRemote(_ index: Int, in parent: Int) -> Bool {
    let (outer, inner) = (nodes[parent], nodes[index])
    guard index == parent + 1, inner.kind == .element, outer.kind == .element, outer.hasArea,
      inner.hasArea, inner.frame.origin == .zero, inner.frame.size == outer.frame.size,
      !Box(inner.frame).intersects(Box(outer.frame))
    else { return false }
    let next = depths[(index + 1)...].firstIndex { $0 <= depths[index] }
    return next.map { depths[$0] < depths[index] } ?? true
  }
}

extension Node {
  fileprivate var hasArea: Bool {
    !unknown.contains(.geometry) && frame.size.area > 0 && frame.size.area.isFinite
  }
}

extension DumpedClassName {
  /// Whether in views of the class SwiftUI, and not UIKit, finds what a touch lands on.
  var isHostingView: Bool { short.contains("HostingView") }
}

extension Node {
  /// Whether it is a view in which SwiftUI, and not UIKit, finds what a touch lands on.
  var isHostingView: Bool { DumpedClassName(className).isHostingView }
}

extension Screen {
  /// The first view of which SwiftUI draws the content, if the screen lacks the elements of it.
  @_spi(Command) public var hostingViewWithoutElements: Node.ID? {
    guard !nodes.contains(where: { $0.flags.contains(.content) }) else { return nil }
    return nodeIDs.first { nodes[$0].kind == .view && nodes[$0].isHostingView }
  }

  /// The names of a class: as the source spells it, unmangled, without its module and without type
  /// arguments; for an element also its role.
  @_spi(Command) public func classNames(of node: Node) -> [String] {
    DumpedClassName(node.className).names(as: node.className) + (node.role.map { [$0] } ?? [])
  }

  /// The class that says what a node is: the nearest one of the system, if the source names it, or
  /// the element's role.
  func systemClass(of index: Node.ID) -> String {
    nodes[index].role ?? nodes[index].baseClassName
      ?? DumpedClassName(nodes[index].className).listed
  }

  /// Returns whether a node, or the nearest system class above its own, is one of some classes.
  func isOne(_ index: Node.ID, of classes: Set<String>) -> Bool {
    classes.contains(systemClass(of: index))
      || nodes[index].baseClassName != nil
        && classes.contains(DumpedClassName(nodes[index].className).listed)
  }

  /// Returns whether a finger moves the content of a node.
  func scrolls(_ index: Node.ID) -> Bool {
    nodes[index].flags.contains(.scrolls) || isOne(index, of: SystemClasses.scrollers)
  }

  /// Returns the first node from a node upwards for which a condition holds.
  func nearest(from index: Node.ID, where fits: (Node.ID) -> Bool) -> Node.ID? {
    var current: Node.ID? = index
    while let index = current {
      if fits(index) { return index }
      current = nodes[index].parent
    }
    return nil
  }

  /// Returns the nearest node that contains both; `nil` if they are in different windows.
  func commonAncestor(_ first: Node.ID, _ second: Node.ID) -> Node.ID? {
    nearest(from: first) { subtree(of: $0).contains(second) }
  }
}

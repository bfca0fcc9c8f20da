/// The views that draw content without views: SwiftUI's hosting views, and web content. The
/// elements that an accessibility tree lists in them have no views.
struct DrawingViews {
  /// The hosting views, and other views that draw their content, in the order of the dump.
  private(set) var hosts: [Node.ID] = []
  private let screen: Screen
  private let frames: [Screen.Rect?]
  private let shown: [Bool]

  /// - Parameter frames: The box around each view, in screen points.
  init(of screen: Screen, frames: [Screen.Rect?]) {
    self.screen = screen
    self.frames = frames
    var shown: [Bool] = []
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      let isAround = node.parent.map { shown[$0] } ?? true
      let isSeen = !node.flags.contains(.hidden) && !Node.isTransparent(alpha: node.alpha)
      shown.append(isAround && isSeen)
      if shown[index], Self.hosts(node) { hosts.append(index) }
    }
    self.shown = shown
  }

  /// Whether a view and all its ancestors are shown.
  func isShown(_ index: Node.ID) -> Bool { shown[index] }

  /// Whether a view is one in which a host draws, as SwiftUI had until iOS 25; no element
  /// represents it.
  func isDrawing(_ index: Node.ID) -> Bool {
    let node = screen.nodes[index]
    return node.kind == .layer || Self.hosts(node)
      || Self.drawings.contains(where: node.className.contains)
  }

  /// Returns the deepest view of a host that draws all of a frame: the host, or one of the views
  /// that SwiftUI made for parts of its content until iOS 25.
  func deepest(in host: Node.ID, holding frame: Screen.Rect) -> Node.ID {
    screen.subtree(of: host).last { index in
      screen.nodes[index].kind != .layer && shown[index] && isDrawing(index)
        && frames[index]?.holds(frame, within: ElementMatching.rounding) == true
    } ?? host
  }

  private static func hosts(_ node: Node) -> Bool {
    node.kind == .view
      && (node.isHostingView || node.className == "WKContentView"
        || node.className == "WKWebView")
  }

  private static let drawings = ["CGDrawingView", "_UIGraphicsView", "SwiftUI."]
}

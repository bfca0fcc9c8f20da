#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  /// The views of a capture and their nodes. The views are retained: an app's hit test may release
  /// one, and another may get its address.
  @MainActor
  struct CapturedViews {
    private var nodes: [ObjectIdentifier: Node.ID] = [:]
    private var views: [UIView] = []

    mutating func add(_ view: UIView, as node: Node.ID) {
      nodes[ObjectIdentifier(view)] = node
      views.append(view)
    }

    /// The node of a view, `nil` if it was not captured.
    subscript(view: UIView) -> Node.ID? { nodes[ObjectIdentifier(view)] }
  }
#endif

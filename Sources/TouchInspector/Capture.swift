#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  /// Walks trees of views and collects their nodes in preorder. The walk keeps its own stack, so
  /// that a deep tree does not need the thread's stack.
  @MainActor
  struct Capture {
    private enum Step {
      case view(UIView, depth: Int)
      case layer(CALayer, depth: Int)
      case content(Node, depth: Int)
    }

    private var builder: ScreenBuilder
    private var steps: [Step] = []
    /// In a dump nodes have lines; here they are numbered instead.
    private var line = 0

    private let excluded: UIView?
    private let takesElements: Bool
    /// The views that were captured, each with its node.
    private(set) var places = CapturedViews()
    private var count = 0

    init(title: String?, excluded: UIView?, takesElements: Bool) {
      builder = ScreenBuilder(title: title)
      self.excluded = excluded
      self.takesElements = takesElements
    }

    mutating func add(_ window: UIWindow) {
      steps = [.view(window, depth: 0)]
      while let step = steps.popLast() {
        line += 1
        do {
          switch step {
          case .view(let view, let depth): try add(view, depth: depth)
          case .layer(let layer, let depth): try builder.add(layer.node(line: line), depth: depth)
          case .content(let node, let depth): try builder.add(node, depth: depth)
          }
          count += 1
        } catch {
          builder.notes.elisions += 1
        }
      }
    }

    consuming func finish() -> Screen { builder.finish() }

    private mutating func add(_ view: UIView, depth: Int) throws {
      let window = view as? UIWindow
      try builder.add(
        view.node(line: line), depth: depth,
        level: window.map { Double($0.windowLevel.rawValue) }, isKey: window?.isKeyWindow)
      places.add(view, as: Node.ID(count))
      push(view, depth: depth + 1)
    }

    /// Layers and views in one order, in which they are drawn; the stack reverses it.
    private mutating func push(_ view: UIView, depth: Int) {
      if takesElements {
        // The view's drawings lie in front of its subviews, which is a choice: UIKit does not say
        // where they are.
        for node in ElementCapture(of: view).nodes(line: line).reversed() {
          steps.append(.content(node, depth: depth))
        }
      }
      var views = [ObjectIdentifier: UIView]()
      for subview in view.subviews { views[ObjectIdentifier(subview.layer)] = subview }
      for layer in (view.layer.sublayers ?? []).reversed()
      where views[ObjectIdentifier(layer)] == nil {
        steps.append(.layer(layer, depth: depth))
      }
      // UIKit asks subviews in their own order, whatever their layers' zPosition is. (FS-017)
      for subview in view.subviews.reversed() where subview !== excluded {
        steps.append(.view(subview, depth: depth))
      }
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  #if canImport(ObjectiveC)
    /// An object with accessibility properties: every object on Apple's platforms.
    typealias AccessibleObject = NSObject
  #else
    /// An object with accessibility properties.
    typealias AccessibleObject = UIResponder
  #endif

  /// The accessibility elements in one view that act and are not views: those of SwiftUI, of a web
  /// page or of a view that draws by itself. An element acts if its traits include button or link,
  /// which is a choice: other traits describe its state, but do not say that a tap has an effect.
  @MainActor
  struct ElementCapture {
    /// A hosting view has hundreds of elements; more come from an endless list. A choice.
    private static let mostElements = 5_000

    private let view: UIView

    init(of view: UIView) { self.view = view }

    /// Returns the elements as content of the view, larger ones behind smaller ones.
    func nodes(line: Int) -> [Node] {
      let nodes = leaves().compactMap { node(of: $0, line: line) }
      return nodes.enumerated().sorted {
        ($1.element.frame.size.area, $0.offset) < ($0.element.frame.size.area, $1.offset)
      }.map(\.element)
    }

    private func leaves() -> [AccessibleObject] {
      guard !view.isAccessibilityElement, !view.accessibilityElementsHidden else { return [] }
      var leaves: [AccessibleObject] = []
      var pending = objects(in: view)
      var count = 0
      while let object = pending.popLast(), count < Self.mostElements {
        count += 1
        // A view is among the subviews, with its own elements.
        guard !(object is UIView) else { continue }
        if object.isAccessibilityElement {
          leaves.append(object)
        } else if !object.accessibilityElementsHidden {
          pending += objects(in: object)
        }
      }
      return leaves
    }

    private func objects(in container: AccessibleObject) -> [AccessibleObject] {
      (container.accessibilityElements ?? []).compactMap { $0 as? AccessibleObject }
    }

    private func node(of element: AccessibleObject, line: Int) -> Node? {
      guard let window = view.window ?? view as? UIWindow else { return nil }
      let traits = element.accessibilityTraits
      let isLink = traits.contains(.link)
      guard isLink || traits.contains(.button) else { return nil }
      let frameInWindow = window.convert(element.accessibilityFrame, from: nil as UIWindow?)
      let frame = Screen.Rect(view.convert(frameInWindow, from: window))
      guard frame.size.area > 0 else { return nil }
      var node = Node(
        kind: .view, className: isLink ? "Link" : "Button", line: line,
        geometry: Node.Geometry(frame: frame))
      node.baseClassName = "UIButton"
      node.label = element.accessibilityLabel
      node.identifier = (element as? UIAccessibilityElement)?.accessibilityIdentifier
      node.flags = traits.contains(.notEnabled) ? [.content, .controlDisabled] : .content
      return node
    }
  }
#endif

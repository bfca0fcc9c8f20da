#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  extension UIView {
    /// The view as a value, without its place in the tree.
    func node(line: Int) -> Node {
      var node = layer.node(line: line)
      node.kind = self is UIWindow && superview == nil ? .window : .view
      node.className = ClassNames.name(of: type(of: self))
      node.baseClassName = ClassNames.publicBase(of: self)
      node.address = ClassNames.address(of: self)
      node.identifier = accessibilityIdentifier
      node.label = writtenText
      node.alpha = Double(alpha)
      node.flags = flags
      // A name says how the library's own views answer, unless more was set for one of them.
      if hitTestRule == .other, UIView.followsHitTestRule(type(of: self)) {
        node.unknown.insert(.flags)
      }
      node.recognizers = recognizersOfApp.map(\.value)
      node.scrolledContent = (self as? UIScrollView)?.scrolledContent
      return node
    }

    /// The recognizers, except for those with which the inspector itself watches touches.
    private var recognizersOfApp: [UIGestureRecognizer] {
      (gestureRecognizers ?? []).filter { !($0 is TouchWatchRecognizer) }
    }

    private var writtenText: String? {
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.title(for: .normal)
      case let field as UITextField: field.text
      case let text as UITextView: text.text
      default: nil
      }
    }

    private var flags: Node.Flags {
      var flags = Node.Flags()
      if isHidden { flags.insert(.hidden) }
      if !isUserInteractionEnabled { flags.insert(.interactionDisabled) }
      if clipsToBounds { flags.insert(.clipsToBounds) }
      if !recognizersOfApp.isEmpty { flags.insert(.hasGestureRecognizers) }
      if (self as? UIControl)?.isEnabled == false { flags.insert(.controlDisabled) }
      if self is UIScrollView { flags.insert(.scrolls) }
      return flags.union(Overrides.flags(of: self))
    }
  }

  extension UIScrollView {
    /// The extent of the content as a value.
    fileprivate var scrolledContent: Node.ScrolledContent {
      let insets = adjustedContentInset
      var content = Node.ScrolledContent(
        size: Screen.Size(width: Double(contentSize.width), height: Double(contentSize.height)))
      content.top = Double(insets.top)
      content.left = Double(insets.left)
      content.bottom = Double(insets.bottom)
      content.right = Double(insets.right)
      return content
    }
  }

  extension UIGestureRecognizer {
    fileprivate var value: Node.Recognizer {
      Node.Recognizer(
        className: ClassNames.name(of: type(of: self)), isEnabled: isEnabled,
        cancelsTouches: cancelsTouchesInView,
        delegateClassName: delegate.map { ClassNames.name(of: type(of: $0)) })
    }
  }

  extension CALayer {
    /// The layer as a value, without its place in the tree.
    func node(line: Int) -> Node {
      let map = CATransform3DGetAffineTransform(transform)
      var node = Node(
        kind: .layer, className: ClassNames.name(of: type(of: self)), line: line,
        geometry: Node.Geometry(
          frame: Screen.Rect(frame), bounds: Screen.Rect(bounds),
          anchorPoint: Screen.Point(anchorPoint), position: Screen.Point(position),
          transform: map.isIdentity ? nil : Screen.Transform(map)))
      node.address = ClassNames.address(of: self)
      node.label = name
      if isHidden { node.flags.insert(.hidden) }
      node.alpha = Double(opacity)
      // A perspective is not an affine map; its affine part is a guess.
      if transform.m14 != 0 || transform.m24 != 0 || transform.m44 != 1 {
        node.unknown.insert(.transform)
      }
      return node
    }
  }

  extension Screen.Point {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension Screen.Rect {
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.width),
        height: Double(rect.height))
    }
  }

  extension Screen.Transform {
    init(_ map: CGAffineTransform) {
      self.init(
        a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d),
        tx: Double(map.tx), ty: Double(map.ty))
    }
  }
#endif

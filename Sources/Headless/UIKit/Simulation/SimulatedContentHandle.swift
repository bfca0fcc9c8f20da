/// One piece of content of a ``SimulatedHostingController``.
@preconcurrency @MainActor
public final class SimulatedContentHandle {
  /// The kind of the content, as hit tests see it.
  public let kind: SimulatedContent
  /// Where it is, in points of the controller's view.
  public var frame: CGRect {
    didSet { content?.didChange() }
  }
  /// Whether it is not shown, though SwiftUI keeps a view or a layer for it. Default false.
  public var isHidden = false {
    didSet { content?.didChange() }
  }
  /// From 0 (clear) to 1. Content below the opacity that UIKit asks for is not hit, which for
  /// SwiftUI is a choice. Default 1.
  public var opacity: CGFloat = 1 {
    didSet { content?.didChange() }
  }

  // MARK: Gestures

  /// The gestures of the content. Default taps. Touches that the hosting view won go to the
  /// frontmost tappable content where the finger came down, whatever gestures that has.
  public var gestures: SimulatedContentGestures = .tap

  /// How many taps the content got: those that the hosting view won and that SwiftUI would route
  /// to it, being the frontmost tappable content where the finger came down and was lifted.
  public internal(set) var tapCount = 0
  /// Called at each tap.
  public var onTap: (() -> Void)?
  /// How many long presses the content got.
  public internal(set) var longPressCount = 0
  /// Called at each long press, while the finger is down.
  public var onLongPress: (() -> Void)?
  /// The drags that began on the content, the latest one last, each as it is now.
  public internal(set) var drags: [SimulatedContentDrag] = []
  /// Called when a drag begins, changes and ends. The content may be moved then.
  public var onDrag: ((SimulatedContentDrag) -> Void)?

  // MARK: Accessibility

  /// The accessibility element of the content: its frame follows the content's. Set its label,
  /// traits and actions as SwiftUI's modifiers would.
  ///
  /// Drawings and glass are elements, and so is content with a label; a choice, for SwiftUI decides
  /// by the kind of view. Activating one taps it, unless ``activatesByItself``. (FS-256)
  public private(set) lazy var accessibilityElement: UIAccessibilityElement =
    HostedAccessibilityElement(of: self)

  /// The accessibility label of the content; that of ``accessibilityElement``. Default nil.
  public var accessibilityLabel: String? {
    get { accessibilityElement.accessibilityLabel }
    set { accessibilityElement.accessibilityLabel = newValue }
  }

  /// Whether activation is SwiftUI's own and needs no touch, as with a `Button`: it counts as a tap
  /// wherever touches go. Otherwise the activation point is tapped. Default false, a choice.
  public var activatesByItself = false

  private(set) weak var content: HostedContent?

  init(frame: CGRect, kind: SimulatedContent, in content: HostedContent) {
    self.frame = frame
    self.kind = kind
    self.content = content
  }

  /// Whether a tap at a point, in the space of the controller's view, is its own.
  func takesTap(at point: CGPoint) -> Bool {
    kind.isTappable && isShown && frame.contains(point)
  }

  /// Whether it can be seen.
  var isShown: Bool { !isHidden && opacity >= UIView.minimumTouchableAlpha }

  func takeTap() {
    tapCount += 1
    onTap?()
  }

  func takeLongPress() {
    longPressCount += 1
    onLongPress?()
  }

  /// Removes the content.
  public func remove() {
    content?.remove(self)
  }
}

/// The kind of SwiftUI content, as a hit test distinguishes it.
public enum SimulatedContent: Sendable, Hashable {
  /// Text, a colour, a shape, a button: drawn and tappable.
  case drawing
  /// Liquid Glass, tappable; before iOS 26 a material.
  case glass
  /// A blurred background, tappable.
  case material
  /// A clear shape with a tap gesture: tappable and not drawn.
  case clearTappable
  /// A drawing with `.allowsHitTesting(false)`: drawn and not tappable.
  case decoration
  /// The area of a container of SwiftUI's, such as a stack as large as the screen: hit as a drawing
  /// is, but neither drawn nor tappable. (FS-253)
  case container
}

extension SimulatedContent {
  /// Whether SwiftUI gives it taps.
  var isTappable: Bool { self != .decoration && self != .container }
  /// Whether its view, where it has one, takes part in hit tests.
  var isHit: Bool { self != .decoration }
}

/// One piece of content of a ``SimulatedHostingController``.
@preconcurrency @MainActor public final class SimulatedContentHandle {
  /// The kind of the content, for hit tests.
  public let kind: SimulatedContent
  /// Where it is, in points of the controller's view.
  public var frame: CGRect { didSet { content?.didChange() } }
  /// Whether it is not shown, though SwiftUI keeps a view or a layer for it. Default false.
  public var isHidden = false { didSet { content?.didChange() } }
  /// From 0 (clear) to 1. UIKit hits what has 0.01 or more, SwiftUI finds what has 0.001 or more.
  /// Default 1. (FS-003, FS-238)
  public var opacity: CGFloat = 1 { didSet { content?.didChange() } }
  /// The path of a shape or symbol, in points from the corner of ``frame``; other kinds have none.
  /// Default a capsule for a shape, and two crossing bars for a symbol. (FS-404)
  public var path: UIBezierPath? { didSet { content?.didChange() } }
  /// Where SwiftUI finds the content, as set by `.contentShape`, in points from the corner of
  /// ``frame``. Default nil: by the path of a shape or symbol, else by the frame. (FS-402)
  public var contentShape: UIBezierPath?

  // MARK: Gestures

  /// The gestures of the content. Default taps. Touches that the hosting view won go to the
  /// frontmost tappable content where the finger came down, whatever its gestures are.
  public var gestures: SimulatedContentGestures = .tap

  /// How many taps the content got. A tap counts if the hosting view won it and the content is the
  /// frontmost tappable content both where the finger came down and where it was lifted.
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

  /// The accessibility element of the content; its frame follows the content's. Set its label,
  /// traits and actions as SwiftUI's modifiers would.
  ///
  /// Drawings and glass are elements, and so is content with a label; a choice, because SwiftUI
  /// decides by the kind of view. Activating an element taps it, unless ``activatesByItself``.
  /// (FS-256)
  public private(set) lazy var accessibilityElement: UIAccessibilityElement =
    HostedAccessibilityElement(of: self)

  /// The accessibility label of the content; that of ``accessibilityElement``. Default nil.
  public var accessibilityLabel: String? {
    get { accessibilityElement.accessibilityLabel }
    set { accessibilityElement.accessibilityLabel = newValue }
  }

  /// Whether SwiftUI handles activation without a touch, as for a `Button`: activation counts as a
  /// tap wherever touches go. Otherwise the activation point is tapped. Default false, a choice.
  public var activatesByItself = false

  private(set) weak var content: HostedContent?

  init(frame: CGRect, kind: SimulatedContent, in content: HostedContent) {
    self.frame = frame
    self.kind = kind
    self.content = content
  }

  /// Whether SwiftUI finds it tappable at a point in the space of the controller's view.
  func takesTap(at point: CGPoint) -> Bool {
    guard kind.isTappable, !isHidden, opacity >= Self.minimumOpacity else { return false }
    guard let shape = contentShape ?? ownPath else { return frame.contains(point) }
    return shape.contains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  /// The least opacity at which SwiftUI finds content.
  ///
  /// > Source: a re-implementation. FS-238.
  static let minimumOpacity: CGFloat = 0.001

  /// Whether it can be seen.
  var isShown: Bool { !isHidden && opacity >= UIView.minimumTouchableAlpha }

  /// The path by which it is drawn and hit, in points from the corner of the frame.
  var shownPath: UIBezierPath {
    ownPath ?? UIBezierPath(rect: CGRect(origin: .zero, size: frame.size))
  }

  private var ownPath: UIBezierPath? {
    let bounds = CGRect(origin: .zero, size: frame.size)
    switch kind {
    case .shape:
      return path
        ?? UIBezierPath(roundedRect: bounds, cornerRadius: min(bounds.width, bounds.height) / 2)
    case .symbol: return path ?? .cross(in: bounds)
    default: return nil
    }
  }

  /// The content, and the shape by which SwiftUI found it.
  var textInTranscript: String {
    let label = accessibilityLabel.map { " \"\($0)\"" } ?? ""
    let shape = contentShape != nil ? "content shape" : ownPath != nil ? "path" : "bounds"
    return "\(kind)\(label), by its \(shape)"
  }

  func takeTap() {
    tapCount += 1
    onTap?()
  }

  func takeLongPress() {
    longPressCount += 1
    onLongPress?()
  }

  /// Removes the content.
  public func remove() { content?.remove(self) }
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
  /// The area of one of SwiftUI's containers, such as a stack as large as the screen. It is hit
  /// like a drawing, but is neither drawn nor tappable. (FS-253)
  case container
  /// A container of glass, such as one as large as the screen: neither drawn nor tappable. Since
  /// iOS 26 it is a layer with a class of its own that holds layers; before, a view that is never
  /// hit. (FS-404)
  case glassContainer
  /// Text, tappable on its bounds: a drawing with a class of its own.
  case text
  /// An image, tappable on its bounds.
  case image
  /// A gradient, tappable on its bounds.
  case gradient
  /// A shape, such as the background of a button, drawn and tappable by its path.
  case shape
  /// An SF Symbol, drawn and tappable by its path.
  case symbol
  /// A canvas or a group that is drawn as one, tappable on its bounds.
  case canvas
}

extension SimulatedContent {
  /// Whether SwiftUI gives it taps.
  var isTappable: Bool { self != .decoration && self != .container && self != .glassContainer }
}

extension UIBezierPath {
  /// Two crossing bars from corner to corner, a fifth of the rectangle's size across.
  fileprivate static func cross(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let (width, height) = (rect.width, rect.height)
    let corners: [(CGFloat, CGFloat)] = [
      (0, 0.1), (0.1, 0), (0.5, 0.4), (0.9, 0), (1, 0.1), (0.6, 0.5), (1, 0.9), (0.9, 1),
      (0.5, 0.6), (0.1, 1), (0, 0.9), (0.4, 0.5),
    ]
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: rect.minX + corner.0 * width, y: rect.minY + corner.1 * height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}

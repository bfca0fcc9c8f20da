/// One piece of content of a ``SimulatedHostingController``.
@preconcurrency @MainActor
public final class SimulatedContentHandle {
  /// What the content is to a hit test.
  public let kind: SimulatedContent
  /// Where it is, in points of the controller's view.
  public var frame: CGRect {
    didSet { content?.didChange() }
  }
  /// Whether it is not shown, though SwiftUI keeps a view or a layer for it. Default false.
  public var isHidden = false {
    didSet { content?.didChange() }
  }
  /// From 0 (clear) to 1. What is below the opacity that UIKit asks for is not hit, which for SwiftUI
  /// is a choice. Default 1.
  public var opacity: CGFloat = 1 {
    didSet { content?.didChange() }
  }
  /// How many taps the content got: those that the hosting view won and that SwiftUI would route
  /// to it, being the frontmost tappable content where the finger came down and was lifted.
  public internal(set) var tapCount = 0
  private weak var content: HostedContent?

  init(frame: CGRect, kind: SimulatedContent, in content: HostedContent) {
    self.frame = frame
    self.kind = kind
    self.content = content
  }

  /// Whether a tap at a point, in the space of the controller's view, is its own.
  func takesTap(at point: CGPoint) -> Bool {
    kind.isTappable && !isHidden && opacity >= UIView.minimumTouchableAlpha
      && frame.contains(point)
  }

  /// Takes the content away.
  public func remove() {
    content?.remove(self)
  }
}

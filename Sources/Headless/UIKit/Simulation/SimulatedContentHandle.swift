/// One piece of content of a ``SimulatedHostingController``.
@preconcurrency @MainActor
public final class SimulatedContentHandle {
  /// What the content is to a hit test.
  public let kind: SimulatedContent
  /// Where it is, in points of the controller's view.
  public var frame: CGRect {
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

  /// Takes the content away.
  public func remove() {
    content?.remove(self)
  }
}

/// The content of a hosting view, back to front, and whom SwiftUI would route a touch to.
@MainActor
final class HostedContent {
  private(set) var handles: [SimulatedContentHandle] = []
  private(set) var foreignViews: [UIView] = []
  /// Called when content came, went or moved.
  var onChange: (() -> Void)?

  func add(_ frame: CGRect, kind: SimulatedContent) -> SimulatedContentHandle {
    let handle = SimulatedContentHandle(frame: frame, kind: kind, in: self)
    handles.append(handle)
    didChange()
    return handle
  }

  func add(_ view: UIView) {
    foreignViews.append(view)
    didChange()
  }

  func remove(_ handle: SimulatedContentHandle) {
    handles.removeAll { $0 === handle }
    didChange()
  }

  func didChange() {
    onChange?()
  }

  /// The frontmost content that takes taps at a point of the hosting view's space.
  func receiver(at point: CGPoint) -> SimulatedContentHandle? {
    handles.last { $0.kind.isTappable && $0.frame.contains(point) }
  }
}

/// The content of a hosting view or of a group in it, back to front, and whom SwiftUI would route a
/// touch to.
@MainActor
final class HostedContent {
  private(set) var handles: [SimulatedContentHandle] = []
  /// Groups lie in front of content that is in none.
  private(set) var groups: [SimulatedContentGroup] = []
  private(set) var foreignViews: [UIView] = []
  /// The hosting view, in whose space all content lies.
  weak var view: UIView? {
    didSet { groups.forEach { $0.content.view = view } }
  }
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

  func add(_ group: SimulatedContentGroup) {
    groups.append(group)
    group.content.view = view
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
    groups.reversed().lazy.compactMap { $0.content.receiver(at: point) }.first
      ?? handles.last { $0.takesTap(at: point) }
  }
}

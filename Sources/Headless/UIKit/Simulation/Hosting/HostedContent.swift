/// The content of a hosting view or of a group in it, back to front, and what SwiftUI finds
/// tappable in it.
@MainActor final class HostedContent {
  /// What SwiftUI finds at a point.
  enum Finding {
    /// Content of its own.
    case content(SimulatedContentHandle)
    /// A representable, by the view in it that takes touches there.
    case representable(UIView)
  }

  private(set) var handles: [SimulatedContentHandle] = []
  /// Groups lie in front of content without a group.
  private(set) var groups: [SimulatedContentGroup] = []
  /// Representables, in front of all that SwiftUI draws.
  private(set) var foreignViews: [UIView] = []
  /// The area of a group whose size differs from its content's, in the hosting view's space.
  var area: CGRect? { didSet { didChange() } }
  /// The hosting view, in whose space all content lies.
  weak var view: UIView? { didSet { groups.forEach { $0.content.view = view } } }
  /// Called when content was added, removed or moved.
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

  func remove(_ view: UIView) {
    foreignViews.removeAll { $0 === view }
    didChange()
  }

  func remove(_ handle: SimulatedContentHandle) {
    handles.removeAll { $0 === handle }
    didChange()
  }

  func didChange() { onChange?() }

  /// The frontmost thing that SwiftUI finds tappable at a point of the hosting view's space.
  ///
  /// - Parameter ask: Asks a representable for the view in it that takes touches there.
  func finding(at point: CGPoint, asking ask: (UIView) -> UIView?) -> Finding? {
    for view in foreignViews.reversed() {
      if let inner = ask(view) { return .representable(inner) }
    }
    for group in groups.reversed() {
      if let finding = group.content.finding(at: point, asking: ask) { return finding }
    }
    let found = handles.reversed().lazy.filter { $0.takesTap(at: point) }
    let handle =
      switch glassTaps {
      case .frontmost: found.first
      case .content: found.first { $0.kind != .glass || $0.contentShape != nil }
      case .glass: found.first { $0.kind == .glass } ?? found.first
      }
    return handle.map(Finding.content)
  }

  /// Before iOS 26 glass is a material.
  private var glassTaps: SimulatedBehavior.GlassTaps {
    let isGlass = (view as? any HostingAnswers)?.model.drawsLayers == true
    return isGlass ? SimulatedDevice.current.behavior.glassTaps : .frontmost
  }

  /// The frontmost content of SwiftUI's own that takes taps at a point of the hosting view's space.
  func receiver(at point: CGPoint) -> SimulatedContentHandle? {
    guard case .content(let handle)? = finding(at: point, asking: { _ in nil }) else { return nil }
    return handle
  }
}

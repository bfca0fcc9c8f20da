/// The view that SwiftUI puts around views that are no SwiftUI content, and around a group: it
/// shows nothing and answers only with a view below it. (FS-237)
final class _UIInheritedView: PassiveWrapper {}

/// The view right around a representable. It answers only with a view below it. (FS-237)
final class UIKitPlatformViewHost: PassiveWrapper {}

/// A view around others that never answers itself, unless the device is set so. It is as large as
/// its content, which keeps its place in the hosting view's space.
class PassiveWrapper: UIView {
  init() {
    super.init(frame: .zero)
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    fit()
  }

  package override func subviewGeometryDidChange() { fit() }

  /// Takes the size and the place of its content; its own space stays the hosting view's.
  func fit() {
    let content = (layer.sublayers ?? []).map(\.frame).reduce(CGRect.null) { $0.union($1) }
    let area = content.isNull ? .zero : content
    guard bounds != area else { return }
    frame = area
    bounds = area
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    let answersItself = SimulatedDevice.current.behavior.inheritedViewAnswersItself
    return answersItself && holdsContent(at: point) ? self : nil
  }

  private func holdsContent(at point: CGPoint) -> Bool {
    subviews.contains { view in
      (view as? PassiveWrapper)?.holdsContent(at: point) ?? view.frame.contains(point)
    } || layer.sublayers?.contains { !($0.delegate is UIView) && $0.frame.contains(point) } ?? false
  }
}

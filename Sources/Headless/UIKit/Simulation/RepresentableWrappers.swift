/// The view that SwiftUI puts around what is no SwiftUI content, and around a group: it shows nothing
/// and answers only with what is in it. (FS-237)
///
/// It is as large as the hosting view, so that what is in it keeps its place in that view's space: a
/// choice, on a device it is as large as what it holds. Where it would answer itself, that is where
/// it does.
final class _UIInheritedView: PassiveWrapper {}

/// The view right around a representable. It answers only with what is in it. (FS-237)
final class UIKitPlatformViewHost: PassiveWrapper {}

/// A view around others that never answers itself, unless the device is told so.
class PassiveWrapper: UIView {
  init(filling view: UIView) {
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

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

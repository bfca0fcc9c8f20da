import UIKit

/// A bubble that floats over the app, is dragged about, snaps to the nearer side and hides while the
/// keyboard is there.
final class DebugBubble: UIView {
  private var startCenter = CGPoint.zero
  private var startLocation = CGPoint.zero
  private var isDragging = false
  private let longPress = UILongPressGestureRecognizer()
  private let generator = UIImpactFeedbackGenerator(style: .medium)
  private var observers: [NSObjectProtocol] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = frame.width / 2
    layer.zPosition = 1000
    isExclusiveTouch = true
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : .black
    }
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.avoid(frame ?? .zero) }
      }
    ]
  }

  required init?(coder: NSCoder) { return nil }

  func avoid(_ keyboardFrame: CGRect) {
    guard let superview = superview else { return }
    let frame = superview.convert(keyboardFrame, from: nil)
    if self.frame.intersects(frame) { center.y = frame.minY - bounds.height / 2 - 8 }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    longPress.minimumPressDuration = 0.8
    if window != nil { addGestureRecognizer(longPress) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    startCenter = center
    startLocation = touch.location(in: superview)
    generator.prepare()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let latest = event?.coalescedTouches(for: touch)?.last ?? touch
    let location = latest.location(in: superview)
    isDragging = true
    center = CGPoint(
      x: startCenter.x + location.x - startLocation.x,
      y: startCenter.y + location.y - startLocation.y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isDragging { generator.impactOccurred() }
    isDragging = false
    snap()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDragging = false
    snap()
  }

  private func snap() {
    guard let superview = superview else { return }
    let safe = superview.bounds.inset(by: superview.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let x = center.x < safe.midX ? safe.minX + bounds.width / 2 : safe.maxX - bounds.width / 2
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.center.x = x
    }
  }
}

/// The window that the bubble floats in: only the bubble takes touches, and it is never key.
final class DebugWindow: UIWindow {
  let bubble = DebugBubble(frame: CGRect(x: 0, y: 0, width: 56, height: 56))

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .statusBar + 100
    let root = UIViewController()
    root.view.addSubview(bubble)
    rootViewController = root
    isHidden = false
  }

  required init?(coder: NSCoder) { return nil }

  override var canBecomeKey: Bool { false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bubble.frame.contains(bubble.superview?.convert(point, from: self) ?? point)
  }

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches { lastTouch = event.allTouches?.first?.location(in: self) }
    super.sendEvent(event)
  }

  private(set) var lastTouch: CGPoint?
}

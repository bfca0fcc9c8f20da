/// The event of a wheel or a trackpad that scrolls. (FS-172)
final class UIScrollEvent: UIEvent {
  weak var window: UIWindow?
  /// The hit view.
  weak var view: UIView?
  /// Where the pointer is, in points of the screen.
  private(set) var pointInScreen = CGPoint.zero
  private(set) var movement = CGVector.zero
  private(set) var kind = UIScrollTypeMask.continuous

  override var type: EventType { .scroll }
  override var windowsConcerned: [UIWindow] { window.map { [$0] } ?? [] }

  func turn(at pointInScreen: CGPoint, by movement: CGVector, kind: UIScrollTypeMask) {
    (self.pointInScreen, self.movement, self.kind) = (pointInScreen, movement, kind)
  }

  override func deliver(in window: UIWindow) {
    SimulatedDevice.current.gestures.deliver(self)
  }
}

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Told about a notice; all of it is optional.
@objc public protocol NoticeDelegate: NSObjectProtocol {
  @objc optional func noticeShouldClose(_ notice: NoticeView) -> Bool
  @objc optional func notice(_ notice: NoticeView, didCloseBy reason: String)
  func noticeWasTapped(_ notice: NoticeView)
}

/// What all notices have in common: a tap, a swipe and a delegate.
@objcMembers
open class NoticeView: UIView {
  /// Who is told.
  @IBOutlet public weak var delegate: NoticeDelegate?
  /// What it says.
  public dynamic var message = ""
  /// Whether it went away.
  public private(set) var isClosed = false

  /// Creates a notice that closes by a tap, by a swipe and with the app.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
    swipe.direction = .up
    addGestureRecognizer(swipe)
    NotificationCenter.default.addObserver(
      self, selector: #selector(appWillResign(_:)),
      name: UIApplication.willResignActiveNotification, object: nil)
  }

  /// Decodes one.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  /// Tells the delegate and closes.
  @objc open func tapped() {
    delegate?.noticeWasTapped(self)
    close(because: "tap")
  }

  @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    close(because: recognizer.direction == .up ? "swipe" : "nothing")
  }

  @objc private func appWillResign(_ notification: Notification) {
    close(because: notification.name == UIApplication.willResignActiveNotification ? "app" : "?")
  }

  /// Goes away, unless the delegate keeps it.
  public func close(because reason: String) {
    guard delegate?.noticeShouldClose?(self) ?? true else { return }
    isClosed = true
    removeFromSuperview()
    delegate?.notice?(self, didCloseBy: reason)
  }
}

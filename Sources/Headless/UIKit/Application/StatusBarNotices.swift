/// The notifications about the status bar when the screen or the first scene turns or is resized.
/// The orientation is notified first and last, the frame in between, which is a choice. (FS-383)
@MainActor struct StatusBarNotices {
  private let old: (orientation: UIInterfaceOrientation, frame: CGRect)
  private let new: (orientation: UIInterfaceOrientation, frame: CGRect)

  /// Records the state of the bar before a change to an orientation and a frame, in points of the
  /// scene's space.
  init(before orientation: UIInterfaceOrientation, _ frame: CGRect) {
    let application = UIApplication.shared
    old = (SimulatedDevice.current.orientation, application.statusBarFrame)
    new = (orientation, frame)
  }

  func tellBefore() {
    if old.orientation != new.orientation {
      post(
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.statusBarOrientationUserInfoKey, new.orientation.rawValue)
    }
    if old.frame != new.frame {
      post(
        UIApplication.willChangeStatusBarFrameNotification,
        UIApplication.statusBarFrameUserInfoKey, new.frame)
    }
  }

  func tellAfter() {
    if old.frame != new.frame {
      post(
        UIApplication.didChangeStatusBarFrameNotification,
        UIApplication.statusBarFrameUserInfoKey, old.frame)
    }
    if old.orientation != new.orientation {
      post(
        UIApplication.didChangeStatusBarOrientationNotification,
        UIApplication.statusBarOrientationUserInfoKey, old.orientation.rawValue)
    }
  }

  private func post(_ name: Notification.Name, _ key: String, _ value: Any) {
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared, userInfo: [key: value])
  }
}

extension UIApplication {
  /// Posted before the interface turns, with the new orientation under
  /// ``statusBarOrientationUserInfoKey``.
  ///
  /// > Source: UIKit documentation, `willChangeStatusBarOrientationNotification`. FS-383.
  @available(iOS, introduced: 4.0, deprecated: 13.0)
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the interface has turned, with the old orientation under
  /// ``statusBarOrientationUserInfoKey``. (FS-383)
  @available(iOS, introduced: 4.0, deprecated: 13.0)
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the status bar gets another frame, with the new one under
  /// ``statusBarFrameUserInfoKey``. (FS-383)
  @available(iOS, introduced: 4.0, deprecated: 13.0)
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the status bar got another frame, with the old one under
  /// ``statusBarFrameUserInfoKey``. (FS-383)
  @available(iOS, introduced: 4.0, deprecated: 13.0)
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of an orientation, as its number.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of a frame, in points of the scene's space: a `CGRect`, and not an `NSValue` here.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

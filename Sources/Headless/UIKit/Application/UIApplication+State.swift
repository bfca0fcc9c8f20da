extension UIApplication {
  /// Posted when the app is in use.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to be out of use.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app is no longer on screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to come on screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Posts what the change of the state means.
  func announceState(from old: State) {
    let name: Notification.Name? =
      switch (old, applicationState) {
      case (.active, .active), (.inactive, .inactive), (.background, .background): nil
      case (_, .active): Self.didBecomeActiveNotification
      case (.active, _): Self.willResignActiveNotification
      case (_, .background): Self.didEnterBackgroundNotification
      case (_, .inactive): Self.willEnterForegroundNotification
      }
    if let name { NotificationCenter.default.post(name: name, object: self) }
  }
}

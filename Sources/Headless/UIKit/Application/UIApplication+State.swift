extension UIApplication {
  /// Posted when the app has become active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to become inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to leave the background.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Posts the notifications of a change of the state, and calls the delegate of an app without
  /// scenes.
  func announceState(from old: State) {
    let names: [Notification.Name] =
      switch (old, applicationState) {
      case (.active, .active), (.inactive, .inactive), (.background, .background): []
      case (.background, .active):
        [Self.willEnterForegroundNotification, Self.didBecomeActiveNotification]
      case (.inactive, .active): [Self.didBecomeActiveNotification]
      case (.active, .inactive): [Self.willResignActiveNotification]
      case (.active, .background):
        [Self.willResignActiveNotification, Self.didEnterBackgroundNotification]
      case (.inactive, .background): [Self.didEnterBackgroundNotification]
      case (.background, .inactive): [Self.willEnterForegroundNotification]
      }
    for name in names {
      if !SimulatedDevice.current.usesScenes { tellDelegate(of: name) }
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  private func tellDelegate(of change: Notification.Name) {
    switch change {
    case Self.willEnterForegroundNotification: delegate?.applicationWillEnterForeground(self)
    case Self.didBecomeActiveNotification: delegate?.applicationDidBecomeActive(self)
    case Self.willResignActiveNotification: delegate?.applicationWillResignActive(self)
    default: delegate?.applicationDidEnterBackground(self)
    }
  }
}

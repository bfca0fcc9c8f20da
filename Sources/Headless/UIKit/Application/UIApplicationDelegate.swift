/// The methods that an application calls on its delegate. All are optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, OptionalWindowHolding {
  /// The main window of an app without scenes. Read through the protocol it is
  /// ``OptionalWindowHolding/window``, unless the code expects a plain optional.
  @_disfavoredOverload var window: UIWindow? { get set }
  /// Called when the app was launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the allowed orientations of the interface of a window. (FS-279)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  // In an app with scenes UIKit calls the scene delegates instead of these four.

  /// Called when the app is about to leave the background.
  @available(iOS, introduced: 4.0, deprecated: 26.0)
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app has entered the background.
  @available(iOS, introduced: 4.0, deprecated: 26.0)
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app has become active.
  @available(iOS, introduced: 2.0, deprecated: 26.0)
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to become inactive.
  @available(iOS, introduced: 2.0, deprecated: 26.0)
  func applicationWillResignActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Nil: apps with scenes have none.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns all orientations, upside down only on a pad: as in the property list of a new app.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .ofNewApp }

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
}

/// A delegate that may have a window: Objective-C's optional property, for code that unwraps it
/// twice.
@preconcurrency @MainActor public protocol OptionalWindowHolding {}

extension OptionalWindowHolding {
  /// The window of an application's delegate, in one more optional.
  public var window: UIWindow?? {
    (self as? any UIApplicationDelegate).map { delegate in
      let window: UIWindow? = delegate.window
      return window
    }
  }
}

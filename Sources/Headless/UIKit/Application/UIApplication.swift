/// The app as UIKit sees it: every event goes through ``sendEvent(_:)``. (FS-068)
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application of the ``SimulatedDevice``. ``SimulatedDevice/launch(_:delegate:)`` replaces
  /// it by an instance of a subclass.
  public class var shared: UIApplication { SimulatedDevice.current.application }

  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The states of the app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The app's delegate.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Creates an application; it becomes the shared one when the device launches it.
  public override init() { super.init() }

  /// The scenes that are connected, in no order; ``SimulatedDevice/scenes`` has them in order.
  open var connectedScenes: Set<UIScene> { Set(SimulatedDevice.current.scenes) }

  /// The windows of all scenes, back to front.
  @available(iOS, introduced: 2.0, deprecated: 15.0)
  open var windows: [UIWindow] { SimulatedDevice.current.scenes.reversed().flatMap(\.windows) }

  /// The key window of the front scene.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  open var keyWindow: UIWindow? { SimulatedDevice.current.keyWindow }

  /// An option for opening a link.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The link to the app's page in the settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// Opens a link in another app. There is none here: the completion gets false when the device's
  /// clock advances.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { SimulatedDevice.current.clock.schedule(after: 0) { completion?(false) } }

  /// Active if a scene is active, else inactive or in the background, like the foremost scene.
  open var applicationState: State {
    let states = Set(SimulatedDevice.current.scenes.map(\.activationState))
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// Sends an event to the windows that it concerns; an override sees every event, and one that
  /// does not call super keeps it from all windows. (FS-068, FS-069)
  open func sendEvent(_ event: UIEvent) {
    for window in event.windowsConcerned {
      SimulatedDevice.recorder?.noteSending(of: event, to: window)
      window.sendEvent(event)
    }
  }

  /// Sends an action to its target, or for nil up the responder chain from the first responder, and
  /// returns whether an object performed it. (FS-108)
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { ActionRoute(action: action, sender: sender, event: event).send(to: target) }

  /// The delegate, if it is a responder other than a view, a view controller or the application
  /// itself. (FS-100)
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return nil }
    return responder
  }
}

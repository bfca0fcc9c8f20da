/// What the system remembers of a scene, while it is connected and after that.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app's own interface on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// What another display shows, where nobody touches it.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// What another display shows.
    @available(
      *, deprecated, renamed: "windowExternalDisplayNonInteractive"
    )
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// What the outer display shows while the camera is in use; touches go to it. The name's text
    /// is believed. (FS-241)
    public static let windowCameraCaptureAccessory = Role(
      rawValue: "UIWindowSceneSessionRoleCameraCaptureAccessory")
  }

  /// What the scene is for.
  public let role: Role
  /// A name that is the scene's own, also when it is connected again.
  public let persistentIdentifier = UUID().uuidString
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the app wants to be remembered with the scene.
  open var userInfo: [String: Any]?

  init(role: Role = .windowApplication) {
    self.role = role
  }
}

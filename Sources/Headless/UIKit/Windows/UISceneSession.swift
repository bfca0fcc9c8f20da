/// The persistent data of a scene, while it is connected and after that.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app's own interface on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The content of another display, which takes no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The content of another display.
    @available(
      *, deprecated, renamed: "windowExternalDisplayNonInteractive"
    )
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// The content of the outer display while the camera is in use; touches go to it. The name's
    /// text is an assumption. (FS-241)
    public static let windowCameraCaptureAccessory = Role(
      rawValue: "UIWindowSceneSessionRoleCameraCaptureAccessory")
  }

  /// The role of the scene.
  public let role: Role
  /// A name that belongs to this scene only, also when it is connected again.
  public let persistentIdentifier = UUID().uuidString
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The data that the app stores with the scene.
  open var userInfo: [String: Any]?

  init(role: Role = .windowApplication) { self.role = role }
}

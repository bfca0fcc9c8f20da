extension SimulatedDevice {
  /// Why iOS refuses to launch an app.
  public enum LaunchRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The app has no scene life cycle, and the SDK of its build requires one. (FS-239)
    case noSceneLifeCycle

    /// The message of iOS, or a summary of reports.
    public var description: String {
      "UIScene life cycle is required for apps built with this SDK: without it the app does not "
        + "launch (FS-239)"
    }
  }

  /// Why iOS would refuse to launch the app as described here; nil if it would launch it.
  ///
  /// > Source: TN3187 and the release notes of iOS 27. FS-187, FS-239.
  public var launchRefusal: LaunchRefusal? {
    !hasSceneManifest && requiresScenes ? .noSceneLifeCycle : nil
  }

  /// Whether windows need a scene: in an app that describes its scenes, and in every app that would
  /// not launch without them. (FS-186, FS-240)
  var usesScenes: Bool { hasSceneManifest || requiresScenes }

  private var requiresScenes: Bool {
    modeledSystemVersion.majorVersion >= 27 && linkedSDK.majorVersion >= 27
  }
}

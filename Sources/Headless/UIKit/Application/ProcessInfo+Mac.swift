extension ProcessInfo {
  /// Whether the app is one for a pad that runs on a Mac: never here.
  @available(iOS 13.0, *)
  public var isMacCatalystApp: Bool { false }
  /// Whether the app is one for a phone or a pad that runs on a Mac as it is: never here.
  @available(iOS 14.0, *)
  public var isiOSAppOnMac: Bool { false }
}

/// The version of this package, as reports and the command tell it.
public enum TouchMapVersion {
  /// A semantic version.
  public static let current = "0.1.0"
}

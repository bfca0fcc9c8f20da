/// A group of changes to layers. New values of layers take effect at once here.
public enum CATransaction {
  /// Starts a group, inside of another one if there is one.
  public static func begin() {}

  /// Ends the group that was started last.
  public static func commit() {}

  /// Makes changes in the group take effect at once, as they always do here.
  public static func setDisableActions(_ flag: Bool) {}
}

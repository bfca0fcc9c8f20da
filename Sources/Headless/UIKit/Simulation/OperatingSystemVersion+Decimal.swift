extension OperatingSystemVersion {
  /// Creates a version from a number such as 18 or 17.5; one digit stands after the point.
  public init(_ version: Double) {
    let tenths = Int((version * 10).rounded())
    self.init(majorVersion: tenths / 10, minorVersion: tenths % 10, patchVersion: 0)
  }
}

extension SimulatedDevice {
  /// The newest iOS that is known here; later ones are taken for it.
  static let newestKnownVersion = OperatingSystemVersion(27)

  /// The iOS version that is modelled: ``systemVersion``, or the newest one that is known here if
  /// that is a later one. A transcript says so when they differ.
  public var modeledSystemVersion: OperatingSystemVersion {
    let newest = Self.newestKnownVersion
    return systemVersion.majorVersion > newest.majorVersion ? newest : systemVersion
  }
}

extension OperatingSystemVersion {
  /// The numbers with points between them, such as "26.0" or "17.5.1".
  var text: String {
    let numbers = [majorVersion, minorVersion] + (patchVersion == 0 ? [] : [patchVersion])
    return numbers.map(String.init).joined(separator: ".")
  }
}

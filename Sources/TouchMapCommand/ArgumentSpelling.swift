import ArgumentParser

/// Arguments that look like options and are none.
enum ArgumentSpelling {
  /// Returns an argument so that a point with a negative coordinate, `-5,10`, is not taken for an
  /// option.
  static func protectingCoordinates(_ argument: String) -> String {
    let rest = argument.dropFirst()
    let isNegativePoint =
      argument.hasPrefix("-") && argument.contains(",")
      && rest.first.map { $0.isNumber || $0 == "." } == true
      || ["-inf,", "-nan,"].contains { argument.lowercased().hasPrefix($0) }
    return isNegativePoint ? " " + argument : argument
  }
}

/// Arguments that look like options and are none.
enum ArgumentSpelling {
  /// Returns an argument so that a point with a negative coordinate, `-5,10`, is not taken for an
  /// option.
  static func protectingCoordinates(_ argument: String) -> String {
    let isNegativePoint =
      argument.hasPrefix("-") && argument.contains(",")
      && argument.dropFirst().first.map { $0.isNumber || $0 == "." } == true
    return isNegativePoint ? " " + argument : argument
  }
}

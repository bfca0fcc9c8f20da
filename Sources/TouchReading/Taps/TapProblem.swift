import TouchScreen

/// Why a line of taps is not counted as one.
package enum TapProblem: Error, Sendable, Hashable {
  /// A field of this name is not there or is empty.
  case missing(String)
  /// A field of this name is no finite decimal number.
  case noNumber(String)
  /// The line is no object of JSON.
  case brokenJSON
  /// No screen has the name.
  case unknownScreen
  /// Several screens were given, and the line names none.
  case noScreen
  /// The line is longer than any tap.
  case tooLong
}

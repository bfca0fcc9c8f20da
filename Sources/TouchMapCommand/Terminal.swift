import Foundation
import TouchMap

/// What the reader's terminal can do.
enum Terminal {
  /// The colours that may be written to standard output.
  ///
  /// None where it is no terminal, or where the user asked for none.
  ///
  /// > Source: no-color.org: a variable `NO_COLOR` that is not empty. `COLORTERM` is a convention of
  /// > terminals.
  static var colors: MapReport.TerminalColors {
    colors(isTerminal: isatty(STDOUT_FILENO) == 1, in: ProcessInfo.processInfo.environment)
  }

  private static func colors(
    isTerminal: Bool, in environment: [String: String]
  ) -> MapReport.TerminalColors {
    guard isTerminal, environment["NO_COLOR", default: ""].isEmpty, environment["TERM"] != "dumb"
    else { return .none }
    return ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? .full : .indexed
  }
}

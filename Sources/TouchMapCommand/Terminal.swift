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
  static var colors: TextStyle.Colors {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDOUT_FILENO) == 1, environment["NO_COLOR", default: ""].isEmpty,
      environment["TERM"] != "dumb"
    else { return .none }
    return colorsOfTerminal
  }

  /// How many characters a line of the terminal has; `nil` where standard output is none.
  static var columns: Int? { length(\.ws_col, variable: "COLUMNS") }

  /// How many lines the terminal has; `nil` where standard output is none.
  static var rows: Int? { length(\.ws_row, variable: "LINES") }

  /// > Source: the terminal's own answer, else POSIX, the variables `COLUMNS` and `LINES`.
  private static func length(_ part: KeyPath<winsize, UInt16>, variable: String) -> Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: part] > 0 {
      return Int(size[keyPath: part])
    }
    return ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  /// The colours that the user's terminal has, wherever the answer goes.
  static var colorsOfTerminal: TextStyle.Colors {
    ["truecolor", "24bit"].contains(ProcessInfo.processInfo.environment["COLORTERM"])
      ? .full : .indexed
  }
}

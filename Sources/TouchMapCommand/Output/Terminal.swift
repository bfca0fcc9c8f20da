import ArgumentParser
import Foundation
import TouchMap
import TouchReports

/// The abilities of the reader's terminal.
enum Terminal {
  /// The colours that may be written to standard output.
  ///
  /// None if it is not a terminal, or if the user wants none.
  ///
  /// > Source: no-color.org: a variable `NO_COLOR` that is not empty. `COLORTERM` is a convention
  /// of
  /// > terminals.
  static var colors: TextStyle.Colors {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDOUT_FILENO) == 1, environment["NO_COLOR", default: ""].isEmpty,
      environment["TERM"] != "dumb"
    else { return .none }
    return colorsOfTerminal
  }

  /// How many characters fit on a line of the terminal; `nil` if standard output is not a terminal.
  static var columns: Int? { length(\.ws_col, variable: "COLUMNS") }

  /// How many lines the terminal has; `nil` if standard output is not a terminal.
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

  /// The colours of the user's terminal, wherever the answer is written.
  static var colorsOfTerminal: TextStyle.Colors {
    let environment = ProcessInfo.processInfo.environment
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .full }
    // The names of terminals with few colours are short: `xterm`, `screen`, `linux`, `vt220`.
    let few: Set = ["xterm", "screen", "linux", "ansi", "xterm-16color", "screen-16color"]
    let name = environment["TERM", default: ""]
    return few.contains(name) || name.hasPrefix("vt") ? .basic : .indexed
  }

  /// The scheme for the terminal's background: dark, unless the terminal says that it is light.
  ///
  /// > Source: rxvt's `COLORFGBG`, the numbers of the colours of letters and background, which
  /// > several terminals set.
  static var palette: Palette {
    let colors = ProcessInfo.processInfo.environment["COLORFGBG", default: ""]
    return ["7", "15"].contains(colors.split(separator: ";").last) ? .light : .dark
  }
}

/// Whether texts are coloured.
struct StyleOptions: ParsableArguments {
  /// When to use colours.
  enum Color: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
  }

  @Option(help: "Colours: auto (a terminal, and NO_COLOR is not set), always or never.")
  var color = Color.auto

  var style: TextStyle {
    var style =
      switch color {
      case .always: TextStyle(colors: Terminal.colorsOfTerminal)
      case .never: TextStyle.plain
      case .auto: TextStyle(colors: Terminal.colors)
      }
    style.width = Terminal.columns
    return style
  }
}

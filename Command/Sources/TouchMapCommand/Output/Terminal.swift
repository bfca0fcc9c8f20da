import ArgumentParser
import Foundation
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// The abilities of the reader's terminal.
public enum Terminal {
  /// Whether colours may be written to standard output: not if it is no terminal, or if the user
  /// wants none.
  ///
  /// > Source: no-color.org: a variable `NO_COLOR` that is not empty.
  static var hasColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// How many characters fit on a line of the terminal; `nil` if standard output is not a terminal.
  ///
  /// > Source: the terminal's own answer, else POSIX, the variable `COLUMNS`.
  static var columns: Int? { columns(of: STDOUT_FILENO) }

  /// The same for another descriptor.
  static func columns(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
  }

  /// The fewest columns for which ArgumentParser lays out a help; with less than 27 it writes none.
  private static let leastColumnsOfHelp = 40

  /// Has ArgumentParser lay out its help for a terminal that is wide enough, which breaks the lines
  /// of a narrower one.
  public static func widenHelp() {
    guard let columns, columns < leastColumnsOfHelp else { return }
    setenv("COLUMNS", String(leastColumnsOfHelp), 1)
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
    let hasColors =
      switch color {
      case .always: true
      case .never: false
      case .auto: Terminal.hasColors
      }
    return TextStyle(
      hasColors: hasColors, width: Terminal.columns,
      rulesPlace: "Settings are in \(Settings.fileName), beside the dump or above it.")
  }
}

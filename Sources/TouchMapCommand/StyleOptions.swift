import ArgumentParser
import Foundation
import TouchMap

/// Whether texts are coloured.
struct StyleOptions: ParsableArguments {
  /// When to use colours.
  enum Color: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
  }

  @Option(help: "Colours: auto (a terminal, and NO_COLOR is not set), always or never.")
  var color = Color.auto

  /// How texts are decorated.
  ///
  /// > Source: no-color.org: colours are off if `NO_COLOR` is set and not empty.
  var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    switch color {
    case .always: return .ansi
    case .never: return .plain
    case .auto:
      let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      let isDumb = environment["TERM"] == "dumb"
      return isatty(STDOUT_FILENO) == 1 && !isRefused && !isDumb ? .ansi : .plain
    }
  }
}

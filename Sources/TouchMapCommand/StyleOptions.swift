import ArgumentParser
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
  var style: TextStyle { colors == .none ? .plain : .ansi }

  /// The colours of maps.
  var colors: MapReport.TerminalColors {
    switch color {
    case .always: Terminal.colorsOfTerminal
    case .never: .none
    case .auto: Terminal.colors
    }
  }
}

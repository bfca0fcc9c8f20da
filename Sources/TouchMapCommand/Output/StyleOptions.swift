import ArgumentParser
import TouchMap
import TouchReports

/// Whether texts are coloured.
struct StyleOptions: ParsableArguments {
  /// When to use colours.
  enum Color: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
  }

  @Option(help: "Colours: auto (a terminal, and NO_COLOR is not set), always or never.")
  var color = Color.auto

  /// How texts are decorated.
  var style: TextStyle {
    switch color {
    case .always: TextStyle(colors: Terminal.colorsOfTerminal)
    case .never: .plain
    case .auto: TextStyle(colors: Terminal.colors)
    }
  }
}

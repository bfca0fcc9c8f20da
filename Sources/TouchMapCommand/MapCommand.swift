import ArgumentParser
import Foundation
import TouchMap

/// `touchmap map`: the screen cut into regions by who gets a touch there.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draws who gets the touches where, over the whole screen.",
    discussion: """
      Every point of the screen belongs to the view that gets a touch there, or to nobody. The
      regions are exact: they are computed, not sampled.

      Examples:
        touchmap map screen.txt
        touchmap map screen.txt --format html --output map.html
        touchmap map before.txt after.txt --format svg > maps.svg
        touchmap demo --dump | touchmap map - --format json
      """)

  @OptionGroup var list: DumpList

  @Option(
    help: ArgumentHelp(
      "How to draw: ansi (letters and colours), svg, html, json or jsonl, one map a line. "
        + "(default: as the output's name ends, else ansi)"))
  var format: MapFormat?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; else to standard output.", valueName: "FILE"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "How many characters are in a line, from 1 to 1000; for ansi. "
        + "(default: 48, or as many as the terminal has)"))
  var columns: Int?

  @Option(help: "How many lines there are, from 1 to 1000; for ansi.")
  var rows: Int?

  @Flag(help: "Answers in one line of JSON: the owners of the eight largest regions.")
  var brief = false

  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    for count in [columns ?? 1, rows ?? 1] where !(1...1_000).contains(count) {
      throw ValidationError("\(count) is not from 1 to 1000.")
    }
  }

  func run() throws {
    var reports: [MapReport] = []
    let isFine = try list.read { screens in
      for dumped in screens {
        let settings = try configuration.settings(for: dumped.file)
        let report = MapReport(
          file: dumped.file, position: (dumped.number, dumped.count), screen: dumped.screen,
          rules: settings.lint.classRules)
        if brief {
          let oracle = TapOracle(dumped.screen, rules: settings.lint.classRules)
          try list.write(Brief.map(report, oracle), dumped)
        } else if drawnFormat == .jsonl, output == nil {
          try StandardOutput.write(MapReport.jsonLine(report))
        } else {
          reports.append(report)
        }
      }
    }
    if drawnFormat == .json && !brief || !reports.isEmpty { try write(text(of: reports)) }
    if !isFine { throw ExitStatus.badInput }
  }

  /// The format that was asked for, or the one that the output's name tells.
  private var drawnFormat: MapFormat {
    if let format { return format }
    switch output.map({ ($0 as NSString).pathExtension.lowercased() }) {
    case "svg"?: return .svg
    case "html"?, "htm"?: return .html
    case "json"?: return .json
    case "jsonl"?, "ndjson"?: return .jsonl
    default: return .ansi
    }
  }

  private func text(of reports: [MapReport]) -> String {
    switch drawnFormat {
    case .json: MapReport.json(reports, asList: list.isSeveral || reports.isEmpty)
    case .jsonl: reports.map(MapReport.jsonLine).joined(separator: "\n")
    case .svg: MapReport.svg(reports)
    case .html: MapReport.html(reports)
    case .ansi:
      MapReport.ansi(
        reports, columns: columns ?? min(48, Terminal.columns ?? 48), rows: rows,
        colors: output == nil ? style.colors : .none)
    }
  }

  private func write(_ text: String) throws {
    guard let output else { return try StandardOutput.write(text) }
    do {
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: output))
    } catch {
      StandardError.write(
        "\(output): error: cannot be written; expected a file in a folder that "
          + "exists and may be written to")
      throw ExitStatus.badInput
    }
  }
}

/// How a map is drawn.
enum MapFormat: String, CaseIterable, ExpressibleByArgument {
  case ansi, svg, html, json, jsonl
}

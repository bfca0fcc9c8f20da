import ArgumentParser
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// `touchmap map`: the screen cut into regions by the view that gets a touch there.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map", abstract: "Draws who gets the touches where, over the whole screen.",
    discussion: """
      Every point of the screen belongs to the view that gets a touch there, or to none. The
      regions are exact: they are computed, not sampled.

      Examples:
        touchmap map screen.txt
        touchmap map screen.txt --format html --output map.html
        touchmap map screen.txt --image shot.png --output map.html
        touchmap map screen.txt --output map.png
        touchmap map before.txt after.txt --format svg > maps.svg
        touchmap demo --dump | touchmap map - --format json
      """)

  @OptionGroup var list: DumpList

  @Option(
    help: ArgumentHelp(
      "How to answer: text, svg, png, html, markdown, json or jsonl, one map a line. (default: as "
        + "the output's name ends, else text)"))
  var format: MapFormat?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; else, and for '-', to standard output.", valueName: "FILE"),
    completion: .file())
  var output: Destination?

  @Option(
    help: ArgumentHelp(
      "A screenshot of the same moment, PNG or JPEG, that lies under the map; for html, svg and "
        + "png.",
      valueName: "FILE"),
    completion: .file())
  var image: String?

  @Flag(
    help:
      "Answers in one line of JSON: the eight worst targets and the owners of the largest regions.")
  var brief = false

  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    if !brief { _ = try drawn() }
    if image != nil, ![.html, .svg, .png].contains(drawnFormat) {
      throw ValidationError("--image is for --format html, svg and png.")
    }
    if drawnFormat == .png, output == nil { throw ValidationError("--format png needs --output.") }
  }

  func run() throws {
    guard !brief else {
      return try list.briefAnswers(configuration) { reported, settings in
        Brief.map(MapReport(reported, configuration: settings.lint))
      }.check()
    }
    try destination.check(isNoneOf: image.map { [$0] } ?? [])
    let answers = try list.answers(
      configuration, as: streamedFormat, style: written, to: destination
    ) { [MapReport($0, configuration: $1.lint)] }
    let underlay = ImageFile(image)
    if streamedFormat == nil, drawnFormat == .json || !answers.all.isEmpty {
      if drawnFormat == .html {
        try writePages(of: answers.all, on: underlay)
      } else if drawnFormat == .png {
        let picture = MapReport.picture(answers.all, underlay: underlay.underlay)
        try destination.write(asPNG: picture)
      } else {
        try destination.write(text(of: answers.all, on: underlay))
      }
    }
    try underlay.check(on: answers.all.map(\.screen))
    try answers.check()
  }

  /// The requested format, or the one for the output's file name, which was checked before.
  private var drawnFormat: MapFormat { (try? drawn()) ?? .text }

  private func drawn() throws -> MapFormat {
    try format ?? destination.format(plain: .text)
  }

  /// The format in which maps are written one after another; `nil` if all are needed before.
  private var streamedFormat: AnswerFormat? {
    guard destination.path == nil else { return nil }
    return AnswerFormat(rawValue: drawnFormat.rawValue)
  }

  private var destination: Destination { output ?? .standardOutput }

  /// Writes the page of one map, or those of several as soon as each is known.
  private func writePages(of maps: [MapReport], on image: ImageFile) throws {
    let options = image.options(arguments: list.input.arguments)
    guard maps.count > 1 else { return try destination.write(maps[0].html(options: options)) }
    var pages = try PageFolder(beside: destination)
    for map in maps { try pages.add(map, options: options) }
    try pages.finish()
  }

  private func text(of maps: [MapReport], on image: ImageFile) -> String {
    switch drawnFormat {
    case .json: MapReport.json(maps, asList: list.isSeveral)
    case .jsonl: MapReport.jsonLines(maps)
    case .svg, .png: MapReport.svg(maps, underlay: image.underlay)
    case .markdown: MapReport.markdown(maps, arguments: list.input.arguments)
    case .html, .text: MapReport.text(maps, style: written)
    }
  }

  private var written: TextStyle { destination.path == nil ? style.style : .plain }
}

/// The format of a map.
enum MapFormat: String, CaseIterable, ExpressibleByArgument {
  case text, svg, png, html, markdown, json, jsonl
}

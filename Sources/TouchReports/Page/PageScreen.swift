import TouchMap

/// One screen on a page: its map and the meaning of the map.
struct PageScreen {
  let report: MapReport
  let picture: TouchPicture
  /// The image under the map.
  let underlay: Underlay?
  /// The arguments, without the dump, that make a command show the same screen.
  let arguments: [String]

  var screen: Screen { report.screen }
  var survey: ScreenSurvey { report.survey }

  /// The regions' shapes, in the order of the picture.
  let shapes: [RegionShape]
  /// The names on the map.
  private(set) var layout: NameLayout

  init(_ report: MapReport, underlay: Underlay? = nil, arguments: [String] = []) {
    self.report = report
    picture = report.picture
    self.underlay = underlay
    self.arguments = arguments
    shapes = picture.regions.map { RegionShape($0.polygons) }
    let fonts = Self.fonts(on: report.screen.frame.size)
    narrowFont = fonts.narrow
    layout = NameLayout(
      picture, rooms: shapes.map(\.room), least: fonts.least, wanted: fonts.wanted, zooms: true)
  }

  /// The names of some targets alone.
  func layout(of marked: [MarkedTarget]) -> NameLayout {
    let fonts = Self.fonts(on: report.screen.frame.size)
    return NameLayout(picture, marked: marked, least: fonts.least, wanted: fonts.wanted)
  }

  private static func fonts(
    on size: Screen.Size
  ) -> (least: Double, wanted: Double, narrow: Double) {
    let shrunk = min(1, largest.width / size.width, largest.height / size.height)
    let least = max(12, leastPixels / shrunk)
    let narrow = leastPixels * max(1, size.width / Self.narrow)
    return (least, min(max(18, narrow), 3 * least), narrow)
  }

  /// The smallest font of the map that can be read on a phone.
  let narrowFont: Double
  /// In pixels, the smallest letters that can be read, and the space for a map on a page; on a
  /// phone it is the width. Choices.
  private static let leastPixels = 11.1
  private static let largest = Screen.Size(width: 900, height: 785)
  private static let narrow = 364.0

  /// The names of the regions, in the order of the picture: for regions that swallow touches the
  /// name of the culprit; `nil` for a region without a view.
  var names: [String?] {
    var culprits: [Node.ID: String] = [:]
    for culprit in picture.culprits.reversed() {
      for owner in culprit.owners { culprits[owner] = culprit.name.text }
    }
    return picture.regions.map { region in
      region.owners.lazy.compactMap { culprits[$0] }.first ?? region.name?.text
    }
  }

  /// The nodes that the page knows, and the place of each, -1 for others; bare layers are never hit.
  var listed: (nodes: [Node.ID], places: [Int]) {
    let nodes = screen.nodeIDs.filter { screen.nodes[$0].kind != .layer }
    var places = Array(repeating: -1, count: screen.nodes.count)
    for (place, index) in nodes.enumerated() { places[index.index] = place }
    return (nodes, places)
  }

  /// The lines for an issue.
  var issue: String { report.issue(arguments: arguments).joined(separator: "\n") }

  /// The command that asks which view gets a touch, in two parts: before and after the point.
  var command: [String] {
    var words = [report.reported.file.map { ShellText.quoted($0) } ?? "-"]
    if report.reported.count > 1 { words += ["--screen", "\(report.reported.number)"] }
    words += arguments.map { ShellText.quoted($0) }
    let start = report.reported.file == nil ? "touchmap demo --dump | " : ""
    return [start + "touchmap at ", " " + words.joined(separator: " ")]
  }
}

/// Texts for a shell.
enum ShellText {
  /// Returns a word, in quotes if a shell would not read it as one plain word.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
          || "_-./:,@%+=".utf8.contains(byte)
      }
    if isPlain { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}

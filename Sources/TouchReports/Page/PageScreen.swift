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
  let shapes: [DrawnRegion]
  /// The names on the map.
  private(set) var layout: NameLayout

  /// - Parameters:
  ///   - frame: The part of the plane that the drawing shows; `nil` for the screen's.
  ///   - space: The space for it on a page, in pixels.
  init(
    _ report: MapReport, underlay: Underlay? = nil, arguments: [String] = [],
    in frame: Screen.Rect? = nil, space: Screen.Size = Self.alone
  ) {
    self.report = report
    picture = report.picture
    self.underlay = underlay
    self.arguments = arguments
    self.frame = frame ?? report.screen.frame
    shapes = picture.regions.map { DrawnRegion($0.polygons) }
    let size = self.frame.size
    let shrunk = min(1, space.width / size.width, space.height / size.height)
    least = max(12, Self.leastPixels / shrunk)
    narrowFont = Self.leastPixels * max(1, size.width / Self.narrow)
    layout = NameLayout(
      picture, rooms: shapes.map(\.room), least: least, wanted: Self.wanted(least, narrowFont),
      zooms: true)
  }

  /// The names of some targets alone.
  func layout(of marked: [MarkedTarget]) -> NameLayout {
    NameLayout(
      picture, marked: marked, least: least, wanted: Self.wanted(least, narrowFont))
  }

  private static func wanted(_ least: Double, _ narrow: Double) -> Double {
    min(max(18, narrow), 3 * least)
  }

  /// The part of the plane that the drawing shows: the screen, or what holds both of a change.
  let frame: Screen.Rect
  /// The smallest fonts of the map that can be read on a page, and on a phone.
  private let least: Double
  let narrowFont: Double
  /// In pixels, the smallest letters that can be read, and the space for a map on a laptop's page,
  /// alone or as one of three; on a phone it is the width. Choices.
  private static let leastPixels = 11.1
  private static let alone = Screen.Size(width: 900, height: 630)
  static let oneOfThree = Screen.Size(width: 270, height: 630)
  private static let narrow = 364.0

  /// The names of the regions, in the order of the picture: for regions that swallow touches the
  /// name of the culprit; `nil` for a region without a view.
  var names: [String?] {
    let culprits = picture.culpritNames
    return picture.regions.map { region in
      region.owners.lazy.compactMap { culprits[$0] }.first ?? region.name?.text
    }
  }

  /// The nodes that the page knows, and the place of each, -1 for others; bare layers are never
  /// hit.
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
    let command = report.reported.command("at", arguments: arguments)
    return [command.start, " " + command.end]
  }
}

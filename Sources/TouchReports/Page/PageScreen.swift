@_spi(Command) import TouchMap

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
  /// The names on the map, one layout for each size in which pages show it, the smallest first.
  private(set) var layouts: [NameLayout] = []
  /// The targets with marks.
  let marked: [MarkedTarget]
  /// For each region the place of the same one on the screen of which this one is a change; `nil`
  /// for a region that differs.
  let kept: [Int?]

  /// - Parameters:
  ///   - base: The screen of which this one is a change, whose shapes are used again, and the effect
  ///     of the change.
  ///   - frame: The part of the plane that the drawing shows; `nil` for the screen's.
  ///   - space: The space for it on a page, in pixels.
  init(
    _ report: MapReport, underlay: Underlay? = nil, arguments: [String] = [],
    in frame: Screen.Rect? = nil, space: Screen.Size = Self.alone,
    changing base: (screen: PageScreen, effect: VerdictDiff)? = nil
  ) {
    self.report = report
    picture = report.picture
    self.underlay = underlay
    self.arguments = arguments
    self.frame = frame ?? report.screen.frame
    (shapes, kept) = picture.shapes(like: base?.screen)
    marked = picture.marked + (base.map { $0.effect.markedAfter + $0.effect.markedBefore } ?? [])
    let fonts = Self.fonts(self.frame.size, space)
    self.fonts = base == nil ? fonts : Self.fewFonts(fonts, for: picture)
    let rooms = shapes.map(\.room)
    let named = base == nil ? marked : Array(marked.prefix(Self.mostNamed))
    layouts = self.fonts.map { least in
      NameLayout(
        picture, marked: named, rooms: rooms, least: least, wanted: Self.wanted(least),
        zooms: least == fonts.last && base == nil)
    }
  }

  /// The names of some targets alone.
  func layouts(of marked: [MarkedTarget]) -> [NameLayout] {
    fonts.map { NameLayout(picture, marked: marked, least: $0, wanted: Self.wanted($0)) }
  }

  private static func wanted(_ least: Double) -> Double { max(18, 1.4 * least) }

  /// The smallest fonts that can be read, the largest first: a step makes room for more names.
  private static func fonts(_ size: Screen.Size, _ space: Screen.Size) -> [Double] {
    let smaller = smallerSpaces.filter { $0.width < space.width }
    return (smaller + [space]).reduce(into: []) { fonts, space in
      let font = leastFont(size, space)
      if fonts.last.map({ font < 0.9 * $0 }) ?? true { fonts.append(font) }
    }
  }

  /// A change has fewer layouts, as its map is shown on request: for a phone and for wide pages, or
  /// of many regions a single one. More targets with marks have no names there. Choices.
  private static func fewFonts(_ fonts: [Double], for picture: TouchPicture) -> [Double] {
    guard picture.regions.count < 100 else { return fonts.prefix(2).suffix(1) }
    return fonts.prefix(1) + fonts.dropFirst().suffix(2)
  }
  private static let mostNamed = 60

  private static func leastFont(_ size: Screen.Size, _ space: Screen.Size) -> Double {
    max(12, leastPixels / min(1, space.width / size.width, space.height / size.height))
  }

  /// The place of the layout for a phone, where no script chooses one.
  var narrowPlace: Int {
    let narrow = Screen.Size(width: Self.smallerSpaces[0].width, height: Self.alone.height)
    let font = Self.leastFont(frame.size, narrow)
    return fonts.lastIndex { $0 >= font } ?? 0
  }

  /// The part of the plane that the drawing shows: the screen, or what holds both of a change.
  let frame: Screen.Rect
  /// The smallest font that can be read in each layout.
  private let fonts: [Double]
  /// In pixels, the smallest letters that can be read, and the space for a map on a laptop's page,
  /// alone or as one of three, and on narrower or lower pages. Choices.
  private static let leastPixels = 11.1
  private static let alone = Screen.Size(width: 900, height: 630)
  static let oneOfThree = Screen.Size(width: 270, height: 630)
  private static let smallerSpaces = [
    Screen.Size(width: 340, height: 360), Screen.Size(width: 460, height: 480),
    Screen.Size(width: 600, height: 560), Screen.Size(width: 740, height: 630),
  ]

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

extension [NameLayout] {
  /// The number of a blocked control in any of the layouts; `nil` if it has none.
  func number(ofGhost place: Int) -> Int? { lazy.compactMap { $0.number(ofGhost: place) }.first }
}

extension TouchPicture {
  /// Returns the shapes of the regions, and of each the place of the same region on another screen
  /// of the same nodes, if there is one: with the same receivers, meaning, name and shape.
  fileprivate func shapes(like base: PageScreen?) -> ([DrawnRegion], [Int?]) {
    let known = base?.picture.regions ?? []
    let places = Dictionary(
      known.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
    let found = regions.map { region -> (DrawnRegion, Int?) in
      guard let base, let place = places[region.node], known[place].role == region.role,
        known[place].owners == region.owners, known[place].name == region.name,
        region.owners.allSatisfy({ base.report.frames[$0] == survey.outlines.frames[$0] })
      else { return (DrawnRegion(region.polygons), nil) }
      if known[place].polygons == region.polygons { return (base.shapes[place], place) }
      let shape = DrawnRegion(region.polygons)
      // Cut up otherwise, the parts of several receivers may differ.
      return (shape, region.owners.count < 2 && shape.path == base.shapes[place].path ? place : nil)
    }
    return (found.map(\.0), found.map(\.1))
  }
}

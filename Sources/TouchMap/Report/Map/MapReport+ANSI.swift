extension MapReport {
  /// Returns the map as text for a terminal: a block of letters, one for each owner, on the owner's
  /// colour, and a legend.
  ///
  /// A character stands for the owner at its middle. Nobody is a full stop; owners beyond the
  /// letters and digits share an asterisk. The block is as wide as the style says or, to keep its
  /// shape in a terminal that is not high enough, narrower; characters count as twice as high as
  /// wide.
  package func text(_ style: TextStyle) -> String { TerminalMap(self, style).text }
}

private struct TerminalMap {
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  /// The most owners that a legend names; the rest is counted. A choice.
  private static let legendLimit = 24

  private let report: MapReport
  private let colors: TextStyle.Colors
  private let ownerColors: [OwnerColor]
  private let regions: [TouchPartition.Region]
  private let marks: [Character]
  private let raster: RegionRaster

  init(_ report: MapReport, _ style: TextStyle) {
    self.report = report
    colors = style.colors
    ownerColors = report.screen.ownerColors()
    regions = report.regionsByArea
    marks = Self.marks(regions)
    let frame = report.screen.frame
    let (columns, rows) = Self.grid(for: frame.size, owners: regions.count, style)
    raster = RegionRaster(regions.map(\.polygons), frame: frame, columns: columns, rows: rows)
  }

  /// Returns how many characters and lines the block has.
  private static func grid(
    for size: Screen.Size, owners: Int, _ style: TextStyle
  ) -> (columns: Int, rows: Int) {
    // What a line is to a character, so that the block has the screen's shape.
    let shape = size.height / max(size.width, 1e-9) / 2
    func rows(_ columns: Int) -> Int {
      max(1, NumberText.count((shape * Double(columns)).rounded(), limit: 1_000))
    }
    let columns = style.columns
    if let rows = style.rows { return (columns, rows) }
    guard let height = style.height else { return (columns, rows(columns)) }
    // The heading, the facts, two blank lines, the legend and the line for the next command.
    let room = max(smallestBlock, height - 5 - min(owners, legendLimit + 1))
    guard rows(columns) > room else { return (columns, rows(columns)) }
    let narrower = NumberText.count((Double(room) / shape).rounded(.down), limit: columns)
    return (max(1, narrower), room)
  }

  /// The fewest lines that a terminal's height leaves to the block; the legend is read by
  /// scrolling then. A choice.
  private static let smallestBlock = 10

  var text: String {
    ([heading, report.facts, ""] + raster.rows.map(line) + [""] + legend).joined(separator: "\n")
  }

  private var heading: String { VisibleText.escape(report.reported.heading) }

  private func line(_ row: ArraySlice<Int?>) -> String {
    var line = ""
    var before: Int??
    for place in row {
      if colors != .none, before != .some(place) { line += escape(place) }
      before = place
      line.append(place.map { marks[$0] } ?? ".")
    }
    return colors == .none ? line : line + TerminalText.reset
  }

  private static func marks(_ regions: [TouchPartition.Region]) -> [Character] {
    var unused = letters[...]
    return regions.map { $0.owner == nil ? "." : unused.popFirst() ?? "*" }
  }

  private func escape(_ place: Int?) -> String {
    guard let place, let owner = regions[place].owner else { return TerminalText.reset }
    return TerminalText.background(ownerColors[owner], colors)
  }

  private var legend: [String] {
    var lines = regions.prefix(Self.legendLimit).indices.map { place in
      let region = regions[place]
      let mark = String(marks[place])
      let name = region.owner.map { report.screen.name(of: $0) } ?? "nobody"
      let share = report.share(of: region.area)
      let gap = String(repeating: " ", count: max(0, 7 - share.count))
      let swatch = colors == .none ? mark : "\(escape(place)) \(mark) \(TerminalText.reset)"
      return "\(swatch) \(gap)\(share)  \(name)"
    }
    let rest = regions.count - Self.legendLimit
    if rest > 0 { lines.append("and \(rest) more") }
    return lines
  }
}

/// What a terminal takes as a command.
private enum TerminalText {
  static let reset = "\u{1B}[0m"

  /// Returns dark text on a colour.
  static func background(_ color: OwnerColor, _ colors: TextStyle.Colors) -> String {
    if colors == .full { return "\u{1B}[38;5;16;48;2;\(color.red);\(color.green);\(color.blue)m" }
    // The colour cube of 6 steps an axis: 0, 95, 135, 175, 215 and 255.
    func step(_ byte: UInt8) -> Int { byte < 48 ? 0 : byte < 115 ? 1 : (Int(byte) - 35) / 40 }
    let index = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    return "\u{1B}[38;5;16;48;5;\(index)m"
  }
}

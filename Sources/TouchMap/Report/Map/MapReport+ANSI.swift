extension MapReport {
  /// How a terminal shows colours.
  package enum TerminalColors: Sendable, Hashable {
    /// Letters alone.
    case none
    /// The 256 colours that nearly every terminal has.
    case indexed
    /// 24 bits a colour.
    case full
  }

  /// Returns maps as text for a terminal: a block of letters, one for each owner, on the owner's
  /// colour, and a legend.
  ///
  /// A character stands for the owner at its middle. Nobody is a full stop; owners beyond the
  /// letters and digits share an asterisk.
  ///
  /// - Parameters:
  ///   - reports: The maps, which are drawn one below the other.
  ///   - columns: How many characters are in a line.
  ///   - rows: How many lines there are; `nil` for as many as keep the screen's shape in characters
  ///     twice as high as wide.
  ///   - colors: What the terminal shows.
  package static func ansi(
    _ reports: [MapReport], columns: Int, rows: Int? = nil, colors: TerminalColors = .none
  ) -> String {
    reports.map { TerminalMap($0, columns: columns, rows: rows, colors: colors).text }
      .joined(separator: "\n\n")
  }
}

private struct TerminalMap {
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  /// The most owners that a legend names; the rest is counted. A choice.
  private static let legendLimit = 24

  private let report: MapReport
  private let colors: MapReport.TerminalColors
  private let ownerColors: [OwnerColor]
  private let regions: [TouchPartition.Region]
  private let marks: [Character]
  private let raster: RegionRaster

  init(_ report: MapReport, columns: Int, rows: Int?, colors: MapReport.TerminalColors) {
    self.report = report
    self.colors = colors
    ownerColors = report.screen.ownerColors()
    regions = report.regionsByArea
    marks = Self.marks(regions)
    let frame = report.screen.frame
    let height = frame.size.height / max(frame.size.width, 1e-9) * Double(columns) / 2
    raster = RegionRaster(
      regions.map(\.polygons), frame: frame, columns: columns,
      rows: rows ?? max(1, NumberText.count(height.rounded(), limit: 1_000)))
  }

  var text: String {
    ([heading, report.facts, ""] + raster.rows.map(line) + [""] + legend).joined(separator: "\n")
  }

  private var heading: String { VisibleText.escape(report.heading) }

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
  static func background(_ color: OwnerColor, _ colors: MapReport.TerminalColors) -> String {
    if colors == .full { return "\u{1B}[38;5;16;48;2;\(color.red);\(color.green);\(color.blue)m" }
    // The colour cube of 6 steps an axis: 0, 95, 135, 175, 215 and 255.
    func step(_ byte: UInt8) -> Int { byte < 48 ? 0 : byte < 115 ? 1 : (Int(byte) - 35) / 40 }
    let index = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    return "\u{1B}[38;5;16;48;5;\(index)m"
  }
}

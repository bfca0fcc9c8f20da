import TouchMap

extension MapReport {
  /// Returns the map as text for a terminal: the culprits and the blocked controls, a block with
  /// the names in the regions, and the meanings of colours and letters.
  ///
  /// A character shows the point in its middle; with 256 colours or more it shows two points of the
  /// screen, one above the other. The block has the style's width. If the terminal is not high
  /// enough, the block is narrower to keep its proportions. Characters count as twice as high as
  /// wide.
  package func text(_ style: TextStyle) -> String { TerminalMap(self, style).text }
}

/// A picture drawn in characters: the words above and below the block, or beside it where there is
/// room.
struct TerminalMap {
  private let picture: TouchPicture
  private let style: TextStyle
  private let code: TerminalCode
  private let report: MapReport

  init(_ report: MapReport, _ style: TextStyle) {
    self.report = report
    self.style = style
    picture = report.picture
    code = TerminalCode(colors: style.colors, palette: style.palette)
  }

  var text: String {
    let beside = besideGrid
    let stacked = stackedGrid
    if let beside, beside.columns >= stacked?.columns ?? 0 {
      return self.beside(beside).joined(separator: "\n")
    }
    let lines = stacked.map(self.stacked) ?? words(width: style.width).list(atMost: limit)
    return lines.joined(separator: "\n")
  }

  /// The most lines: one is left for the next command.
  private var limit: Int? { style.height.map { $0 - 1 } }

  private func words(width: Int?) -> TerminalMapWords {
    var style = style
    style.width = width
    return TerminalMapWords(report, picture, style, code)
  }

  private func block(_ grid: Grid) -> TerminalBlock {
    TerminalBlock(picture, grid.columns, grid.rows, code)
  }

  // MARK: Words above the block and below it

  /// The block that leaves room for all words, or else for those that are needed.
  private var stackedGrid: Grid? {
    let count = words(width: style.width).count
    // The two blank lines.
    return grid(columns: style.columns, lines: count.all + 2)
      ?? grid(columns: min(style.columns, Self.leastColumns), lines: count.needed + 2)
  }

  private func stacked(_ grid: Grid) -> [String] {
    let block = block(grid)
    let room = limit.map { $0 - grid.rows - 2 }
    let (above, below) = words(width: style.width).lines(block.numbers, atMost: room)
    return above + [""] + block.lines + (below.isEmpty ? [] : [""] + below)
  }

  // MARK: Words beside the block

  /// The block that has room for the words to its right; `nil` where there is none.
  private var besideGrid: Grid? {
    guard let width = style.width else { return nil }
    // Columns that were asked for stay; a terminal's are shared.
    let most = style.height == nil ? style.columns : width - Self.gap - Self.leastWords
    guard let grid = grid(columns: min(style.columns, most), lines: 0),
      width - grid.columns - Self.gap >= Self.leastWords
    else { return nil }
    let words = words(width: room(beside: grid))
    let isHigh = limit.map { words.count.needed > $0 } ?? false
    return isHigh || words.columns > width - grid.columns - Self.gap ? nil : grid
  }

  private func room(beside grid: Grid) -> Int {
    min(Self.mostWords, (style.width ?? 0) - grid.columns - Self.gap)
  }

  private func beside(_ grid: Grid) -> [String] {
    let block = block(grid)
    let (above, below) = words(width: room(beside: grid))
      .lines(block.numbers, atMost: limit.map { $0 - 1 })
    let text = above + [""] + below
    let lines = block.lines
    let gap = String(repeating: " ", count: Self.gap)
    let empty = String(repeating: " ", count: grid.columns)
    return (0..<max(text.count, lines.count)).map { row in
      let left = row < lines.count ? lines[row] : empty
      return row < text.count && !text[row].isEmpty ? left + gap + text[row] : left
    }
  }

  /// The fewest and the most columns that words have beside the block, and the columns between.
  /// Choices.
  private static let (leastWords, mostWords, gap) = (52, 84, 3)

  // MARK: The block

  private typealias Grid = (columns: Int, rows: Int)

  /// A narrower map is not read, and a map that is lower than this part of its shape shows another
  /// screen. Choices.
  private static let (leastColumns, leastHeight) = (24, 0.8)

  /// How many characters and lines the block has; `nil` if there is nothing to draw, or no room.
  ///
  /// - Parameters:
  ///   - columns: The most characters of a line.
  ///   - lines: The lines of a terminal that are not the block's.
  private func grid(columns: Int, lines: Int) -> Grid? {
    let size = picture.screen.frame.size
    guard PictureScale(picture.screen.frame) != nil else { return nil }
    // The proportions of a character, so that the block has the proportions of the screen.
    let shape = size.height / size.width / 2
    func rows(_ columns: Int) -> Int {
      max(1, NumberText.count((shape * Double(columns)).rounded(), limit: 1_000))
    }
    if let rows = style.rows { return (columns, rows) }
    guard let limit else { return (columns, rows(columns)) }
    let room = limit - lines
    guard columns >= Self.leastColumns, room > 0 else { return nil }
    if rows(columns) <= room { return (columns, rows(columns)) }
    let narrower = NumberText.count((Double(room) / shape).rounded(.down), limit: columns)
    if narrower >= Self.leastColumns { return (narrower, room) }
    let isHigh = Double(room) >= Self.leastHeight * Double(rows(Self.leastColumns))
    return isHigh ? (Self.leastColumns, room) : nil
  }
}

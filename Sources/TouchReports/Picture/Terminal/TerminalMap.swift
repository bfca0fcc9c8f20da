import TouchMap

extension MapReport {
  /// Returns the map as text for a terminal: the culprits and the blocked controls, a block with
  /// the names in the regions, and the meanings of colours and letters.
  ///
  /// A character shows the point in its middle; with 256 colours or more it shows two points of the
  /// screen, one above the other. The block has the style's width. If the terminal is not high
  /// enough, the block is narrower to keep its proportions. Characters count as twice as high as
  /// wide.
  package func text(_ style: TextStyle) -> String {
    TerminalMap(self, style).text
  }
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

  var text: String { (beside ?? stacked).joined(separator: "\n") }

  private func words(width: Int?) -> TerminalMapWords {
    var style = style
    style.width = width
    return TerminalMapWords(report, picture, style, code)
  }

  private func block(_ grid: Grid) -> TerminalBlock? {
    grid.columns > 0 ? TerminalBlock(picture, grid.columns, grid.rows, code) : nil
  }

  /// The words above the block and below it.
  private var stacked: [String] {
    let words = words(width: style.width)
    let (above, below) = (words.above, words.below)
    // The two blank lines and the line for the next command.
    let block = block(grid(columns: style.columns, lines: above.count + below.count + 3))
    let rest = words.explaining(block?.numbers ?? []) + below
    return above + [""] + (block.map { $0.lines + [""] } ?? []) + rest
  }

  /// The words to the right of the block; `nil` where there is no room for them.
  private var beside: [String]? {
    guard let width = style.width, width >= Self.wide else { return nil }
    // Columns that were asked for stay; a terminal's are shared.
    let most = style.height == nil ? style.columns : width - Self.gap - Self.leastWords
    let grid = grid(columns: min(style.columns, most), lines: 2)
    let room = min(Self.mostWords, width - grid.columns - Self.gap)
    guard room >= Self.leastWords, let block = block(grid) else { return nil }
    let words = words(width: room)
    let text = words.above + [""] + words.explaining(block.numbers) + words.below
    let lines = block.lines
    let (gap, empty) = (
      String(repeating: " ", count: Self.gap), String(repeating: " ", count: grid.columns)
    )
    return (0..<max(text.count, lines.count)).map { row in
      let left = row < lines.count ? lines[row] : empty
      return row < text.count && !text[row].isEmpty ? left + gap + text[row] : left
    }
  }

  /// The columns of a terminal from which on there is room for words beside the block; the fewest
  /// and the most columns that they have, and the columns between. Choices.
  private static let (wide, leastWords, mostWords, gap) = (120, 52, 84, 3)

  private typealias Grid = (columns: Int, rows: Int)

  /// How many characters and lines the block has; none if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - columns: The most characters of a line.
  ///   - lines: The lines that are not the block's.
  private func grid(columns: Int, lines: Int) -> Grid {
    let size = picture.screen.frame.size
    guard PictureScale(picture.screen.frame) != nil else { return (0, 0) }
    // The proportions of a character, so that the block has the proportions of the screen.
    let shape = size.height / size.width / 2
    func rows(_ columns: Int) -> Int {
      max(1, NumberText.count((shape * Double(columns)).rounded(), limit: 1_000))
    }
    if let rows = style.rows { return (columns, rows) }
    guard let height = style.height else { return (columns, rows(columns)) }
    let room = max(Self.smallestBlock, height - lines)
    guard rows(columns) > room else { return (columns, rows(columns)) }
    let narrower = NumberText.count((Double(room) / shape).rounded(.down), limit: columns)
    return (max(1, narrower), room)
  }

  /// The fewest lines that the block keeps in a low terminal; readers then scroll to the text
  /// below. A choice.
  private static let smallestBlock = 10
}

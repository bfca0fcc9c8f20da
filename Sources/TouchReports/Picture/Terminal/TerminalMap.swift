import TouchMap

extension MapReport {
  /// Returns the map as text for a terminal: the culprits and the blocked controls, a block with
  /// the names in the regions, and the meanings of colours and letters.
  ///
  /// A character shows the point in its middle; with 256 colours or more it shows two points of the
  /// screen, one above the other. The block has the style's width. If the terminal is not high
  /// enough, the block is narrower to keep its proportions. Characters count as twice as high as
  /// wide.
  /// terminal that is not high enough, narrower; characters count as twice as high as wide.
  package func text(_ style: TextStyle) -> String {
    TerminalMap(self, style).text
  }
}

/// A picture drawn in characters.
struct TerminalMap {
  private let picture: TouchPicture
  private let style: TextStyle
  private let code: TerminalCode
  /// The lines above the block and below it.
  private let above: [String]
  private let below: [String]

  init(_ report: MapReport, _ style: TextStyle) {
    picture = report.picture
    self.style = style
    code = TerminalCode(colors: style.colors, palette: style.palette)
    let words = TerminalMapWords(report, picture, style, code)
    (above, below) = (words.above, words.below)
  }

  var text: String {
    let (columns, rows) = grid
    let block = columns > 0 ? TerminalBlock(picture, columns, rows, code).lines + [""] : []
    return (above + [""] + block + below).joined(separator: "\n")
  }

  /// How many characters and lines the block has; none if there is nothing to draw.
  private var grid: (columns: Int, rows: Int) {
    let size = picture.screen.frame.size
    guard PictureScale(picture.screen.frame) != nil else { return (0, 0) }
    // The proportions of a character, so that the block has the proportions of the screen.
    let shape = size.height / size.width / 2
    func rows(_ columns: Int) -> Int {
      max(1, NumberText.count((shape * Double(columns)).rounded(), limit: 1_000))
    }
    let columns = style.columns
    if let rows = style.rows { return (columns, rows) }
    guard let height = style.height else { return (columns, rows(columns)) }
    // The two blank lines and the line for the next command.
    let room = max(Self.smallestBlock, height - above.count - below.count - 3)
    guard rows(columns) > room else { return (columns, rows(columns)) }
    let narrower = NumberText.count((Double(room) / shape).rounded(.down), limit: columns)
    return (max(1, narrower), room)
  }

  /// The fewest lines that the block keeps in a low terminal; readers then scroll to the text
  /// below. A choice.
  private static let smallestBlock = 10
}

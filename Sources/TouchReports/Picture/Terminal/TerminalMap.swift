import TouchMap

extension MapReport {
  /// Returns the map as text for a terminal: the culprits and the robbed controls, a block with the
  /// names in the regions, and the meanings of colours and letters.
  ///
  /// A character shows the point in its middle; with 256 colours or more it shows two points of the
  /// screen, one above the other. The block is as wide as the style says or, to keep its shape in a
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
    // What a line is to a character, so that the block has the screen's shape.
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

  /// The fewest lines that a terminal's height leaves to the block; what is below is read by
  /// scrolling then. A choice.
  private static let smallestBlock = 10
}

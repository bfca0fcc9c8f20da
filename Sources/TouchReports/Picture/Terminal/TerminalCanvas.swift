import TouchMap

/// A drawing of characters: points of ink below, two for each character if there are enough
/// colours, and letters above them.
struct TerminalCanvas {
  let columns: Int
  let rows: Int
  /// The number of points of ink in the height of a character.
  let density: Int
  private let code: TerminalCode
  private var points: [TerminalInk]
  private var letters: [Letter?]

  private struct Letter {
    /// The character; `nil` after one that is two columns wide.
    var character: Character?
    var ink: TerminalInk
  }

  /// Creates an empty drawing.
  init(columns: Int, rows: Int, code: TerminalCode) {
    self.columns = columns
    self.rows = rows
    self.code = code
    // Half blocks show two colours; with few colours or none, marks are letters.
    density = code.colors == .indexed || code.colors == .full ? 2 : 1
    points = Array(repeating: .none, count: columns * rows * density)
    letters = Array(repeating: nil, count: columns * rows)
  }

  subscript(column: Int, point: Int) -> TerminalInk {
    get { points[point * columns + column] }
    set { points[point * columns + column] = newValue }
  }

  /// Writes a text that fits into the line.
  mutating func write(_ text: String, column: Int, row: Int, ink: TerminalInk) {
    var column = column
    for character in text {
      let width = TextWidth.columns(of: String(character))
      guard column >= 0, column + width <= columns, row >= 0, row < rows else { return }
      letters[row * columns + column] = Letter(character: character, ink: ink)
      if width == 2 { letters[row * columns + column + 1] = Letter(character: nil, ink: ink) }
      column += width
    }
  }

  var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      var before = ""
      for column in 0..<columns {
        let (character, command) = cell(column, row)
        guard let character else { continue }
        if command != before { line += command }
        before = command
        line.append(character)
      }
      return code.colors == .none ? line : line + TerminalCode.reset
    }
  }

  private func cell(_ column: Int, _ row: Int) -> (Character?, String) {
    let upper = self[column, row * density]
    if let letter = letters[row * columns + column] {
      return (letter.character, code.paint(letter.ink, on: upper.ground))
    }
    guard density == 2 else {
      return (upper.letter, code.paint(upper.letterInk, on: upper.ground))
    }
    let lower = self[column, row * density + 1]
    guard upper != lower else { return (" ", code.paint(.none, on: upper)) }
    return ("▀", code.paint(upper, on: lower))
  }
}

extension TerminalInk {
  /// The background of letters.
  fileprivate var ground: TerminalInk {
    switch self {
    case .area(let role), .mark(let role), .edge(let role), .text(let role): .area(role)
    case .ghost(let mark): .area(mark.ground)
    case .none: .none
    }
  }

  /// The ink of letters on a background of the same ink.
  fileprivate var letterInk: TerminalInk {
    switch self {
    case .area(let role), .mark(let role), .edge(let role), .text(let role): .text(role)
    case .ghost, .none: self
    }
  }

  /// The letter for the ink if there are no half blocks.
  fileprivate var letter: Character {
    switch self {
    case .none: " "
    case .ghost(let mark): mark.letter
    case .area(let role), .mark(let role), .edge(let role), .text(let role): role.letter
    }
  }
}

extension TouchRole {
  /// The mark as a letter.
  var letter: Character {
    switch mark {
    case .stripes: "/"
    case .dots: ":"
    case .outline: " "
    case .plain: "."
    case .lines: "="
    case .hatch: "`"
    case .lattice: "?"
    }
  }
}

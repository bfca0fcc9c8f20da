import TouchMap

/// The inks of a drawing in a terminal.
enum TerminalInk: Hashable {
  /// An area of a meaning.
  case area(TouchRole)
  /// The mark of the meaning, in addition to its colour.
  case mark(TouchRole)
  /// The line around an area.
  case edge(TouchRole)
  /// Texts on an area.
  case text(TouchRole)
  /// The outline of a target with a mark, and its name.
  case ghost(TargetMark)
  /// The area outside the screen.
  case none
}

extension TerminalInk {
  /// The colour in a scheme; `nil` for the terminal's own.
  func color(in palette: Palette) -> PaletteColor? {
    switch self {
    case .none: return nil
    case .ghost(let mark): return mark.drawing.line
    case .area(let role):
      return role == .nobody || role == .undecided ? palette.page : palette.paint(role).fill
    case .mark(let role):
      let paint = palette.paint(role)
      return paint.fill.mixed(with: paint.stroke, share: 0.25)
    case .edge(let role):
      let paint = palette.paint(role)
      return paint.fill.mixed(with: paint.stroke, share: 0.6)
    case .text(let role): return palette.paint(role).ink
    }
  }

  /// The nearest of the 16 colours by meaning, from 0 to 15; `nil` for the terminal's own.
  var basic: Int? {
    switch self {
    case .none, .area(.nobody), .area(.undecided), .mark(.nobody), .mark(.undecided),
      .edge(.nobody), .edge(.undecided), .text(.nobody), .text(.undecided):
      return nil
    case .ghost(.scrolls), .ghost(.covered): return 11
    case .ghost: return 15
    case .area(let role), .mark(let role), .edge(let role):
      switch role {
      case .swallows: return 1
      case .small: return 3
      case .target: return 4
      case .system: return 5
      default: return 0
      }
    case .text(let role): return role == .small ? 0 : 15
    }
  }
}

/// The command for a terminal.
///
/// > Source: ECMA-48, SGR; ISO 8613-6 for 256 colours and colours of 24 bits.
struct TerminalCode {
  static let reset = "\u{1B}[0m"
  let colors: TextStyle.Colors
  let palette: Palette

  /// Returns the command for letters of one ink on another; empty if there are no colours.
  func paint(_ ink: TerminalInk, on ground: TerminalInk) -> String {
    guard colors != .none else { return "" }
    let parts = [code(ink, isGround: false), code(ground, isGround: true)].compactMap { $0 }
    return Self.reset + (parts.isEmpty ? "" : "\u{1B}[\(parts.joined(separator: ";"))m")
  }

  private func code(_ ink: TerminalInk, isGround: Bool) -> String? {
    switch colors {
    case .none: return nil
    case .basic:
      return ink.basic.map {
        "\($0 < 8 ? 30 + $0 + (isGround ? 10 : 0) : 82 + $0 + (isGround ? 10 : 0))"
      }
    case .indexed:
      return ink.color(in: palette).map { "\(isGround ? 48 : 38);5;\(Self.index(of: $0))" }
    case .full:
      return ink.color(in: palette).map {
        "\(isGround ? 48 : 38);2;\($0.red);\($0.green);\($0.blue)"
      }
    }
  }

  /// The nearest of the 256 colours: of the cube with 6 steps on each axis, or of the 24 greys.
  private static func index(of color: PaletteColor) -> Int {
    let bytes = [color.red, color.green, color.blue].map(Int.init)
    let steps = [0, 95, 135, 175, 215, 255]
    let nearest = bytes.map { byte in
      steps.indices.min { abs(steps[$0] - byte) < abs(steps[$1] - byte) } ?? 0
    }
    func distance(_ other: [Int]) -> Int {
      zip(bytes, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let gray = min(23, max(0, (bytes.reduce(0, +) / 3 - 8 + 5) / 10))
    let ofCube = distance(nearest.map { steps[$0] })
    return distance([8, 8, 8].map { $0 + 10 * gray }) < ofCube
      ? 232 + gray : 16 + 36 * nearest[0] + 6 * nearest[1] + nearest[2]
  }
}

extension TargetMark {
  /// The area under the outline and the name.
  var ground: TouchRole { self == .blocked ? .swallows : .system }

  /// The sign as a letter.
  package var letter: Character {
    switch self {
    case .blocked: "x"
    case .scrolls: "^"
    case .covered: "~"
    case .unknown: "?"
    case .disabled: "#"
    case .won: "+"
    case .gone: "-"
    case .new: "*"
    }
  }

  /// Whether a point of the outline is drawn, counted along it: so lines differ even without
  /// colours.
  package func isDrawn(_ step: Int) -> Bool {
    switch self {
    case .blocked: step % 2 == 0
    case .scrolls: step % 3 == 0
    case .covered: step % 5 == 0
    case .unknown: step % 4 != 0
    case .disabled: true
    case .won: step % 6 != 0
    case .gone: step % 4 == 0
    case .new: step % 8 != 0
    }
  }
}

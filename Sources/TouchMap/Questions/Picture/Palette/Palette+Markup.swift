extension Palette {
  /// All colours of the scheme with their names: `page`, `text` and so on; for each meaning, for
  /// instance, `swallows-fill`, `swallows-stroke` and `swallows-ink`; for each mark, for instance,
  /// `won-line`, `won-back` and `won-sign`.
  package var colors: [(name: String, color: PaletteColor)] {
    [
      ("page", page), ("text", text), ("quiet", quiet), ("panel", panel), ("raised", raised),
      ("line", line), ("accent", accent),
    ]
      + TouchRole.allCases.flatMap { role in
        let paint = paint(role)
        return [
          ("\(role)-fill", paint.fill), ("\(role)-stroke", paint.stroke),
          ("\(role)-ink", paint.ink),
        ]
      }
      + TargetMark.allCases.flatMap { mark in
        let drawing = mark.drawing
        return [
          ("\(mark)-line", drawing.line), ("\(mark)-back", drawing.back),
          ("\(mark)-sign", drawing.sign),
        ]
      }
  }

  /// The scheme as custom properties of CSS, each with its colour's name after `--`.
  package var properties: String {
    colors.map { "--\($0.name):\($0.color.hex)" }.joined(separator: ";")
  }

  /// The patterns that mark meanings, as elements of SVG, to be coloured by CSS.
  package static func patterns() -> String {
    TouchRole.allCases.compactMap { role in role.mark.tile?.pattern(of: role.rawValue) }
      .joined(separator: "\n")
  }
}

extension TouchRole {
  /// The width of the line around an area, in points.
  package var strokeWidth: Double {
    switch mark {
    case .outline, .dots, .stripes: 1.5
    case .lines: 1
    default: 0.5
    }
  }
}

extension Palette.Mark {
  /// Whether a pattern marks the area.
  package var hasPattern: Bool { tile != nil }

  /// The pattern that is repeated over an area.
  fileprivate struct Tile {
    var side: Int
    var path: String
    var width: Double
    var opacity: Double
    var isTurned = false
    /// Whether the colour lies under it.
    var isFilled = true

    /// The tile as a pattern of SVG in a meaning's colours.
    func pattern(of name: String) -> String {
      let ground =
        isFilled ? #"<rect class="\#(name)-ground" width="\#(side)" height="\#(side)"/>"# : ""
      let turn = isTurned ? #" patternTransform="rotate(45)""# : ""
      let strength = "\(NumberText.text(opacity))"
      return #"<pattern id="\#(name)" width="\#(side)" height="\#(side)" "#
        + #"patternUnits="userSpaceOnUse"\#(turn)>\#(ground)<path class="\#(name)-line" "#
        + #"d="\#(path)" stroke-opacity="\#(strength)" "#
        + #"stroke-width="\#(NumberText.text(width))" stroke-linecap="round"/></pattern>"#
    }
  }

  fileprivate var tile: Tile? {
    switch self {
    case .stripes: Tile(side: 14, path: "M3.5 -4V18", width: 7, opacity: 0.22, isTurned: true)
    case .dots: Tile(side: 8, path: "M4 4h.01", width: 2.5, opacity: 0.5)
    case .lines: Tile(side: 6, path: "M-1 3H7", width: 1, opacity: 0.3)
    case .hatch:
      Tile(side: 8, path: "M0 0V8", width: 1, opacity: 0.45, isTurned: true, isFilled: false)
    case .lattice:
      Tile(side: 8, path: "M0 0V8M0 0H8", width: 1, opacity: 0.45, isTurned: true, isFilled: false)
    case .outline, .plain: nil
    }
  }
}

import TouchScreen

extension Palette {
  /// The scheme as custom properties of CSS: `--swallows-fill`, `--swallows-stroke`,
  /// `--swallows-ink` and so on for each meaning, `--page`, `--text` and `--quiet`.
  package var properties: String {
    var lines = ["--page:\(page.hex)", "--text:\(text.hex)", "--quiet:\(quiet.hex)"]
    for role in TouchRole.allCases {
      let paint = paint(role)
      lines.append("--\(role.rawValue)-fill:\(paint.fill.hex)")
      lines.append("--\(role.rawValue)-stroke:\(paint.stroke.hex)")
      lines.append("--\(role.rawValue)-ink:\(paint.ink.hex)")
    }
    return lines.joined(separator: ";")
  }

  /// The rules of CSS that paint elements of SVG: `swallows` and so on are areas, `swallows-ink`
  /// are texts on them. The document must contain ``patterns()``.
  package func rules() -> String {
    TouchRole.allCases.map { role in
      let name = role.rawValue
      let paint = paint(role)
      let (fill, stroke) = (paint.fill.hex, paint.stroke.hex)
      let area = role.mark.tile == nil ? fill : "url(#\(name))"
      return ".\(name){fill:\(area);stroke:\(stroke);"
        + "stroke-width:\(NumberText.text(role.strokeWidth))}"
        + ".\(name)-ground{fill:\(fill)}.\(name)-line{stroke:\(stroke)}"
        // The colour of the area around the letters separates them from the mark.
        + ".\(name)-ink{fill:\(paint.ink.hex);stroke:\(fill)}"
    }.joined()
  }

  /// The patterns that mark meanings, as elements of SVG; ``rules()`` colours them.
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

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

  /// The rules of CSS by which elements of SVG are painted, in terms of ``properties``: `swallows`
  /// and so on are areas, `swallows-ink` are texts on them. ``patterns(prefix:)`` must stand in the
  /// document.
  package static func rules(prefix: String = "") -> String {
    rules(prefix: prefix) { "var(--\($0.rawValue)-\($1))" }
  }

  /// The same rules in the colours themselves, for programs that know no custom properties.
  package func rules(prefix: String = "") -> String {
    Self.rules(prefix: prefix) { role, part in
      let paint = paint(role)
      switch part {
      case "fill": return paint.fill.hex
      case "stroke": return paint.stroke.hex
      default: return paint.ink.hex
      }
    }
  }

  private static func rules(
    prefix: String, _ value: (_ role: TouchRole, _ part: String) -> String
  ) -> String {
    TouchRole.allCases.map { role in
      let name = role.rawValue
      let (fill, stroke) = (value(role, "fill"), value(role, "stroke"))
      let area = role.mark.tile == nil ? fill : "url(#\(prefix)\(name))"
      return ".\(name){fill:\(area);stroke:\(stroke);"
        + "stroke-width:\(NumberText.text(role.strokeWidth))}"
        + ".\(name)-ground{fill:\(fill)}.\(name)-line{stroke:\(stroke)}"
        // The colour of the area around the letters keeps the mark away from them.
        + ".\(name)-ink{fill:\(value(role, "ink"));stroke:\(fill)}"
    }.joined()
  }

  /// The patterns by which meanings are marked, as elements of SVG; ``rules(prefix:)`` colour them.
  ///
  /// - Parameter prefix: The beginning of their identifiers, where a document holds several.
  package static func patterns(prefix: String = "") -> String {
    TouchRole.allCases.compactMap { role in
      role.mark.tile.map { $0.pattern(of: role.rawValue, prefix: prefix) }
    }.joined(separator: "\n")
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
    func pattern(of name: String, prefix: String) -> String {
      let ground =
        isFilled ? #"<rect class="\#(name)-ground" width="\#(side)" height="\#(side)"/>"# : ""
      let turn = isTurned ? #" patternTransform="rotate(45)""# : ""
      let strength = "\(NumberText.text(opacity))"
      return #"<pattern id="\#(prefix)\#(name)" width="\#(side)" height="\#(side)" "#
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
      Tile(
        side: 8, path: "M0 0V8", width: 1, opacity: 0.45, isTurned: true, isFilled: false)
    case .lattice:
      Tile(
        side: 8, path: "M0 0V8M0 0H8", width: 1, opacity: 0.45, isTurned: true, isFilled: false)
    case .outline, .plain: nil
    }
  }
}

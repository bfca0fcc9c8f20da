@_spi(Command) import TouchMap

/// The style of the drawing, the same on pages and in pictures. It mixes no colours and needs no
/// variables, so that every renderer of SVG shows it.
enum ArtStyle {
  /// The rules for a page, where the reader's choice of light or dark sets variables.
  static var pageRules: String { rules { "var(--\($0.rawValue))" } }

  /// The rules for a picture that is a file of its own.
  static var pictureRules: String {
    rules { $0.hex(isDark: false) }
      + "@media screen and (prefers-color-scheme:dark){\(rules { $0.hex(isDark: true) })}"
  }

  /// Returns the rules; a name in angle brackets means a colour.
  private static func rules(_ color: (DesignColor) -> String) -> String {
    let parts = (ArtPaint.rules + text).split(separator: "<", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { rules, part in
      let name = part.prefix { $0 != ">" }
      rules += DesignColor(rawValue: String(name)).map(color) ?? ""
      rules += part.dropFirst(name.count + 1)
    }
  }

  // swift-format-ignore
  private static let text = """
    .art{font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    .art .desk{fill:<sunken>}.art .case{fill:<shell>}.art .verdict{fill:<ink>;font-weight:650}
    .art .arrow{fill:none;stroke:<ink2>;stroke-width:2}
    .art .second{fill:<ink2>;font-weight:450}
    .art .paper{fill:<paper>}.art .chrome{fill:<paper-ink>;fill-opacity:.05}
    .art .backdrop{fill:<paper-ink>;fill-opacity:.1}
    .art .hair{stroke:<line>;stroke-width:1}.art .image{fill:<husk>}
    .art .panel{fill:<paper>;fill-opacity:.85}
    .art .card{fill:<paper>;fill-opacity:.7;stroke:<paper-ink>;stroke-opacity:.22;stroke-width:1}
    .art text{fill:<paper-ink>;font-weight:500;text-rendering:geometricPrecision}
    .art .big{font-weight:700;letter-spacing:-.02em}
    .art .on.line{fill:<paper>;stroke:<ctl-ink>;stroke-opacity:.5;stroke-width:1.2}
    .art .on.cellbg{fill:<paper>}.art .on.knobbg{fill:<good>}.art .dot{fill:#fff}
    .art .live text{fill:<ctl-ink>;font-weight:600}
    .art .live .say{fill:<paper-ink>;font-weight:500}
    .art .dead text{fill:<husk-ink>;font-weight:600}.art .dead .say{font-weight:500}
    .art .share{font-weight:700}.art .halo{stroke-linejoin:round;paint-order:stroke}
    .art .need.big44{stroke:<live>;stroke-width:1.5;stroke-dasharray:5 4}
    .art .g1{stop-color:<cause>;stop-opacity:.17}.art .g2{stop-color:<cause>;stop-opacity:.06}
    .art .glass{fill:url(#glass);fill-opacity:1}
    .art .tag-ink{font-weight:650}
    .art .open .tag{fill:<surface>;stroke:<cause>;stroke-width:1.2}.art .open .tag-ink{fill:<cause>}
    .art .pick{fill:none;stroke:<live>;stroke-width:3}.art .pick2{fill:none;stroke:<paper>;stroke-width:6}
    .art .hair2{fill:none;stroke:<live>;stroke-width:1;opacity:.8}
    .art .spot{fill:<live>;stroke:<paper>;stroke-width:2}.art .warm{fill:none;stroke:<ink>;stroke-width:2}
    .art .island{fill:<shell>;opacity:.9}
    .art .many{fill:<ctl>;stroke:<ctl-ink>;stroke-width:.5}
    .art .many.dead{fill:<husk>;stroke:<dead>;stroke-width:1}
    .art .many.unknown{fill:<doubt-soft>;stroke:<doubt>;stroke-width:1}
    .art .many.partly{fill:<husk>;stroke:<dead>;stroke-dasharray:3 2;stroke-width:1}
    .art .many.covered,.art .many.presented,.art .many.disabled{fill:<husk>;stroke:<ink2>}
    """

  /// Returns what the drawing refers to: patterns, the shine of glass, the signs on targets, and what
  /// one picture adds.
  static func definitions(and own: String) -> String { "<defs>\n\(definitions)\n\(own)</defs>" }

  private static var definitions: String {
    let spacing = NumberText.exact(ArtPaint.Pattern.spacing)
    let area = #"width="\#(spacing)" height="\#(spacing)" patternUnits="userSpaceOnUse""#
    let signs = Art.signs.map { sign in
      #"<g id="mark-\#(sign.rawValue)" class="art">\#(Art.sign(sign).svg())</g>"#
    }
    return """
      <pattern id="hatch" class="art" \(area) patternTransform="rotate(45)">\
      <path d="M0 0V\(spacing)" class="hatch-ink"/></pattern>
      <pattern id="dots" class="art" \(area)><circle cx="2" cy="2" \
      r="\(ArtPaint.Pattern.dots.width / 2)" class="dots-ink"/></pattern>
      <linearGradient id="glass" class="art" x1="0" y1="0" x2="1" y2="1">\
      <stop offset="0" class="g1"/><stop offset=".45" class="g2"/><stop offset="1" class="g1"/>\
      </linearGradient>
      \(signs.joined(separator: "\n"))
      """
  }
}

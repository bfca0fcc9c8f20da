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
    let parts = text.split(separator: "<", omittingEmptySubsequences: false)
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
    .art .card{fill:<paper>;fill-opacity:.7;stroke:<paper-ink>;stroke-opacity:.22;stroke-width:1}
    .art text{fill:<paper-ink>;font-weight:500;text-rendering:geometricPrecision}
    .art .big{font-weight:700;letter-spacing:-.02em}
    .art .on{fill:<ctl>}.art .on.line{fill:<paper>;stroke:<ctl-ink>;stroke-opacity:.5;stroke-width:1.2}
    .art .on.cellbg{fill:<paper>}.art .on.knobbg{fill:<good>}.art .dot{fill:#fff}
    .art .live text{fill:<ctl-ink>;font-weight:600}
    .art .live .say{fill:<paper-ink>;font-weight:500}
    .art .husk{fill:<husk>}.art .hatch{fill:url(#hatch)}
    .art .hatch-ink{stroke:<dead>;stroke-opacity:.3;stroke-width:1.6}
    .art .dead text{fill:<husk-ink>;font-weight:600}.art .dead .say{font-weight:500}
    .art .halo{stroke:<husk>;stroke-width:5;stroke-linejoin:round;paint-order:stroke}
    .art .rim{fill:none;stroke:<dead>;stroke-width:1.6}
    .art .rim.maybe{stroke:<doubt>;stroke-dasharray:2 4;stroke-width:2;stroke-linecap:round}
    .art .strike{fill:none;stroke:<dead>;stroke-width:1.5;stroke-linecap:round}
    .art .free{fill:none;stroke:<good>;stroke-width:4}.art .share{fill:<good>;font-weight:700}
    .art .dots{fill:url(#dots);opacity:.5}.art .dots-ink{fill:<doubt>}
    .art .need{fill:none;stroke:<ink2>;stroke-width:1;stroke-dasharray:2 2}
    .art .need.big44{stroke:<live>;stroke-width:1.5;stroke-dasharray:5 4}
    .art .badge{fill:<dead>;stroke:<paper>;stroke-width:2}.art .badge.maybe{fill:<doubt>}
    .art .badge-ink{fill:none;stroke:<surface>;stroke-width:2;stroke-linecap:round}
    .art .badge-paper{fill:<surface>}
    .art .g1{stop-color:<cause>;stop-opacity:.17}.art .g2{stop-color:<cause>;stop-opacity:.06}
    .art .glass{fill:url(#glass)}.art .sheen{fill:<sheen>;fill-opacity:.2}
    .art .edge{fill:none;stroke:<cause>;stroke-width:2}
    .art .edge2{fill:none;stroke:<sheen>;stroke-opacity:.5;stroke-width:1.5}
    .art .edge.open{stroke-dasharray:2 6;stroke-linecap:round}
    .art .tag{fill:<cause>}.art .tag.maybe{fill:<doubt>}
    .art .tag-ink{fill:<surface>;font-weight:650}
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

  private static let definitions = """
    <pattern id="hatch" class="art" width="7" height="7" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><path d="M0 0V7" class="hatch-ink"/></pattern>
    <pattern id="dots" class="art" width="7" height="7" patternUnits="userSpaceOnUse">\
    <circle cx="2" cy="2" r="1.2" class="dots-ink"/></pattern>
    <linearGradient id="glass" class="art" x1="0" y1="0" x2="1" y2="1"><stop offset="0" class="g1"/>\
    <stop offset=".45" class="g2"/><stop offset="1" class="g1"/></linearGradient>
    <g id="mark-dead" class="art"><circle r="9" class="badge"/>\
    <path d="M-3.4-3.4l6.8 6.8m0-6.8l-6.8 6.8" class="badge-ink"/></g>
    <g id="mark-partly" class="art"><circle r="9" class="badge"/>\
    <path d="M0-6a6 6 0 0 1 0 12z" class="badge-paper"/></g>
    <g id="mark-unknown" class="art"><circle r="9" class="badge maybe"/>\
    <path d="M-2.6-2c.1-1.8 1.2-2.6 2.7-2.6s2.6.9 2.6 2.2c0 1.9-2.6 1.9-2.6 3.6m0 2.6v.1" \
    class="badge-ink"/></g>
    """
}

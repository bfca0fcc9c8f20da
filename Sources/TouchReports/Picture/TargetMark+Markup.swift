import TouchMap

extension TargetMark {
  /// The suffix of the classes of a target's lines with the mark; the classes without suffix are
  /// for blocked targets.
  private var suffix: String { self == .blocked ? "" : " \(rawValue)" }

  /// The outline of a target with the mark, as elements of SVG.
  func outline(_ path: String, title: String? = nil) -> String {
    let back = #"<path class="ghost-back\#(suffix)" d="\#(path)"/>"#
    let line = #"<path class="ghost\#(suffix)" d="\#(path)""#
    guard let title else { return back + line + "/>" }
    return back + line + "><title>\(MarkupText.escape(title))</title></path>"
  }

  /// The mark in a legend: its line around its sign.
  func swatch(x: Double, y: Double, width: Double, height: Double) -> String {
    let box = RegionDrawing([
      [(x, y), (x + width, y), (x + width, y + height), (x, y + height)].map(Screen.Point.init)
    ]).pathData
    let ground = self == .blocked ? #"<path class="region swallows" d="\#(box)"/>"# : ""
    return ground + outline(box) + sign(x: x + (width - height) / 2, y: y, side: height)
  }

  /// The sign in a square.
  func sign(x: Double, y: Double, side: Double) -> String {
    let (x, y, side) = (SVGNumber.text(x), SVGNumber.text(y), SVGNumber.text(side))
    return ##"<use href="#sign-\##(rawValue)" x="\##(x)" y="\##(y)" "##
      + #"width="\#(side)" height="\#(side)"/>"#
  }

  /// The signs that a picture of a screen refers to, and those that a page of a change does.
  static let symbols = symbols { !$0.isOfChange }
  static let symbolsOfPage = symbols { _ in true }

  private static func symbols(_ isIncluded: (TargetMark) -> Bool) -> String {
    allCases.filter(isIncluded).map { mark in
      #"<symbol id="sign-\#(mark.rawValue)" viewBox="0 0 24 24"><circle "#
        + #"class="sign-back\#(mark.suffix)" cx="12" cy="12" r="12"/>"#
        + #"<path class="sign-line" d="\#(mark.figure)"/></symbol>"#
    }.joined(separator: "\n")
  }

  /// The lines of the sign.
  private var figure: String {
    switch self {
    // A crossed-out finger.
    case .blocked:
      "M10 13V6.5a1.5 1.5 0 0 1 3 0V11l3.4.9a1.6 1.6 0 0 1 1.1 1.9l-.8 3.7a2 2 0 0 1-2 1.6h-2.9"
        + "a2.4 2.4 0 0 1-2-1.1L7.4 14.8a1.3 1.3 0 0 1 1.9-1.7ZM5 4.5L19.5 19.5"
    // An arrow up and down, and a broken one.
    case .scrolls: "M12 4.5V19.5M8 8.5L12 4.5L16 8.5M8 15.5L12 19.5L16 15.5"
    case .covered: "M12 4.5V8.5M12 15.5V19.5M8 8.5L12 4.5L16 8.5M8 15.5L12 19.5L16 15.5"
    case .unknown: "M8.5 9.5a3.5 3.5 0 1 1 5.5 2.8c-1.3.9-2 1.6-2 3M12 19h.01"
    case .disabled: "M6.5 12H17.5"
    case .won: "M6 12.5L10.5 17L18 8"
    case .gone: "M7.5 7.5L16.5 16.5M16.5 7.5L7.5 16.5"
    case .new: "M12 6V18M6 12H18"
    }
  }

  /// The rules of CSS for the lines and the signs, the same in every scheme.
  static let rules = """
    .ghost-back{fill:#fff;fill-opacity:.16;stroke:#2c0408;stroke-width:4.5;stroke-opacity:.55}\
    .ghost{fill:none;stroke:#fff;stroke-width:2.5;stroke-dasharray:7 5}\
    .ghost-back.scrolls,.ghost-back.covered,.ghost-back.unknown,.ghost-back.disabled,\
    .ghost-back.won{fill:none;stroke:#1c1c1e;stroke-opacity:.7}\
    .ghost-back.unknown{fill:url(#undecided);fill-opacity:1}\
    .ghost.scrolls,.ghost.covered{stroke:#ffbf3a;stroke-width:3.5;stroke-linecap:round}\
    .ghost.scrolls{stroke-dasharray:.1 6}.ghost.covered{stroke-dasharray:.1 5 .1 12}\
    .ghost.unknown{stroke-dasharray:12 4 2 4}.ghost.disabled{stroke:#d1d1d6;stroke-dasharray:none;\
    stroke-width:2}.ghost-back.won{stroke:#0a4fa3}.ghost.won{stroke-dasharray:14 3}\
    .sign-line{fill:none;stroke:#fff;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}\
    .sign-back{fill:#5c0710}.sign-back.scrolls,.sign-back.covered{fill:#6b4400}\
    .sign-back.unknown,.sign-back.disabled{fill:#47474d}.sign-back.won{fill:#0a4fa3}
    """
}

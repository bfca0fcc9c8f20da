@_spi(Command) import TouchMap

extension TargetMark {
  /// The outline of a target with the mark, as elements of SVG.
  func outline(_ path: String, title: String? = nil) -> String {
    let back = #"<path class="ghost-back \#(rawValue)" d="\#(path)"/>"#
    let line = #"<path class="ghost \#(rawValue)" d="\#(path)""#
    guard let title else { return back + line + "/>" }
    return back + line + "><title>\(MarkupText.escape(title))</title></path>"
  }

  /// The mark in a legend: its line around its sign.
  func swatch(x: Double, y: Double, width: Double, height: Double) -> String {
    // Of a broad line the inner half alone has room.
    let inset = isOfChange ? backWidth / 2 : 0
    let (left, top) = (x + inset, y + inset)
    let (right, bottom) = (x + width - inset, y + height - inset)
    let box = RegionDrawing([
      [(left, top), (right, top), (right, bottom), (left, bottom)].map(Screen.Point.init)
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

  /// The signs that a picture refers to.
  static let symbols = allCases.map { mark in
    #"<symbol id="sign-\#(mark.rawValue)" viewBox="0 0 24 24"><circle "#
      + #"class="sign-back \#(mark.rawValue)" cx="12" cy="12" r="12"/>"#
      + #"<path class="sign-line" d="\#(mark.figure)"/></symbol>"#
  }.joined(separator: "\n")

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
}

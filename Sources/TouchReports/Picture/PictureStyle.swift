import TouchMap

/// The common style of all SVG pictures.
enum PictureStyle {
  /// The rules of CSS, which follow the reader's choice of light or dark; on paper all is light.
  static var rules: String {
    shared + scheme(.light) + "@media screen and (prefers-color-scheme:dark){\(scheme(.dark))}"
  }

  /// The elements that a picture refers to.
  static var definitions: String { "<defs>\n\(Palette.patterns())\n\(noTap)\n</defs>" }

  /// A whole image.
  static func document(
    _ body: [String], size: Screen.Size, title: String, about description: String
  ) -> String {
    let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
    let lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
        + #"width="\#(width)" height="\#(height)" role="img">"#,
      "<title>\(MarkupText.escape(title))</title>",
      "<desc>\(MarkupText.escape(description))</desc>",
      "<style>\(rules)</style>", definitions,
      #"<rect class="page" width="100%" height="100%"/>"#,
    ]
    return (lines + body + ["</svg>"]).joined(separator: "\n")
  }

  /// The rules for maps of taps.
  static func heat(_ palette: Palette) -> String {
    let (target, dead) = (palette.paint(.target), palette.paint(.swallows))
    let ground = palette.paint(.background)
    return ".muted{fill:\(ground.fill.hex);fill-opacity:.5;fill-rule:evenodd;"
      + "stroke:\(ground.stroke.hex);stroke-width:.5}"
      + ".tap{fill:\(target.stroke.hex);fill-opacity:.75}"
      + ".dead-tap{fill:\(dead.fill.hex);stroke:\(dead.stroke.hex);stroke-width:.75}"
      + ".unknown-tap{fill:none;stroke:\(palette.text.hex);stroke-width:1.5}"
  }

  private static let shared = """
    text{font-family:system-ui,-apple-system,"Segoe UI",sans-serif}\
    .region{fill-rule:evenodd;stroke-linejoin:round}\
    .name{text-anchor:middle;dominant-baseline:central;paint-order:stroke;stroke-width:3;\
    stroke-linejoin:round;font-weight:500}\
    .ghost-back{fill:#fff;fill-opacity:.16;stroke:#2c0408;stroke-width:4.5;stroke-opacity:.55}\
    .ghost{fill:none;stroke:#fff;stroke-width:2.5;stroke-dasharray:7 5}.ghost-swatch{fill:#c4202d;\
    stroke:#fff;stroke-width:2;stroke-dasharray:4 3}\
    .sign-name{text-anchor:middle;dominant-baseline:central;fill:#fff;font-weight:600;\
    paint-order:stroke;stroke:#5c0710;stroke-width:3;stroke-linejoin:round}\
    .number rect{fill:#5c0710;stroke:#fff}.number-name{fill:#fff;font-weight:600;\
    text-anchor:middle;dominant-baseline:central}\
    .tab-name{font-weight:700;text-anchor:middle;dominant-baseline:central}.veil{opacity:.45}\
    .no-tap{fill:none;stroke:#fff;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}\
    .no-tap-back{fill:#5c0710}\
    .headline{font-weight:700}.fix{font-weight:600}.share{text-anchor:end}
    """

  private static func scheme(_ palette: Palette) -> String {
    palette.rules()
      + ".fine{stroke-width:.5}.page{fill:\(palette.page.hex)}.text{fill:\(palette.text.hex)}"
      + ".quiet{fill:\(palette.quiet.hex)}.edge{fill:none;stroke:\(palette.quiet.hex)}"
      + ".tab rect{fill:\(palette.page.hex);stroke:\(palette.paint(.swallows).stroke.hex);"
      + "stroke-width:1.5}.tab-name{fill:\(palette.text.hex)}"
      + heat(palette)
  }

  /// A finger that is struck through.
  static let noTap = """
    <symbol id="no-tap" viewBox="0 0 24 24"><circle class="no-tap-back" cx="12" cy="12" r="12"/>\
    <path class="no-tap" d="M10 13V6.5a1.5 1.5 0 0 1 3 0V11l3.4.9a1.6 1.6 0 0 1 1.1 1.9l-.8 3.7a2 2 \
    0 0 1-2 1.6h-2.9a2.4 2.4 0 0 1-2-1.1L7.4 14.8a1.3 1.3 0 0 1 1.9-1.7Z"/>\
    <path class="no-tap" d="M5 4.5L19.5 19.5"/></symbol>
    """
}

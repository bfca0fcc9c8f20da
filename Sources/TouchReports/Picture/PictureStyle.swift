import TouchMap

/// The common style of all SVG pictures.
enum PictureStyle {
  /// The rules of CSS, which follow the reader's choice of light or dark; printed pages are light.
  static var rules: String {
    shared + TargetMark.rules + scheme(.light)
      + "@media screen and (prefers-color-scheme:dark){\(scheme(.dark))}"
  }

  /// The elements that a picture refers to.
  static var definitions: String { "<defs>\n\(Palette.patterns())\n\(TargetMark.symbols)\n</defs>" }

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
      + ".dead-tap,.lost-tap{fill:\(dead.fill.hex);stroke:\(dead.stroke.hex);stroke-width:.75}"
      + ".heated .ghost-back{fill:none;stroke-opacity:.9}"
      + ".heated .name,.heated .sign-name{fill:\(palette.text.hex);stroke:\(palette.page.hex)}"
      + ".unknown-tap{fill:none;stroke:\(palette.text.hex);stroke-width:1.5}"
  }

  private static let shared = """
    text{font-family:system-ui,-apple-system,"Segoe UI",sans-serif}\
    .region{fill-rule:evenodd;stroke-linejoin:round}\
    .name{text-anchor:middle;paint-order:stroke;stroke-width:3;\
    stroke-linejoin:round;font-weight:500}\
    .sign-name{text-anchor:middle;fill:#fff;font-weight:600;\
    paint-order:stroke;stroke:#5c0710;stroke-width:3;stroke-linejoin:round}\
    .number rect{fill:#5c0710;stroke:#fff}.number-name{fill:#fff;font-weight:600;\
    text-anchor:middle}\
    .tab-name,.chip-name{font-weight:700;text-anchor:middle}.veil{opacity:.45}\
    .behind{fill:none;stroke:#fff;stroke-opacity:.6;stroke-width:1.5;fill-rule:evenodd}\
    .headline{font-weight:700}.fix{font-weight:600}.share{text-anchor:end}
    """

  private static func scheme(_ palette: Palette) -> String {
    palette.rules()
      + ".fine{stroke-width:.5}.page{fill:\(palette.page.hex)}.text{fill:\(palette.text.hex)}"
      + ".quiet{fill:\(palette.quiet.hex)}.edge{fill:none;stroke:\(palette.quiet.hex)}"
      + ".arrow{fill:none;stroke:\(palette.text.hex);stroke-width:2}"
      + ".tab rect,.chip rect{fill:\(palette.page.hex);"
      + "stroke:\(palette.paint(.swallows).stroke.hex);stroke-width:1.5}"
      + ".chip rect{stroke:\(palette.quiet.hex)}"
      + ".tab-name,.chip-name{fill:\(palette.text.hex)}"
      + heat(palette)
  }
}

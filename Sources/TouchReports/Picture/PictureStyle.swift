@_spi(Command) import TouchMap

/// The common style of all SVG pictures.
enum PictureStyle {
  /// The rules of CSS, which follow the reader's choice of light or dark; printed pages are light.
  static var rules: String {
    shared + MapStyle.shapes { SVGNumber.text($0) } + scheme(.light)
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
      "<desc>\(MarkupText.escape(description))</desc>", "<style>\(rules)</style>", definitions,
      #"<rect class="page" width="100%" height="100%"/>"#,
    ]
    return (lines + body + ["</svg>"]).joined(separator: "\n")
  }

  private static let shared = """
    text{font-family:system-ui,-apple-system,"Segoe UI",sans-serif}.veil{opacity:.45}\
    .headline{font-weight:700}.fix{font-weight:600}.share{text-anchor:end}\
    .edge,.arrow{fill:none}.arrow{stroke-width:2}
    """

  private static func scheme(_ palette: Palette) -> String {
    let colors = Dictionary(uniqueKeysWithValues: palette.colors.map { ($0.name, $0.color.hex) })
    return MapStyle.colors { colors[$0] ?? "" }
      + ".page{fill:\(palette.page.hex)}.text{fill:\(palette.text.hex)}"
      + ".quiet{fill:\(palette.quiet.hex)}.edge{stroke:\(palette.quiet.hex)}"
      + ".arrow{stroke:\(palette.text.hex)}.loss{fill:\(palette.paint(.swallows).stroke.hex)}"
  }
}

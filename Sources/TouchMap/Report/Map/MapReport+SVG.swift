extension MapReport {
  /// Returns maps as an SVG image, side by side: who swallows, who is robbed, and what to do about
  /// it.
  ///
  /// The image needs nothing from elsewhere, and follows the reader's choice of light or dark.
  package static func svg(_ reports: [MapReport]) -> String {
    let panels = reports.map { MapPanel(TouchPicture($0)) }
    let margin = MapPanel.margin
    let width = panels.reduce(margin) { $0 + $1.width + margin }
    // The maps stand in one line.
    let top = margin + (panels.map(\.topHeight).max() ?? 0)
    let height = top + (panels.map(\.bottomHeight).max() ?? 0) + margin
    let (right, bottom) = (SVGNumber.text(width), SVGNumber.text(height))
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(right) \#(bottom)" "#
        + #"width="\#(right)" height="\#(bottom)" role="img">"#,
      "<title>\(MarkupText.escape(reports.map(\.reported.heading).joined(separator: ", ")))</title>",
      "<desc>Who gets a touch where, drawn by touchmap.</desc>",
      "<style>\(PictureStyle.rules)</style>", PictureStyle.definitions,
      #"<rect class="page" width="100%" height="100%"/>"#,
    ]
    var x = margin
    for panel in panels {
      lines.append(#"<g transform="translate(\#(SVGNumber.text(x)) 0)">"#)
      lines += panel.elements(top: top) + ["</g>"]
      x += panel.width + margin
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }
}

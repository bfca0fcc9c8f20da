import TouchMap

extension MapReport {
  /// Returns maps as an SVG image, side by side: the views that swallow touches, the robbed
  /// controls, and the fixes. The image needs nothing from elsewhere, and follows the reader's
  /// choice of light or dark.
  package static func svg(_ reports: [MapReport]) -> String {
    let panels = reports.map(MapPanel.init)
    let margin = MapPanel.margin
    let width = panels.reduce(margin) { $0 + $1.width + margin }
    // The maps stand in one line.
    let top = margin + (panels.map(\.topHeight).max() ?? 0)
    let height = top + (panels.map(\.bottomHeight).max() ?? 0) + margin
    var body: [String] = []
    var x = margin
    for panel in panels {
      body.append(#"<g transform="translate(\#(SVGNumber.text(x)) 0)">"#)
      body += panel.elements(top: top) + ["</g>"]
      x += panel.width + margin
    }
    return PictureStyle.document(
      body, size: Screen.Size(width: width, height: height),
      title: reports.map(\.reported.heading).joined(separator: ", "),
      about: "Who gets a touch where, drawn by touchmap.")
  }
}

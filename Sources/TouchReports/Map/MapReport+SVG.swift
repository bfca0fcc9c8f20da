@_spi(Command) import TouchMap

/// A drawing in SVG with its size.
@_spi(Command) public struct Picture: Sendable {
  /// The whole document.
  @_spi(Command) public let svg: String
  /// The size of the drawing, in its own units.
  @_spi(Command) public let size: Screen.Size
}

extension MapReport {
  /// Returns maps as an SVG image, side by side: the views that swallow touches, the blocked
  /// controls, and the fixes. The image needs no other files, and follows the reader's choice of
  /// light or dark.
  ///
  /// - Parameters:
  ///   - reports: The maps.
  ///   - underlay: The screenshot under those maps whose screens have its proportions.
  @_spi(Command) public static func svg(_ reports: [MapReport], underlay: Underlay? = nil) -> String
  {
    picture(reports, underlay: underlay).svg
  }

  /// Returns maps as an SVG image with its size; see ``svg(_:underlay:)``.
  @_spi(Command) public static func picture(_ reports: [MapReport], underlay: Underlay? = nil)
    -> Picture
  {
    let fonts = MapPanel.fonts(of: reports.map(\.screen))
    let panels = reports.map { report in
      let fits = underlay.map { (try? $0.scale(on: report.screen)) != nil } ?? false
      return MapPanel(report, fonts, underlay: fits ? underlay : nil)
    }
    let margin = MapPanel.margin
    let width = panels.reduce(margin) { $0 + $1.width + margin }
    // The maps are in one line.
    let top = margin + (panels.map(\.topHeight).max() ?? 0)
    let height = top + (panels.map(\.bottomHeight).max() ?? 0) + margin
    var body: [String] = []
    var x = margin
    for panel in panels {
      body.append(#"<g transform="translate(\#(SVGNumber.text(x)) 0)">"#)
      body += panel.elements(top: top) + ["</g>"]
      x += panel.width + margin
    }
    let size = Screen.Size(width: width, height: height)
    let svg = PictureStyle.document(
      body, size: size, title: reports.map(\.reported.heading).joined(separator: ", "),
      about: "Who gets a touch where, drawn by touchmap.")
    return Picture(svg: svg, size: size)
  }
}

extension MapReport {
  /// Returns maps as an SVG image, side by side, each with a legend below it.
  ///
  /// The image needs nothing from elsewhere, and follows the reader's choice of light or dark.
  package static func svg(_ reports: [MapReport]) -> String {
    let panels = reports.map(MapPanel.init)
    let margin = MapPanel.margin
    let width = panels.reduce(margin) { $0 + $1.width + margin }
    let height = 2 * margin + (panels.map(\.height).max() ?? 0)
    let size = "\(NumberText.text(width)) \(NumberText.text(height))"
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(size)" "#
        + #"width="\#(NumberText.text(width))" height="\#(NumberText.text(height))" role="img">"#,
      "<title>\(MarkupText.escape(reports.map(\.reported.heading).joined(separator: ", ")))</title>",
      "<desc>Who gets a touch where, drawn by touchmap.</desc>",
      "<style>\(MapPanel.style)</style>", MapPanel.definitions,
      #"<rect class="page" width="100%" height="100%"/>"#,
    ]
    var x = margin
    for panel in panels {
      lines.append(
        #"<g transform="translate(\#(NumberText.text(x)) \#(NumberText.text(margin)))">"#)
      lines += panel.lines
      lines.append("</g>")
      x += panel.width + margin
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }
}

/// One map in an image: heading, regions, legend.
private struct MapPanel {
  static let margin = 16.0
  /// The most owners that a legend names; the rest is counted. A choice.
  private static let legendLimit = 14
  private static let rowHeight = 20.0
  private static let top = 48.0
  private static let minimumWidth = 280.0

  private let report: MapReport
  private let colors: [OwnerColor]
  private let regions: [TouchPartition.Region]
  private let rowCount: Int
  let width: Double

  var height: Double {
    Self.top + report.screen.frame.size.height + 12 + Double(rowCount) * Self.rowHeight
  }

  init(_ report: MapReport) {
    self.report = report
    colors = report.screen.ownerColors()
    regions = report.regionsByArea
    rowCount = min(regions.count, Self.legendLimit + 1)
    width = max(Self.minimumWidth, report.screen.frame.size.width)
  }

  static let style = """
    text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#1c1c1e}\
    .heading{font-size:16px;font-weight:600}.facts,.share{fill:#5b5b60}.share{text-anchor:end}\
    .page{fill:#fff}.screen,.swatch{fill:none;stroke:#8e8e93}.region{fill-rule:evenodd}\
    .region text{text-anchor:middle;dominant-baseline:central;fill:#1c1c1e}\
    .nobody{fill:url(#nobody)}.hatch{stroke:#8e8e93;stroke-opacity:.45}\
    @media (prefers-color-scheme:dark){text{fill:#f2f2f7}.facts,.share{fill:#aeaeb2}\
    .page{fill:#1c1c1e}}
    """

  static let definitions = """
    <defs><pattern id="nobody" width="8" height="8" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><path class="hatch" d="M0 0V8"/></pattern></defs>
    """

  var lines: [String] {
    let limit = NumberText.count(width / 9)
    let size = report.screen.frame.size
    return [
      Self.text(report.reported.heading, x: 0, y: 16, className: "heading", limit: limit),
      Self.text(report.facts, x: 0, y: 36, className: "facts", limit: limit + 20),
    ] + drawings + [
      #"<rect class="screen" y="\#(NumberText.text(Self.top))" "#
        + #"width="\#(NumberText.text(size.width))" height="\#(NumberText.text(size.height))"/>"#
    ] + legend
  }

  private var drawings: [String] {
    let origin = report.screen.frame.origin
    let move = "\(NumberText.text(-origin.x)) \(NumberText.text(Self.top - origin.y))"
    return [#"<g transform="translate(\#(move))">"#] + report.partition.regions.map(drawing)
      + ["</g>"]
  }

  private func drawing(_ region: TouchPartition.Region) -> String {
    let drawing = RegionDrawing(region.polygons)
    let title = report.title(of: region)
    let share = report.share(of: region.area)
    let path = report.path(to: region.owner)
    return #"<g class="region"><title>\#(MarkupText.escape("\(title), \(share)"))</title>"#
      + "<desc>\(MarkupText.escape(path))</desc>"
      + #"<path \#(paint(region)) d="\#(drawing.pathData)"/>"#
      + label(of: region, in: drawing) + "</g>"
  }

  private func label(of region: TouchPartition.Region, in drawing: RegionDrawing) -> String {
    guard let owner = region.owner, let room = drawing.room, room.size.height >= 16,
      let text = report.inscription(of: owner, limit: NumberText.count((room.size.width - 8) / 7))
    else { return "" }
    let x = NumberText.text(room.origin.x + room.size.width / 2)
    let y = NumberText.text(room.origin.y + room.size.height / 2)
    return #"<text x="\#(x)" y="\#(y)">\#(MarkupText.escape(text))</text>"#
  }

  private func paint(_ region: TouchPartition.Region) -> String {
    guard let owner = region.owner else { return #"class="nobody""# }
    return #"fill="\#(colors[owner].hex)""#
  }

  private var legend: [String] {
    var y = Self.top + report.screen.frame.size.height + 12
    var lines: [String] = []
    for region in regions.prefix(Self.legendLimit) {
      lines.append(
        #"<rect class="swatch" x="0.5" y="\#(NumberText.text(y + 3.5))" width="13" height="13"/>"#
          + #"<rect \#(paint(region)) x="1" y="\#(NumberText.text(y + 4))" width="12" height="12"/>"#
          + Self.text(
            report.title(of: region), x: 22, y: y + 14, limit: NumberText.count((width - 90) / 7.2))
          + #"<text class="share" x="\#(NumberText.text(width))" y="\#(NumberText.text(y + 14))">"#
          + MarkupText.escape(report.share(of: region.area)) + "</text>")
      y += Self.rowHeight
    }
    let rest = regions.count - Self.legendLimit
    if rest > 0 {
      lines.append(
        Self.text("and \(rest) more", x: 22, y: y + 14, className: "facts", limit: 40))
    }
    return lines
  }

  private static func text(
    _ text: String, x: Double, y: Double, className: String? = nil, limit: Int
  ) -> String {
    let style = className.map { #" class="\#($0)""# } ?? ""
    return #"<text\#(style) x="\#(NumberText.text(x))" y="\#(NumberText.text(y))">"#
      + MarkupText.escape(TextWidth.excerpt(text, columns: limit)) + "</text>"
  }
}

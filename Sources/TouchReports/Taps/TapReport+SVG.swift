import TouchMap

extension TapReport {
  /// Returns maps of the taps' places as an SVG image, a panel for each screen that got any, in the
  /// same colours and with the same words as a map of touches.
  package static func svg(_ report: TapReport) -> String {
    let panels = report.tally.screens.indices.compactMap { HeatPanel(report, screen: $0) }
    let margin = MapPanel.margin
    let width = panels.reduce(margin) { $0 + $1.width + margin }
    let height = 2 * margin + (panels.map(\.height).max() ?? 0)
    var x = margin
    var body: [String] = []
    for panel in panels {
      body.append(
        #"<g transform="translate(\#(SVGNumber.text(x)) \#(SVGNumber.text(margin)))">"#)
      body += panel.elements + ["</g>"]
      x += panel.width + margin
    }
    return PictureStyle.document(
      body, size: Screen.Size(width: max(width, 300), height: height), title: "Taps",
      about: "Where taps landed, drawn by touchmap.")
  }

  /// Returns the map of one screen as an element of SVG, for a page whose style paints its classes
  /// `muted`, `tap`, `dead-tap` and `unknown-tap`; `nil` if it got no taps or has no area.
  package func heatMap(ofScreen place: Int) -> String? {
    guard let drawing = heatDrawing(ofScreen: place) else { return nil }
    let (width, height) = (SVGNumber.text(drawing.size.width), SVGNumber.text(drawing.size.height))
    return """
      <svg class="heat" role="img" aria-label="where the taps landed" \
      viewBox="0 0 \(width) \(height)">
      \(drawing.elements.joined(separator: "\n"))
      </svg>
      """
  }

  func heatDrawing(ofScreen place: Int) -> HeatDrawing? {
    guard shares.contains(where: { $0.screen == place }) else { return nil }
    let tapped = tally.tapped[place]
    var configuration = LintConfiguration()
    configuration.passThrough = tapped.rules.passThrough
    configuration.takesTouches = tapped.rules.takesTouches
    let map = MapReport(tapped.reported, configuration: configuration)
    return HeatDrawing(map.picture, tally.screens[place].places)
  }
}

/// One screen in a picture of taps.
private struct HeatPanel {
  let width: Double
  private let drawing: HeatDrawing
  private let heading: [PanelLine]
  private static let rowHeight = 24.0

  init?(_ report: TapReport, screen place: Int) {
    guard let drawing = report.heatDrawing(ofScreen: place) else { return nil }
    let shares = report.shares.filter { $0.screen == place }
    let taps = shares.reduce(0) { $0 + $1.taps }
    let dead = shares.filter { $0.reason.isDead == true }
    let deadTaps = dead.reduce(0) { $0 + $1.taps }
    let screen = report.tally.tapped[place].screen
    let unknownTaps = shares.filter { $0.reason.isDead == nil }.reduce(0) { $0 + $1.taps }
    let top = dead.first.map { share in
      "\(Plural.grouped(share.taps)) of these \(Plural.grouped(deadTaps)) go to "
        + (share.node.map { screen.spokenName(of: $0).phrase } ?? share.reason.wording)
        + "."
    }
    let all = "\(Plural.grouped(taps)) \(taps == 1 ? "tap" : "taps")"
    let width = max(340, drawing.size.width)
    let part = Percentage.text(taps > 0 ? Double(deadTaps) / Double(taps) : 0)
    func lines(_ text: String, _ size: Double, _ className: String) -> [PanelLine] {
      PanelLine.lines(text, size, className, width: width, most: 2)
    }
    heading =
      lines(shares.first.map(report.screenName) ?? "", 15, "quiet")
      + lines(
        deadTaps > 0
          ? "\(part) of \(all) did nothing."
          : unknownTaps > 0
            ? "Cannot tell of \(Plural.grouped(unknownTaps)) of \(all)."
            : "\(all), none of them dead.", 21, "text headline")
      + lines(top ?? "", 17, "text")
      + lines(
        deadTaps > 0 && unknownTaps > 0
          ? "Cannot tell of \(Plural.grouped(unknownTaps))." : "", 17, "text")
    (self.width, self.drawing) = (width, drawing)
  }

  private var headingHeight: Double { heading.reduce(10) { $0 + $1.height } }
  var height: Double { headingHeight + drawing.size.height + 12 + 3 * Self.rowHeight }

  var elements: [String] {
    var elements = PanelLine.stack(heading, from: 0)
    let (right, bottom) = (SVGNumber.text(drawing.size.width), SVGNumber.text(drawing.size.height))
    elements.append(#"<g transform="translate(0 \#(SVGNumber.text(headingHeight)))">"#)
    elements += drawing.elements
    elements += [#"<rect class="edge" width="\#(right)" height="\#(bottom)"/>"#, "</g>"]
    let end = headingHeight + drawing.size.height + 12
    let legend: [(String, String)] = [
      (HeatDrawing.disc(Screen.Point(x: 10, y: end + 12), 6), "Taps that do something"),
      (
        HeatDrawing.diamond(Screen.Point(x: 10, y: end + 12 + Self.rowHeight), 6), "Dead taps"
      ),
      (
        HeatDrawing.square(Screen.Point(x: 10, y: end + 12 + 2 * Self.rowHeight), 5),
        "Taps of which nothing tells"
      ),
    ]
    for (row, entry) in legend.enumerated() {
      let middle = end + Double(row) * Self.rowHeight + 17
      elements += [
        entry.0,
        DrawnText.element(
          entry.1, at: Screen.Point(x: 28, y: middle), size: 15, className: "text"),
      ]
    }
    return elements
  }
}

import TouchMap

extension TapReport {
  /// Returns maps of where the taps landed as an SVG image, a panel for each screen with taps, in
  /// the same colours and with the same words as a touch map, with its size.
  package static func picture(_ report: TapReport) -> Picture {
    let screens = report.tappedScreens
    let fonts = MapPanel.fonts(of: screens.map { report.map(ofScreen: $0.0).screen })
    let panels = screens.compactMap { place, summary in
      HeatPanel(report, screen: place, summary, fonts)
    }
    let margin = MapPanel.margin
    let width = panels.reduce(margin) { $0 + $1.width + margin }
    let height = 2 * margin + (panels.map(\.height).max() ?? 0)
    var x = margin
    var body: [String] = []
    for panel in panels {
      body.append(#"<g transform="translate(\#(SVGNumber.text(x)) \#(SVGNumber.text(margin)))">"#)
      body += panel.elements + ["</g>"]
      x += panel.width + margin
    }
    let size = Screen.Size(width: max(width, 300), height: height)
    let svg = PictureStyle.document(
      body, size: size, title: "Taps", about: "Where taps landed, drawn by touchmap.")
    return Picture(svg: svg, size: size)
  }
}

/// One screen in a picture of taps: what came of them, the map with its names and the targets that
/// lost taps, and a legend with a scale.
private struct HeatPanel {
  let width: Double
  private let heat: HeatDrawing
  private let map: MapDrawing
  private let scale: PictureScale
  private let fonts: MapPanel.Fonts
  private let heading: [PanelLine]
  private let below: [PanelLine]

  init?(_ report: TapReport, screen place: Int, _ summary: TapSummary, _ fonts: MapPanel.Fonts) {
    let map = report.map(ofScreen: place)
    let picture = map.picture
    guard let places = report.tally.screens[place].places,
      let scale = PictureScale(picture.screen.frame)
    else { return nil }
    let width = max(MapPanel.smallestWidth, scale.size.width)
    self.width = width
    self.scale = scale
    self.fonts = fonts
    heat = HeatDrawing(places, scale: scale)
    self.map = MapDrawing(report: map, picture: picture, scale: scale, least: fonts.least)
    func lines(_ text: String, _ size: Double, _ className: String) -> [PanelLine] {
      PanelLine.lines(text, size, className, width: width, most: 5)
    }
    let sentences = summary.sentences
    heading =
      lines(report.screenName(place), fonts.quiet, "quiet")
      + sentences.prefix(1).flatMap { lines($0, fonts.headline, "text headline") }
      + sentences.dropFirst().flatMap { lines($0, fonts.text, "text") }
    below = lines(self.map.layout.numbers(of: picture), fonts.quiet, "text")
  }

  private var rowHeight: Double { max(2 * HeatDrawing.largest, fonts.quiet) + 8 }
  private var headingHeight: Double { heading.reduce(10) { $0 + $1.height } }
  private var belowHeight: Double { below.reduce(0) { $0 + $1.height } }
  private var marks: [(mark: TargetMark, count: Int)] { map.picture.marks }
  private var rows: Int { heat.kinds.count + 1 + marks.count }
  var height: Double {
    headingHeight + scale.size.height + 12 + belowHeight + Double(rows) * rowHeight
  }

  var elements: [String] {
    var elements = PanelLine.stack(heading, from: 0)
    let (right, bottom) = (SVGNumber.text(scale.size.width), SVGNumber.text(scale.size.height))
    elements.append(#"<g transform="translate(0 \#(SVGNumber.text(headingHeight)))">"#)
    elements += map.elements(under: heat.elements)
    elements += [#"<rect class="edge" width="\#(right)" height="\#(bottom)"/>"#, "</g>"]
    let end = headingHeight + scale.size.height + 12
    return elements + PanelLine.stack(below, from: end) + legend(from: end + belowHeight)
  }

  private func legend(from top: Double) -> [String] {
    let kinds = heat.kinds.map { kind in
      ({ (y: Double) in [kind.element(Screen.Point(x: 14, y: y), 7)] }, kind.title)
    }
    let swatches = marks.map { entry in
      (
        { (y: Double) in [entry.mark.swatch(x: 1, y: y - 9, width: 28, height: 18)] },
        "\(entry.mark.title): \(Plural.grouped(entry.count))"
      )
    }
    let rows = kinds + swatches
    var elements = rows.enumerated().flatMap { row, entry in
      let middle = top + (Double(row) + 0.5) * rowHeight
      return entry.0(middle) + [text(entry.1, x: 38, middle)]
    }
    let middle = top + (Double(rows.count) + 0.5) * rowHeight
    var x = 0.0
    for taps in heat.steps {
      let radius = heat.radius(of: taps)
      elements.append(heat.sample.element(Screen.Point(x: x + radius + 1, y: middle), radius))
      let words = "\(Plural.grouped(taps)) \(taps == 1 ? "tap" : "taps")"
      elements.append(text(words, x: x + 2 * radius + 6, middle))
      x += 2 * radius + 22 + DrawnText.width(of: words, size: fonts.quiet)
    }
    return elements
  }

  private func text(_ text: String, x: Double, _ middle: Double) -> String {
    DrawnText.element(
      text, at: Screen.Point(x: x, y: middle + fonts.quiet * 0.35), size: fonts.quiet,
      className: "text")
  }
}

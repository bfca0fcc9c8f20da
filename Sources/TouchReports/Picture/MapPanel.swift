@_spi(Command) import TouchMap

/// One screen in a picture: the culprits and the blocked controls, the map, the fixes, and the
/// meanings of the colours.
struct MapPanel {
  static let margin = 26.0
  static let smallestWidth = 340.0
  /// The fonts of a drawing, in its points.
  private let fonts: Fonts
  typealias Fonts = (least: Double, quiet: Double, text: Double, headline: Double)

  private let report: MapReport
  private let picture: TouchPicture
  private let scale: PictureScale?
  let width: Double
  /// The lines above the map and below it, each with its size and class.
  private let above: [PanelLine]
  private let below: [PanelLine]
  private let legend: PictureLegend
  private let drawing: MapDrawing?
  /// The blocked controls with numbers, in words.
  private let numbers: [PanelLine]

  /// - Parameters:
  ///   - report: The map.
  ///   - fonts: Those of the whole picture.
  ///   - underlay: The image under the map.
  init(_ report: MapReport, _ fonts: Fonts, underlay: Underlay? = nil) {
    let picture = report.picture
    self.report = report
    self.picture = picture
    let scale = PictureScale(picture.screen.frame)
    let width = max(Self.smallestWidth, scale?.size.width ?? 0)
    self.scale = scale
    self.width = width
    self.fonts = fonts
    var drawing = scale.map {
      MapDrawing(report: report, picture: picture, scale: $0, least: fonts.least)
    }
    drawing?.underlay = underlay
    self.drawing = drawing
    numbers = PanelLine.lines(
      drawing?.layout.numbers(of: picture) ?? "", fonts.quiet, "text", width: width, most: 12)
    let verdict = picture.verdict
    let sentences = verdict.sentences
    func lines(_ text: String?, _ size: Double, _ className: String, most: Int = 3) -> [PanelLine] {
      PanelLine.lines(text ?? "", size, className, width: width, most: most)
    }
    above =
      lines(report.reported.heading, fonts.quiet, "quiet", most: 1)
      + lines(sentences.first, fonts.headline, "text headline", most: 6)
      + sentences.dropFirst().flatMap { lines($0, fonts.text, "text", most: 4) }
    below =
      verdict.culprits.prefix(ScreenVerdict.mostNamed).flatMap { culprit in
        (culprit.fix?.lines ?? []).flatMap { lines($0, fonts.text, "text fix", most: 9) }
          + lines(verdict.proof(of: culprit), fonts.quiet, "quiet")
      }
      + lines(picture.undrawnFindings, fonts.quiet, "quiet")
      + lines(report.facts, fonts.quiet, "quiet")
    legend = PictureLegend(picture, size: fonts.quiet, width: width)
  }

  /// The fonts that can be read in a README, of maps side by side. Those of many do not grow.
  static func fonts(of screens: [Screen]) -> Fonts {
    let width = screens.reduce(margin) { width, screen in
      width + max(smallestWidth, PictureScale(screen.frame)?.size.width ?? 0) + margin
    }
    let least = min(32, max(14, leastPixels * width / pageWidth))
    let quiet = max(16, least)
    return (least, quiet, quiet + 1, quiet * 1.3)
  }

  /// The width of a picture in a README, which other pages show larger, and the height of the
  /// smallest letters that can be read, in pixels. Choices.
  private static let (pageWidth, leastPixels) = (620.0, 11.1)

  /// The height of the lines above the map.
  var topHeight: Double { above.reduce(0) { $0 + $1.height } + 10 }

  private var mapHeight: Double { scale?.size.height ?? 60 }

  /// The height from the map's upper edge.
  var bottomHeight: Double {
    mapHeight + 14 + below.reduce(0) { $0 + $1.height } + 8 + legend.height
      + numbers.reduce(0) { $0 + $1.height }
  }

  /// The elements, around a map that begins at `top`.
  func elements(top: Double) -> [String] {
    var elements = PanelLine.stack(above, from: Self.margin)
    elements += ["<g transform=\"translate(0 \(SVGNumber.text(top)))\">"] + map + ["</g>"]
    let end = top + mapHeight + 14
    elements += PanelLine.stack(below, from: end)
    let row = end + below.reduce(0) { $0 + $1.height } + 8
    return elements + legend.elements(from: row)
      + PanelLine.stack(numbers, from: row + legend.height)
  }

  private var map: [String] {
    guard let scale, let drawing else {
      let extent = report.reported.extent
      let text =
        "There is nothing to draw"
        + (picture.screen.hasScreen ? " on a screen of \(extent) points." : ".")
      let lines = DrawnText.lines(text, width: width - 24, size: fonts.quiet, most: 2)
      return [#"<rect class="edge" width="\#(SVGNumber.text(width))" height="60"/>"#]
        + lines.enumerated().map { place, line in
          DrawnText.element(
            line, at: Screen.Point(x: 12, y: 26 + fonts.quiet * 1.3 * Double(place)),
            size: fonts.quiet,
            className: "quiet")
        }
    }
    let size = scale.size
    return drawing.elements + [
      #"<rect class="edge" width="\#(SVGNumber.text(size.width))" "#
        + #"height="\#(SVGNumber.text(size.height))"/>"#
    ]
  }
}

/// A line of text above or below a map.
struct PanelLine {
  let text: String
  let size: Double
  let className: String
  var height: Double { (size * 1.3).rounded() }

  /// The room between two texts.
  static let gap = PanelLine(text: "", size: 6, className: "")

  /// Breaks a text into lines.
  static func lines(
    _ text: String, _ size: Double, _ className: String, width: Double, most: Int
  ) -> [PanelLine] {
    DrawnText.lines(
      text, width: width, size: size, most: most,
      isBold: className.contains("headline") || className.contains("fix")
    )
    .map { PanelLine(text: $0, size: size, className: className) }
  }

  /// Draws lines, each below the previous one.
  static func stack(_ lines: [PanelLine], from top: Double) -> [String] {
    var y = top
    return lines.compactMap { line in
      y += line.height
      guard !line.text.isEmpty else { return nil }
      return DrawnText.element(
        line.text, at: Screen.Point(x: 0, y: y - line.size * 0.3), size: line.size,
        className: line.className)
    }
  }
}

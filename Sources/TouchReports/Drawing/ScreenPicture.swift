@_spi(Command) import TouchMap

/// A drawing in SVG with its size.
@_spi(Command) public struct Picture: Sendable {
  /// The whole document.
  @_spi(Command) public let svg: String
  /// The size of the drawing, in its own units.
  @_spi(Command) public let size: Screen.Size
}

/// A picture of one screen, or of two beside one another, under the verdict in two lines.
struct ScreenPicture {
  /// A screen with the word above it, if there is one.
  typealias Column = (title: String, art: ScreenArt)

  /// The verdict, and the fix or what else it says.
  private let headline: String
  private let advice: String?
  let columns: [Column]
  private let underlay: Underlay?

  private static let (margin, gap, least, narrowest) = (36.0, 44.0, 560.0, 100.0)
  private static let (headline, second, title) = (24.0, 16.0, 15.0)

  init(_ report: MapReport, underlay: Underlay? = nil, id: String = "p") {
    let table = report.targets
    let bar = report.bar(table)
    advice = report.advice(beside: bar)
    headline = bar.headline
    self.underlay = underlay
    let ground: ScreenArt.Ground = underlay == nil ? .drawn : .screenshot
    columns = [("", ScreenArt(of: report.verdict, table, id: id, ground: ground))]
  }

  init(_ diff: DiffReport, id: String = "p") {
    let stage = Stage(diff)
    let bar = stage.bar
    let more = diff.diff.isComparable ? diff.verdict.sentences.dropFirst().first : nil
    headline = bar.headline
    underlay = nil
    advice = more ?? stage.main.report.advice(beside: bar)
    columns = zip(stage.sides, ["Before", "After"]).enumerated().map { place, named in
      (
        named.1,
        ScreenArt(
          of: named.0.report.verdict, named.0.table, id: "\(id)\(place)", sheets: named.0.sheets)
      )
    }
  }

  /// The lines above the screens, each with its size and class; both texts take at most two.
  private var lines: [(text: String, size: Double, className: String)] {
    func lines(_ text: String, _ size: Double, _ className: String) -> [(String, Double, String)] {
      DrawnText.lines(text, width: contentWidth, size: size, most: 2).map { ($0, size, className) }
    }
    return lines(headline, Self.headline, "verdict") + lines(advice ?? "", Self.second, "second")
  }

  /// The width of the screens, or of the lines if that is more.
  private var contentWidth: Double {
    max(
      Self.least, columns.map(width).reduce(0, +) + Self.gap * Double(columns.count - 1))
  }

  var size: Screen.Size {
    let heights = columns.map(height).max() ?? 0
    return Screen.Size(
      width: contentWidth + 2 * Self.margin, height: top + heights + Self.margin)
  }

  private var hasTitles: Bool { columns.contains { !$0.title.isEmpty } }
  /// Where screens begin: below the lines, and the tabs of their sheets.
  private var top: Double {
    lines.reduce(Self.margin) { $0 + $1.size * 1.4 } + (hasTitles ? 26 : 0) + 44
  }

  /// Small screens are drawn larger, and large ones smaller. Choices.
  private func scale(_ column: Column) -> Double {
    let side = max(column.art.frame.size.width, column.art.frame.size.height)
    return side > 0 ? min(3, side < 400 ? 400 / side : side > 1_000 ? 1_000 / side : 1) : 1
  }
  private func width(_ column: Column) -> Double {
    max(Self.narrowest, column.art.frame.size.width * scale(column)) + 18
  }
  private func height(_ column: Column) -> Double {
    column.art.frame.size.height * scale(column) + 18
  }

  /// The elements of the picture, from its left upper corner.
  var elements: String {
    let size = size
    var back = Art.rect(Screen.Rect(origin: .zero, size: size), look: "desk")
    var y = Self.margin
    for line in lines {
      y += line.size * 1.4
      back += .text(
        line.text, x: Self.margin, y: y - line.size, size: line.size,
        width: size.width - 2 * Self.margin, anchor: .start, look: line.className)
    }
    var screens = ""
    let all = columns.map(width).reduce(0, +) + Self.gap * Double(columns.count - 1)
    var x = (size.width - all) / 2
    for (place, column) in columns.enumerated() {
      back += .text(
        column.title, x: x + width(column) / 2, y: top - 44, size: Self.title,
        width: width(column), look: "second")
      if place > 0 {
        let (x, y) = (x - 12, top + height(column) / 2)
        back += .line((x - 20, y), (x, y), look: "arrow")
        back += .line((x - 7, y - 6), (x, y), (x - 7, y + 6), look: "arrow")
      }
      screens += screen(column, x: x, y: top)
      x += width(column) + Self.gap
    }
    return back.svg() + screens
  }

  private func screen(_ column: Column, x: Double, y: Double) -> String {
    let (art, scale) = (column.art, scale(column))
    let frame = art.frame
    guard frame.size.area > 0 else { return "" }
    let numbers = [
      x + 9 - frame.origin.x * scale, y + 9 - frame.origin.y * scale, scale,
    ].map(SVGNumber.text)
    let shell = Art.rect(frame, radius: art.radius, look: "case", grown: 9 / max(1, scale))
    let drawn = Art([shell] + art.drawn)
    return #"<g transform="translate(\#(numbers[0]) \#(numbers[1])) scale(\#(numbers[2]))">"#
      + drawn.svg(id: art.id, underlay: underlay) + "</g>"
  }

  /// The clips to which the elements refer.
  var definitions: String {
    columns.filter { $0.art.frame.size.area > 0 }.map(\.art.definitions).joined()
  }

  /// Returns pictures side by side as a document.
  static func document(_ pictures: [ScreenPicture], title: String) -> Picture {
    let sizes = pictures.map(\.size)
    let width = sizes.reduce(0) { $0 + $1.width }
    let height = sizes.map(\.height).max() ?? 0
    var x = 0.0
    let body = zip(pictures, sizes).map { picture, size in
      defer { x += size.width }
      return #"<g transform="translate(\#(SVGNumber.text(x)) 0)">\#(picture.elements)</g>"#
    }
    let numbers = [width, height].map(SVGNumber.text)
    let definitions = ArtStyle.definitions(and: pictures.map(\.definitions).joined())
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(numbers[0]) \(numbers[1])" \
      width="\(numbers[0])" height="\(numbers[1])" role="img">
      <title>\(MarkupText.escape(title))</title>
      <style>\(ArtStyle.pictureRules)</style>
      \(definitions)
      <g class="art">
      <rect class="desk" width="100%" height="100%"/>
      \(body.joined(separator: "\n"))
      </g>
      </svg>
      """
    return Picture(svg: svg, size: Screen.Size(width: width, height: height))
  }
}

extension MapReport {
  /// What a picture says below the verdict: the first fix, or else what the verdict says beside it.
  func advice(beside bar: VerdictBar) -> String? {
    if let fix = verdict.culprits.lazy.compactMap(\.fix).first {
      return "Fix: " + RemedyTrial.numbered(fix.steps).joined(separator: " ")
    }
    return verdict.sentences.first { $0 != bar.headline + "." }
  }

  /// Returns maps as an SVG image, side by side: the targets with what becomes of their taps, and
  /// what takes them as glass in front. The image needs no other files, and follows the reader's
  /// choice of light or dark.
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
    let pictures = reports.enumerated().map { place, report in
      let fits = underlay.map { (try? $0.scale(on: report.screen)) != nil } ?? false
      return ScreenPicture(report, underlay: fits ? underlay : nil, id: "p\(place)")
    }
    return ScreenPicture.document(
      pictures, title: reports.map(\.reported.heading).joined(separator: ", "))
  }
}

extension DiffReport {
  /// Returns changes as an SVG image, the screen before each and the one after it.
  @_spi(Command) public static func picture(_ reports: [DiffReport]) -> Picture {
    let pictures = reports.enumerated().map { ScreenPicture($1, id: "d\($0)-") }
    return ScreenPicture.document(
      pictures, title: reports.map(\.after.heading).joined(separator: ", "))
  }
}

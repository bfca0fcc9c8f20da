@_spi(Command) import TouchMap

/// A map as an SVG element: regions by meaning, blocked controls as ghosts, names.
struct SceneDrawing {
  private let page: PageScreen
  /// The names of the regions, to draw them again.
  private let id: String

  /// More regions than this share a shape, and so do more marks of one kind: browsers draw a few
  /// hundred large shapes faster than ten thousand small ones. A choice.
  static let mostInShape = 200

  init(_ page: PageScreen, id: String) { (self.page, self.id) = (page, id) }

  /// The element. Its class is `before`, `after` or nothing; it contains the path around the
  /// changes.
  func markup(className: String, changes: String = "") -> String {
    let changed = changes.isEmpty ? "" : #"<path class="changed" d="\#(changes)"/>"# + "\n"
    let regions = """
      \(shot)<g class="regions" id="\(id)">
      \(shapes.joined(separator: "\n"))
      </g>
      \(changed)
      """
    return svg(className, regions, marked: page.marked, page.layouts)
  }

  /// The element of a state, of the class `fixed` or `without`: the regions that differ, over those
  /// of the screen.
  func markup(over base: String, _ state: PageState) -> String {
    let shot = page.underlay == nil ? "" : ##"<use href="#\##(base)-shot"/>"## + "\n"
    let regions = """
      \(shot)<g class="regions"><use class="whole" href="#\(base)"/>
      \(shapes.joined(separator: "\n"))
      </g>
      """
    let className = state.view == nil ? "fixed" : "without"
    return svg(className, regions, marked: page.marked, page.layouts)
  }

  /// The element of the difference: the regions faintly, the changed parts, and the targets that
  /// lost or won their taps.
  func difference(_ changes: String, marked: [MarkedTarget]) -> String {
    let faint = ##"<use class="faint" href="#\##(id)"/><path class="changed" d="\##(changes)"/>"##
    return svg("difference", faint, marked: marked, page.layouts(of: marked))
  }

  private func svg(
    _ className: String, _ regions: String, marked: [MarkedTarget], _ layouts: [NameLayout]
  ) -> String {
    let lengths = frame.map(NumberText.text)
    return """
      <svg class="scene \(className)\(isDense ? " dense" : "")" \
      viewBox="\(lengths.joined(separator: " "))" \
      width="\(lengths[2])" height="\(lengths[3])" role="img" aria-label="\(label)">
      \(regions)
      <g class="ghosts">\(ghosts(marked).joined())</g>
      \(labels(layouts).joined(separator: "\n"))
      </svg>
      """
  }

  /// Whether the lines around the regions would hide everything else.
  private var isDense: Bool { page.picture.regions.count > 10 * Self.mostInShape }

  private var frame: [Double] { page.frame.numbers }

  private var label: String {
    MarkupText.escape("Map of \(Plural.text(page.picture.regions.count, "region", "regions"))")
  }

  private var shot: String {
    guard let underlay = page.underlay else { return "" }
    let frame = page.screen.frame
    let image = underlay.element(x: frame.origin.x, y: frame.origin.y, size: frame.size)
    return #"<g id="\#(id)-shot">\#(image)</g>"# + "\n"
  }

  /// Neighbouring regions of one meaning are one shape. Rectangles are drawn above the shapes
  /// around them, and not in one shape with them; otherwise their edges would look different from
  /// others.
  private var shapes: [String] {
    TouchRole.allCases.flatMap { role -> [String] in
      let places = page.picture.regions.indices.filter {
        page.picture.regions[$0].role == role && page.kept[$0] == nil
      }
      let long = places.filter { page.shapes[$0].isLong }.map { place in
        #"<path class="region \#(role.rawValue)" id="\#(id)-\#(place)" "#
          + #"d="\#(page.shapes[place].path)"/>"#
      }
      return long + shapes(places.filter { !page.shapes[$0].isLong }, role)
    }
  }

  private func shapes(_ places: [Int], _ role: TouchRole) -> [String] {
    guard places.count > Self.mostInShape else { return shape(places, role) }
    let sorted = places.sorted { cell(of: $0) < cell(of: $1) }
    return [
      sorted.filter { page.shapes[$0].box == nil }, sorted.filter { page.shapes[$0].box != nil },
    ]
    .flatMap { places in
      stride(from: 0, to: places.count, by: Self.mostInShape).flatMap {
        shape(places[$0..<min(places.count, $0 + Self.mostInShape)], role)
      }
    }
  }

  private func shape(_ places: some Collection<Int>, _ role: TouchRole) -> [String] {
    guard !places.isEmpty else { return [] }
    let data = places.map { page.shapes[$0].path }.joined()
    return [#"<path class="region \#(role.rawValue)" d="\#(data)"/>"#]
  }

  /// The place of a region in a grid of 16 by 16 cells, row by row.
  private func cell(of place: Int) -> Int {
    let room = page.shapes[place].room ?? .zero
    func step(_ value: Double, _ start: Double, _ length: Double) -> Int {
      NumberText.count((value - start) / length * 16, limit: 15)
    }
    return step(room.origin.y, frame[1], frame[3]) * 16 + step(room.origin.x, frame[0], frame[2])
  }

  private func ghosts(_ marked: [MarkedTarget]) -> [String] {
    let paths = marked.reversed().filter { !$0.target.outline.isEmpty }.map {
      ($0.mark, RegionDrawing([$0.target.outline]).pathData)
    }
    guard paths.count > Self.mostInShape else { return paths.map { $0.outline($1) } }
    return Dictionary(grouping: paths, by: \.0).sorted { $1.key.rawValue < $0.key.rawValue }
      .map { mark, paths in mark.outline(paths.map(\.1).joined()) }
  }

  /// Each layout is a group, of which the script shows one; without it the width of the page
  /// decides.
  private func labels(_ layouts: [NameLayout]) -> [String] {
    layouts.enumerated().map { place, layout in
      let fits = [
        place == page.narrowPlace ? "first" : "", place == layouts.count - 1 ? "last" : "",
      ]
      let least = SVGNumber.text(layout.smallest)
      return #"<g class="labels" aria-hidden="true" data-least="\#(least)" "#
        + #"data-fit="\#(fits.joined(separator: " "))">"#
        + layout.texts.map { $0.markup() }.joined() + "</g>"
    }
  }
}

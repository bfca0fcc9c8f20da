import TouchMap

/// A map as an SVG element: regions by meaning, the robbed as ghosts, names.
struct SceneDrawing {
  private let page: PageScreen
  private let drawings: [RegionShape]

  /// More regions than these share a shape: browsers draw a few hundred large shapes faster than
  /// ten thousand small ones. A choice.
  static let mostInShape = 200

  init(_ page: PageScreen, drawings: [RegionShape]) {
    self.page = page
    self.drawings = drawings
  }

  /// A finger that is crossed out: the sign of robbed controls.
  static let struckFinger = #"""
    <symbol id="struck" viewBox="0 0 24 24"><path d="M9 11V4.5a1.7 1.7 0 0 1 3.4 0V11m0-1.2a1.6 \#
    1.6 0 0 1 3.2 0V12m0-.9a1.5 1.5 0 0 1 3 0V15c0 4-2.2 6.5-5.6 6.5-3 0-4.3-1.4-6-4.6L4.6 \#
    13.600a1.500 1.500 0 0 1 2.600-1.500L9 14.400" fill="none" stroke="currentColor" \#
    stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round"/><path d="M3 21L21 3" \#
    stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/></symbol>
    """#

  /// The element, whose class is `before`, `after` or nothing, with the path around what changed.
  func markup(className: String, changes: String = "") -> String {
    let lengths = frame.map(NumberText.text)
    let changed = changes.isEmpty ? "" : #"<path class="changed" d="\#(changes)"/>"# + "\n"
    return """
      <svg class="scene \(className)\(isDense ? " dense" : "")" viewBox="\(lengths.joined(separator: " "))" \
      width="\(lengths[2])" height="\(lengths[3])" role="img" aria-label="\(label)">
      \(shot)<g class="regions">
      \(shapes.joined(separator: "\n"))
      </g>
      \(changed)<g class="ghosts">\(ghosts.joined())</g>
      <g class="labels" aria-hidden="true">\(labels.joined())</g>
      </svg>
      """
  }

  /// Whether lines around the regions would be all that one sees.
  private var isDense: Bool { page.picture.regions.count > 10 * Self.mostInShape }

  private var frame: [Double] {
    let frame = page.screen.frame
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }

  private var label: String {
    MarkupText.escape("Map of \(Plural.text(page.picture.regions.count, "region", "regions"))")
  }

  private var shot: String {
    guard let underlay = page.underlay else { return "" }
    let lengths = frame.map(NumberText.text)
    return #"<image class="shot" x="\#(lengths[0])" y="\#(lengths[1])" width="\#(lengths[2])" "#
      + #"height="\#(lengths[3])" preserveAspectRatio="none" href="\#(underlay.address)"/>"# + "\n"
  }

  /// Regions of one meaning that lie near one another are one shape. Rectangles are drawn above what goes
  /// around them, and not in one shape with it, or their edges would look different from the others'.
  private var shapes: [String] {
    TouchRole.allCases.flatMap { role -> [String] in
      let places = page.picture.regions.indices.filter { page.picture.regions[$0].role == role }
      guard places.count > Self.mostInShape else { return shape(places, role) }
      let sorted = places.sorted { cell(of: $0) < cell(of: $1) }
      return [sorted.filter { drawings[$0].box == nil }, sorted.filter { drawings[$0].box != nil }]
        .flatMap { places in
          stride(from: 0, to: places.count, by: Self.mostInShape).flatMap {
            shape(places[$0..<min(places.count, $0 + Self.mostInShape)], role)
          }
        }
    }
  }

  private func shape(_ places: some Collection<Int>, _ role: TouchRole) -> [String] {
    guard !places.isEmpty else { return [] }
    let data = places.map { drawings[$0].path }.joined()
    return [#"<path class="region \#(role.rawValue)" d="\#(data)"/>"#]
  }

  /// The place of a region in a grid of 16 by 16 cells, row by row.
  private func cell(of place: Int) -> Int {
    let room = drawings[place].room ?? .zero
    func step(_ value: Double, _ start: Double, _ length: Double) -> Int {
      NumberText.count((value - start) / length * 16, limit: 15)
    }
    return step(room.origin.y, frame[1], frame[3]) * 16 + step(room.origin.x, frame[0], frame[2])
  }

  private var ghosts: [String] {
    page.picture.blocked.filter { !$0.outline.isEmpty }.map { control in
      let sign = PageScreen.places(inGhost: control.outline).sign
      let path = RegionDrawing([control.outline]).pathData
      let circle = [sign.center.x, sign.center.y, sign.size.width * 0.62].map(NumberText.text)
      let place = [sign.origin.x, sign.origin.y, sign.size.width, sign.size.height]
        .map(NumberText.text)
      return #"<g class="ghost"><path d="\#(path)"/><path class="dashes" d="\#(path)"/>"#
        + #"<circle cx="\#(circle[0])" cy="\#(circle[1])" r="\#(circle[2])"/>"#
        + ##"<use href="#struck" x="\##(place[0])" y="\##(place[1])" width="\##(place[2])" "##
        + #"height="\#(place[3])"/></g>"#
    }
  }

  /// The names that there is room for, for readers without the script, which writes them anew.
  private var labels: [String] {
    let roles = page.picture.regions.map(\.role.rawValue)
    let regions = zip(page.names, zip(roles, drawings)).compactMap { name, place in
      name.flatMap { name in
        place.1.room.flatMap { Self.text(name, in: $0, className: place.0) }
      }
    }
    let robbed = page.picture.blocked.compactMap { control -> String? in
      guard !control.outline.isEmpty else { return nil }
      let room = PageScreen.places(inGhost: control.outline).name
      return Self.text(control.name.text, in: room, className: "ghost")
    }
    return regions.prefix(Self.mostLabels) + robbed
  }

  /// The most names on a map; more are not read. A choice.
  private static let mostLabels = 400

  private static func text(
    _ text: String, in room: Screen.Rect, className: String
  ) -> String? {
    let columns = Double(max(1, TextWidth.columns(of: text)))
    let isLarge = className == TouchRole.swallows.rawValue
    let wanted = isLarge ? min(72, room.size.height * 0.35) : 13
    // Letters are a little more than half as wide as they are high.
    let size = max(isLarge ? 12 : 11, min(wanted, (room.size.width * 0.92 - 4) / (columns * 0.6)))
    guard room.size.height >= size, room.size.width >= 18 else { return nil }
    let fitting = NumberText.count((room.size.width - 8) / (size * 0.6))
    guard fitting >= min(4, TextWidth.columns(of: text)) else { return nil }
    let center = [room.center.x, room.center.y, size].map(NumberText.text)
    return #"<text class="on-\#(className)" x="\#(center[0])" y="\#(center[1])" "#
      + #"font-size="\#(center[2])">"#
      + MarkupText.escape(TextWidth.excerpt(text, columns: fitting)) + "</text>"
  }
}

import TouchMap

/// A drawing of a screen by the effects of touches: regions, ghosts of blocked controls, and names.
struct MapDrawing {
  let report: MapReport
  let picture: TouchPicture
  let scale: PictureScale
  let layout: NameLayout
  private let drawn: [RegionDrawing]
  /// The image under the map.
  var underlay: Underlay?

  /// - Parameter least: The smallest font that can be read on the drawing.
  init(report: MapReport, picture: TouchPicture, scale: PictureScale, least: Double) {
    (self.report, self.picture, self.scale) = (report, picture, scale)
    let shapes = picture.regions.map { RegionDrawing($0.polygons) }
    drawn = picture.regions.map { RegionDrawing(scale.polygons($0.polygons)) }
    layout = NameLayout(
      picture, rooms: shapes.map(\.room), least: least / scale.factor,
      wanted: max(least, 18) / scale.factor, zooms: false)
  }

  /// The elements, back to front; the left upper corner of the screen is at zero.
  var elements: [String] {
    let areas = zip(picture.regions, drawn).map(area)
    let shot = underlay.map { [$0.element(x: 0, y: 0, size: scale.size)] } ?? []
    return shot + [underlay == nil ? "<g>" : #"<g class="veil">"#] + areas + ["</g>"] + overlay
  }

  /// The elements with others between the regions, which are muted, and the marks.
  func elements(under others: [String]) -> [String] {
    let areas = drawn.map { #"<path class="muted" d="\#($0.pathData)"/>"# }
    return areas + others + [#"<g class="heated">"#] + overlay + ["</g>"]
  }

  /// The targets with marks, and the names.
  private var overlay: [String] {
    picture.marked.reversed().compactMap(ghost) + layout.texts.map { $0.markup(scale: scale) }
  }

  private func area(_ region: TouchPicture.Region, _ drawing: RegionDrawing) -> String {
    let name = region.name?.phrase ?? region.role.title.lowercased()
    let title = "\(name), \(report.share(of: region.area)): \(region.role.meaning)"
    let path = report.path(to: region.owners.first)
    let fine = scale.factor < Self.fineFactor ? "fine " : ""
    return #"<path class="\#(fine)region \#(region.role.rawValue)" d="\#(drawing.pathData)">"#
      + "<title>\(MarkupText.escape(title))</title><desc>\(MarkupText.escape(path))</desc></path>"
  }

  /// The outline of a target with a mark, as far as it is on the screen.
  private func ghost(_ marked: MarkedTarget) -> String? {
    let control = marked.target
    let screen = ConvexPolygon(Screen.Rect(origin: .zero, size: scale.size))
    let whole = ConvexPolygon(points: control.outline.map(scale.point))
    guard !control.outline.isEmpty, let seen = whole.intersection(screen) else { return nil }
    let path = RegionDrawing([seen.points]).pathData
    return marked.mark.outline(
      path, title: "\(control.name.phrase): \(marked.mark.title.lowercased())")
  }

  /// Lines are thinner where a point of the screen is shorter than this. A choice.
  private static let fineFactor = 0.5
}

@_spi(Command) import TouchMap

/// A drawing of a screen by the effects of touches: regions, ghosts of blocked controls, and names.
struct MapDrawing {
  let report: MapReport
  let picture: TouchPicture
  let scale: PictureScale
  let layout: NameLayout
  private let drawn: [RegionDrawing]
  /// The outlines of the views that would get touches with the fixes.
  private let behind: [RegionDrawing]
  /// The image under the map.
  var underlay: Underlay?

  /// The targets with marks: those of the screen first, then those of a change.
  private let marked: [MarkedTarget]

  /// - Parameters:
  ///   - changed: The targets of this screen with marks of a change.
  ///   - least: The smallest font that can be read on the drawing.
  init(
    report: MapReport, picture: TouchPicture, changed: [MarkedTarget] = [], scale: PictureScale,
    least: Double
  ) {
    self.report = report
    marked = picture.marked + changed
    self.picture = picture
    self.scale = scale
    let behind = report.regionsBehind(picture)
    let shapes = (picture.regions + behind).map { RegionDrawing($0.polygons) }
    drawn = picture.regions.map { RegionDrawing(scale.polygons($0.polygons)) }
    self.behind = behind.map { RegionDrawing(scale.polygons($0.polygons)) }
    layout = NameLayout(
      picture, marked: marked, behind: behind, rooms: shapes.map(\.room),
      least: least / scale.factor,
      wanted: max(least, 18) / scale.factor, zooms: false)
  }

  /// The elements, back to front; the left upper corner of the screen is at zero.
  var elements: [String] {
    let areas = zip(picture.regions, drawn).map(area)
    let shot = underlay.map { [$0.element(x: 0, y: 0, size: scale.size)] } ?? []
    return shot + [underlay == nil ? "<g>" : #"<g class="veil">"#] + areas + ["</g>"]
      + behind.map { #"<path class="behind" d="\#($0.pathData)"/>"# }
      + marked.reversed().compactMap(ghost) + layout.texts.map { $0.markup(scale: scale) }
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

extension MapReport {
  /// Screens of more views are not asked again with their fixes for a drawing. A choice.
  private static let mostViews = 5_000

  /// The regions that come to light with the fixes, beside the blocked targets: they are what a
  /// person knows the screen by.
  fileprivate func regionsBehind(_ picture: TouchPicture) -> [TouchPicture.Region] {
    let fixes = picture.culprits.compactMap(\.fix)
    guard !fixes.isEmpty, screen.nodes.count <= Self.mostViews else { return [] }
    let fixed = fixes.reduce(screen) { $0.applying($1) }
    let seen = Set(picture.regions.flatMap { $0.owners + [$0.node].compactMap { $0 } })
      .union(picture.marked.map(\.target.node))
    let survey = ScreenSurvey(fixed, rules: rules)
    let verdict = ScreenVerdict(survey, configuration: configuration, triesFixes: false)
    return TouchPicture(verdict).regions.filter { region in
      region.node.map { !seen.contains($0) } ?? false
    }
  }
}

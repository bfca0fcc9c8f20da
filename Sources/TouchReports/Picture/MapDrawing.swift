import TouchMap

/// A drawing of a screen by the effects of touches: regions with names, ghosts of blocked controls,
/// and the views that swallow touches.
struct MapDrawing {
  let report: MapReport
  let picture: TouchPicture
  let scale: PictureScale

  /// The elements, back to front; the left upper corner of the screen is at zero.
  var elements: [String] {
    let drawn = picture.regions.map { RegionDrawing(scale.polygons($0.polygons)) }
    var elements = zip(picture.regions, drawn).map(area)
    let ghosts = picture.blocked.compactMap { GhostDrawing($0, scale: scale) }
    let captions = captions(beside: ghosts)
    let named = Set(captions.flatMap(\.culprit.owners))
    for (region, drawing) in zip(picture.regions, drawn)
    where named.isDisjoint(with: region.owners) {
      if let label = label(of: region, in: drawing) { elements.append(label) }
    }
    elements += ghosts.flatMap(\.elements)
    for caption in captions { elements += caption.elements(to: ghosts, of: picture) }
    return elements
  }

  private func area(_ region: TouchPicture.Region, _ drawing: RegionDrawing) -> String {
    let name = region.name?.phrase ?? region.role.title.lowercased()
    let title = "\(name), \(report.share(of: region.area)): \(region.role.meaning)"
    let path = report.path(to: region.owners.first)
    let fine = scale.factor < Self.fineFactor ? "fine " : ""
    return #"<path class="\#(fine)region \#(region.role.rawValue)" d="\#(drawing.pathData)">"#
      + "<title>\(MarkupText.escape(title))</title><desc>\(MarkupText.escape(path))</desc></path>"
  }

  private func label(of region: TouchPicture.Region, in drawing: RegionDrawing) -> String? {
    guard let name = region.name, !picture.isNameless(region), let room = drawing.room?.inset(by: 4)
    else { return nil }
    let most = region.role == .background ? 13.0 : 16.0
    guard let size = DrawnText.size(of: name.text, in: room.size, from: 9, to: most) else {
      return nil
    }
    let columns = DrawnText.columns(in: room.size.width, size: size)
    return DrawnText.element(
      TextWidth.excerpt(name.text, columns: columns), at: room.center, size: size,
      className: "name \(region.role.rawValue)-ink")
  }

  /// Finds room for the names of culprits in the areas that they swallow, beside the ghosts.
  private func captions(beside ghosts: [GhostDrawing]) -> [CulpritCaption] {
    picture.culprits.prefix(Self.mostCaptions).compactMap { culprit in
      let polygons = picture.regions
        .filter { $0.role == .swallows && !Set(culprit.owners).isDisjoint(with: $0.owners) }
        .flatMap { scale.polygons($0.polygons) }
      var free = polygons.map { ConvexPolygon(points: $0) }
      for ghost in ghosts.prefix(Self.mostGhostsAvoided) {
        free = free.flatMap { $0.subtracting(ghost.polygon) }
      }
      guard let room = RegionDrawing(free.map(\.points)).room?.inset(by: 10) else { return nil }
      return CulpritCaption(culprit, in: room)
    }
  }

  /// Lines are thinner where a point of the screen is shorter than this. A choice.
  private static let fineFactor = 0.5
  /// Choices: more is not read.
  private static let mostCaptions = 6
  private static let mostGhostsAvoided = 40
}

/// A control that is blocked: a dashed outline with a struck finger and a name.
struct GhostDrawing {
  let control: ScreenVerdict.Target
  let polygon: ConvexPolygon

  init?(_ control: ScreenVerdict.Target, scale: PictureScale) {
    let polygon = ConvexPolygon(points: control.outline.map(scale.point))
    let screen = ConvexPolygon(Screen.Rect(origin: .zero, size: scale.size))
    guard let seen = polygon.intersection(screen) else { return nil }
    (self.control, self.polygon) = (control, seen)
  }

  var elements: [String] {
    let path = RegionDrawing([polygon.points]).pathData
    let title = "\(control.name.phrase): blocked"
    return [
      #"<path class="ghost-back" d="\#(path)"/>"#,
      #"<path class="ghost" d="\#(path)"><title>\#(MarkupText.escape(title))</title></path>"#,
    ] + inscription
  }

  /// The finger, and the name beside it where there is room.
  private var inscription: [String] {
    let room = Screen.Rect(polygon.box)
    let side = min(26, room.size.height - 6, room.size.width - 6)
    guard side >= 9 else { return [] }
    let rest = Screen.Size(width: room.size.width - side - 18, height: room.size.height - 6)
    guard let size = DrawnText.size(of: control.name.text, in: rest, from: 9, to: 18) else {
      return [finger(at: room.center, side: side)]
    }
    let columns = DrawnText.columns(in: rest.width, size: size)
    let text = TextWidth.excerpt(control.name.text, columns: columns)
    // Finger and name stand together about in the middle.
    let width = Double(TextWidth.columns(of: text)) * size * 0.6
    let left = max(room.origin.x + 4, room.center.x - (side + 6 + width) / 2)
    return [
      finger(at: Screen.Point(x: left + side / 2, y: room.center.y), side: side),
      DrawnText.element(
        text, at: Screen.Point(x: left + side + 6, y: room.center.y), size: size,
        className: "ghost-name"),
    ]
  }

  private func finger(at center: Screen.Point, side: Double) -> String {
    let (x, y) = (SVGNumber.text(center.x - side / 2), SVGNumber.text(center.y - side / 2))
    let length = SVGNumber.text(side)
    return
      ##"<use href="#no-tap" x="\##(x)" y="\##(y)" width="\##(length)" height="\##(length)"/>"##
  }
}

/// The name of a culprit, as large as it fits, and an arrow to it from a robbed control.
struct CulpritCaption {
  let culprit: Culprit
  private let room: Screen.Rect
  private let size: Double

  init?(_ culprit: Culprit, in room: Screen.Rect) {
    let longest = culprit.name.text
    guard let size = DrawnText.size(of: longest, in: room.size, from: 10, to: 44, lines: 1.6)
    else { return nil }
    (self.culprit, self.room, self.size) = (culprit, room, size)
  }

  func elements(to ghosts: [GhostDrawing], of picture: TouchPicture) -> [String] {
    let name = TextWidth.excerpt(
      culprit.name.text, columns: DrawnText.columns(in: room.size.width, size: size))
    let small = min(17, max(9, size * 0.45))
    var elements = [
      DrawnText.element(
        name, at: Screen.Point(x: room.center.x, y: room.center.y - small * 0.5), size: size,
        className: "name culprit swallows-ink")
    ]
    let caption = culprit.share >= 0.9995 ? "every tap lands here" : "these taps land here"
    if DrawnText.columns(in: room.size.width, size: small) >= caption.count {
      elements.append(
        DrawnText.element(
          caption, at: Screen.Point(x: room.center.x, y: room.center.y + size * 0.62),
          size: small, className: "name swallows-ink"))
    }
    let robbed = Set(culprit.blocked.map { picture.blocked[$0].node })
    // From the nearest one, so that the arrow crosses no other.
    let boxes = ghosts.filter { robbed.contains($0.control.node) }.map {
      Screen.Rect($0.polygon.box)
    }
    let nearest = boxes.min { $0.distance(to: room.center) < $1.distance(to: room.center) }
    return elements + (nearest.map(arrow) ?? [])
  }

  /// A bent arrow from a control to the name, if they are far enough apart to see it.
  private func arrow(from box: Screen.Rect) -> [String] {
    let isAbove = box.maxY <= room.center.y
    let half = size * 0.75
    let start = Screen.Point(x: box.center.x, y: isAbove ? box.maxY : box.origin.y)
    let end = Screen.Point(
      x: room.center.x, y: room.center.y + (isAbove ? -half : half + size * 0.5))
    guard abs(end.y - start.y) >= 24 else { return [] }
    let bend = Screen.Point(x: end.x, y: start.y + (end.y - start.y) * 0.35)
    func text(_ point: Screen.Point) -> String {
      "\(SVGNumber.text(point.x)) \(SVGNumber.text(point.y))"
    }
    let path = "M\(text(start))Q\(text(bend)) \(text(end))"
    let head = isAbove ? -9.0 : 9.0
    let tip =
      "M\(SVGNumber.text(end.x - 7)) \(SVGNumber.text(end.y + head))L\(text(end))"
      + "L\(SVGNumber.text(end.x + 7)) \(SVGNumber.text(end.y + head))"
    return [#"<path class="arrow" d="\#(path)\#(tip)"/>"#]
  }
}

extension Screen.Rect {
  /// The rectangle without a margin; of a smaller one only the middle is left.
  fileprivate func inset(by margin: Double) -> Screen.Rect {
    Screen.Rect(
      x: min(origin.x + margin, center.x), y: min(origin.y + margin, center.y),
      width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin))
  }
}

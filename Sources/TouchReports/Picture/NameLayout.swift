@_spi(Command) import TouchMap

/// The layout of the texts on a map, the same for every kind of picture. First come the names of
/// culprits, on tabs in their regions or beside them; then the names of targets with marks, inside
/// of them, or else the numbers of those that are blocked; then the names of regions, the largest
/// first. No two boxes intersect, none crosses the edge of a target with a mark, and no culprit's
/// name lies on a target whose taps are lost.
package struct NameLayout {
  package private(set) var texts: [MapText] = []
  /// The blocked controls with a number: places in ``TouchPicture/blocked``.
  package private(set) var numbered: [Int] = []

  private let picture: TouchPicture
  private let frame: Screen.Rect
  /// The smallest font that can be read, in screen points.
  var smallest: Double { least }
  /// The highest number.
  private let most: Int
  /// The smallest font that can be read, and the preferred one for the most important names.
  private let (least, wanted): (Double, Double)
  private var taken: RectGrid
  /// The targets with marks, and those of them that lose their taps.
  private var (ghosts, victims): (RectGrid, RectGrid)

  /// Choices: a person does not read more texts, and cannot distinguish more blocked controls.
  private static let (mostTexts, mostGhosts, mostRegions) = (500, 2_000, 4_000)
  /// A smaller control has a number rather than a bare name, in screen points.
  ///
  /// > Source: Apple's Human Interface Guidelines, the least size of a target.
  private static let leastNamed = 44.0
  /// How often the smallest font is halved for texts that are seen after zooming. A choice.
  private static let depths = 4

  /// Lays out the names of a picture.
  ///
  /// - Parameters:
  ///   - picture: The effects of touches.
  ///   - marked: The targets with marks; `nil` for those of the screen.
  ///   - behind: Regions behind a culprit; those of the system have names as well.
  ///   - rooms: For each region of both a rectangle inside of it; `nil` if there is none.
  ///   - least: The smallest font that can be read, in screen points.
  ///   - wanted: The preferred font of the most important names, in screen points.
  ///   - zooms: Whether readers can zoom, so that smaller texts are useful.
  package init(
    _ picture: TouchPicture, marked: [MarkedTarget]? = nil, behind: [TouchPicture.Region] = [],
    rooms: [Screen.Rect?], least: Double, wanted: Double, zooms: Bool
  ) {
    let marked = marked ?? picture.marked
    self.init(
      picture, marked: marked, culprits: picture.culprits.prefix(Self.mostTabs), least: least,
      wanted: wanted)
    nameRegions(behind: behind, rooms, without: Set(marked.map(\.target.node)), zooms: zooms)
  }

  /// Lays out the names of some targets and culprits alone.
  init(
    _ picture: TouchPicture, marked: [MarkedTarget], culprits: ArraySlice<Culprit> = [],
    least: Double, wanted: Double
  ) {
    self.picture = picture
    frame = picture.screen.frame
    self.least = least
    self.wanted = min(max(least, wanted), 2 * least)
    most = marked.count
    let empty = RectGrid(over: frame)
    taken = empty
    ghosts = empty
    victims = empty
    let boxes = marked.prefix(Self.mostGhosts).enumerated().compactMap { place, marked in
      let outline = marked.target.outline
      let seen = ConvexPolygon(points: outline).intersection(ConvexPolygon(frame))
      return outline.isEmpty ? nil : seen.map { (place, Screen.Rect($0.box)) }
    }
    for (place, box) in boxes {
      ghosts.insert(box)
      if marked[place].mark.isLost { victims.insert(box) }
    }
    for culprit in culprits where name(culprit) { named.formUnion(culprit.owners) }
    // Of a target with two marks the name stands once; what is gone can be of another screen.
    for (place, box) in boxes.sorted(by: { ($0.1.size.area, $0.0) < ($1.1.size.area, $1.0) }) {
      let one = marked[place]
      let isFirst = targets.insert(one.target.node).inserted || one.mark == .gone
      if isFirst { name(ghost: place, one, in: box) } else { sign(one, in: box) }
    }
    numbered.sort()
  }

  /// The owners of the culprits whose names are on tabs, and the targets with marks.
  private var (named, targets): (Set<Node.ID>, Set<Node.ID>) = ([], [])

  /// A choice.
  private static let mostTabs = 12

  /// The number of a blocked control, from 1; `nil` if it has none.
  func number(ofGhost place: Int) -> Int? { numbered.contains(place) ? place + 1 : nil }

  /// The blocked controls by their numbers, in one line; empty if none has one.
  func numbers(of picture: TouchPicture) -> String { numbers(of: numbered, in: picture.verdict) }

  /// Those of them at some places.
  func numbers(of places: [Int], in verdict: ScreenVerdict) -> String {
    // No line breaks between a number and its name.
    places.map { place in
      let title = verdict.blocked[place].title
      // What is in quotes is isolated.
      return "\(place + 1)\u{a0}" + (MarkupText.isRightToLeft(title) ? "\"\(title)\"" : title)
    }.joined(separator: ", ")
  }

  // MARK: Targets with marks

  private mutating func name(ghost place: Int, _ marked: MarkedTarget, in box: Screen.Rect) {
    let text = marked.target.name.text
    let kind = marked.mark == .blocked ? MapText.Kind.ghost : .mark(marked.mark)
    let room = Screen.Size(width: box.size.width - 8, height: box.size.height - 4)
    for size in [wanted, (wanted + least) / 2, least]
    where put(text, kind, size, in: box, room) { return }
    let isBlocked = marked.mark == .blocked
    let isLarge = min(box.size.width, box.size.height) >= Self.leastNamed
    if isBlocked ? isLarge : marked.mark.isOfChange {
      // Without the sign beside it a name needs less room; the sign goes where there is some.
      let bare = Screen.Size(
        width: DrawnText.width(of: text, size: least), height: least * DrawnText.lineHeight)
      let fits = bare.width <= room.width && bare.height <= room.height
      let ink = isBlocked ? MapText.Kind.region(.swallows) : .plain(marked.mark)
      if fits, put(text, ink, bare, least, in: box) {
        let side = min(least, (box.size.height - bare.height) / 2 - 2)
        if side > 0.75 * least {
          _ = put("", kind, Screen.Size(width: side, height: side), least, in: box)
        }
        return
      }
    }
    // The sign and a gap are as wide as the font is high.
    let letters = room.width - least * (DrawnText.lineHeight + 0.4)
    if let part = DrawnText.fitted(text, width: letters, size: least),
      put(part, kind, least, in: box, room)
    {
      return
    }
    guard marked.mark != .blocked else { return number(place, in: box) }
    sign(marked, in: box)
  }

  /// Puts the sign of a mark alone into a target.
  private mutating func sign(_ marked: MarkedTarget, in box: Screen.Rect) {
    let side = min(least * DrawnText.lineHeight, box.size.width, box.size.height)
    _ = put("", .mark(marked.mark), Screen.Size(width: side, height: side), least, in: box)
  }

  /// Puts a number, which counts the blocked controls in the order of the source, into a control,
  /// or beside a control that is smaller than the number.
  private mutating func number(_ place: Int, in box: Screen.Rect) {
    let widest = String(repeating: "8", count: "\(most)".count)
    let width = DrawnText.width(of: widest, size: least)
    let side = max(width, least * 0.9) + least * 0.45
    let flat = Screen.Size(width: width + least * 0.3, height: least)
    for size in [Screen.Size(width: side, height: side), flat]
    where size.width <= box.size.width && size.height <= box.size.height {
      if put("\(place + 1)", .number, size, least, in: box) { return numbered.append(place) }
    }
    guard most <= Self.mostBeside else { return }
    for beside in Self.sides(for: flat, around: box)
    where holds(beside) && !ghosts.intersects(beside) {
      if take(beside, "\(place + 1)", .number, least) { return numbered.append(place) }
    }
  }

  /// Numbers beside more controls cannot be told apart. A choice.
  private static let mostBeside = 24

  /// Puts a name with its sign into a target, if it has room for it.
  private mutating func put(
    _ text: String, _ kind: MapText.Kind, _ size: Double, in box: Screen.Rect, _ room: Screen.Size
  ) -> Bool {
    let height = size * DrawnText.lineHeight
    let width = height + size * 0.4 + DrawnText.width(of: text, size: size)
    guard width <= room.width, height <= room.height else { return false }
    return put(text, kind, Screen.Size(width: width, height: height), size, in: box)
  }

  /// Puts a text into a blocked control: in its middle, or else where nothing is in the way.
  private mutating func put(
    _ text: String, _ kind: MapText.Kind, _ size: Screen.Size, _ font: Double, in box: Screen.Rect
  ) -> Bool {
    let inner = Screen.Rect(
      x: box.origin.x + 2, y: box.origin.y + 2, width: box.size.width - 4,
      height: box.size.height - 4)
    let room = inner.size.width >= size.width && inner.size.height >= size.height ? inner : box
    for place in Self.places(for: size, in: room) where !ghosts.crosses(place) {
      if take(place, text, kind, font) { return true }
    }
    return false
  }

  private mutating func take(
    _ box: Screen.Rect, _ text: String, _ kind: MapText.Kind, _ font: Double, isDeep: Bool = false
  ) -> Bool {
    guard !taken.intersects(box) else { return false }
    taken.insert(box)
    texts.append(MapText(text: text, kind: kind, box: box, size: font, isDeep: isDeep))
    return true
  }

  // MARK: Culprits

  /// Puts the name of a culprit on a tab at an edge of its regions, or else next to them, where no
  /// blocked control is, and returns whether there was room.
  private mutating func name(_ culprit: Culprit) -> Bool {
    let owners = Set(culprit.owners)
    let polygons = picture.regions.filter { !owners.isDisjoint(with: $0.owners) }
      .flatMap(\.polygons)
    guard !polygons.isEmpty else { return false }
    let area = Screen.Rect(polygons.joined().reduce(.none) { $0.union($1) })
    let pieces = polygons.map { ConvexPolygon(points: $0) }
    let text = culprit.name.text
    for size in [wanted, least] {
      let most = max(area.size.width, frame.size.width * 0.6) - size * 1.2
      guard let name = DrawnText.fitted(text, width: min(most, size * 24), size: size),
        name == text || size == least
      else { continue }
      let tab = Screen.Size(
        width: DrawnText.width(of: name, size: size) + size * 1.2,
        height: size * (DrawnText.lineHeight + 0.3))
      for place in Self.edges(for: tab, in: area)
      where holds(place) && !victims.intersects(place) && !ghosts.crosses(place)
        && pieces.contains(where: {
          $0.contains(place.center)
        })
      {
        if take(place, name, .culprit, size) { return true }
      }
      for place in Self.sides(for: tab, around: area)
      where holds(place) && !victims.intersects(place) && !ghosts.crosses(place) {
        if take(place, name, .culprit, size) { return true }
      }
    }
    return false
  }

  private func holds(_ box: Screen.Rect) -> Bool {
    box.origin.x >= frame.origin.x && box.origin.y >= frame.origin.y && box.maxX <= frame.maxX
      && box.maxY <= frame.maxY
  }

  // MARK: Regions

  private mutating func nameRegions(
    behind: [TouchPicture.Region], _ rooms: [Screen.Rect?], without marked: Set<Node.ID>,
    zooms: Bool
  ) {
    let swallowing = Set(picture.culprits.flatMap(\.owners))
    let seen: [TouchRole?] = picture.regions.map(\.role)
    let roles = seen + behind.map { $0.role == .system ? .swallows : nil }
    let regions = zip(picture.regions + behind, zip(roles, rooms))
    var open = regions.compactMap { region, place in
      guard let role = place.0, let name = region.name, let room = place.1,
        !picture.isNameless(region),
        (region.role == .swallows ? swallowing : named).isDisjoint(with: region.owners),
        region.node.map({ !targets.contains($0) }) ?? true
      else { return nil as RegionName? }
      return RegionName(text: name.text, role: role, room: room)
    }.sorted { $0.room.size.area > $1.room.size.area }
    open = Array(open.prefix(Self.mostRegions))
    for depth in 0...(zooms ? Self.depths : 0) {
      var rest: [RegionName] = []
      for one in open where texts.count < Self.mostTexts {
        if !put(one, least: least / Double(1 << depth), isDeep: depth > 0) { rest.append(one) }
      }
      open = rest
    }
  }

  private struct RegionName {
    let text: String
    let role: TouchRole
    let room: Screen.Rect
  }

  private mutating func put(_ name: RegionName, least: Double, isDeep: Bool) -> Bool {
    let room = name.room
    let width = room.size.width - least * 0.3
    // A little less, so that rounding cuts no name that just fits.
    let fitting = 0.999 * width / max(0.1, DrawnText.width(of: name.text, size: 1))
    let most = name.role == .background ? least * 1.1 : least * 1.35
    let font = max(least, min(most, fitting, room.size.height / DrawnText.lineHeight))
    guard font * DrawnText.lineHeight <= room.size.height,
      let text = DrawnText.fitted(name.text, width: width, size: font)
    else { return false }
    let box = Screen.Size(
      width: DrawnText.width(of: text, size: font), height: font * DrawnText.lineHeight)
    for place in Self.places(for: box, in: room) where !ghosts.crosses(place) {
      if take(place, text, .region(name.role), font, isDeep: isDeep) { return true }
    }
    return false
  }
}

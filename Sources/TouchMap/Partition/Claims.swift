/// Where each view would get touches if nothing were in front of it.
struct Claims {
  /// A view's area within all the views that clip it.
  struct Claim {
    /// The view's place in paint order.
    let rank: Int
    let box: Box
    /// The area, unless that is the box.
    let area: PolygonStore.CornerRange?
  }

  /// The claims that touch the screen, the frontmost first.
  private(set) var frontToBack: ContiguousArray<Claim> = []
  /// The areas of claims that are turned.
  private(set) var areas: PolygonStore

  private let table: ViewTable
  /// The areas of turned views, by slot; none for views that cannot be placed.
  private var turnedAreas: [Int: PolygonStore.CornerRange] = [:]

  /// - Parameters:
  ///   - rounding: How far edges may be wrong.
  ///   - seen: For each place in paint order whether the view there may get touches somewhere;
  ///     `nil` if that is not known.
  /// - Complexity: O(*n*), where *n* is the number of views.
  init(of table: ViewTable, on screen: Box, rounding: Double, seen: [Bool]? = nil) {
    self.table = table
    areas = PolygonStore(rounding: rounding)
    for rank in (0..<table.order.count).reversed() where seen?[rank] ?? true {
      guard let slot = table.slot(at: rank), let claim = claim(of: slot, rank, on: screen) else {
        continue
      }
      frontToBack.append(claim)
      // Nothing behind a view that covers the whole screen gets a touch.
      if claim.area == nil, claim.box.covers(screen) { break }
    }
  }

  private mutating func claim(of slot: Int, _ rank: Int, on screen: Box) -> Claim? {
    let view = table.views + slot
    guard view.pointee.isCandidate, !view.pointee.region.isNone else { return nil }
    if view.pointee.turn < 0 {
      let box = uprightBox(of: slot)
      guard box.intersects(screen) else { return nil }
      return Claim(rank: rank, box: box.intersection(screen), area: nil)
    }
    let area = turnedArea(of: slot)
    guard !area.isEmpty else { return nil }
    let box = areas.box(around: area)
    guard box.intersects(screen) else { return nil }
    return areas.isUpright(area)
      ? Claim(rank: rank, box: box.intersection(screen), area: nil)
      : Claim(rank: rank, box: box, area: area)
  }

  /// The region of a view that is not turned; for one too far away for exact regions, its own
  /// place.
  private func uprightBox(of slot: Int) -> Box {
    let view = table.views[slot]
    guard view.region == .everywhere else { return view.region }
    let (bounds, x, y) = (view.bounds, view.offsetX, view.offsetY)
    return Box(
      minX: bounds.origin.x + x, minY: bounds.origin.y + y, maxX: bounds.maxX + x,
      maxY: bounds.maxY + y)
  }

  private mutating func turnedArea(of slot: Int) -> PolygonStore.CornerRange {
    if let known = turnedAreas[slot] { return known }
    let area = clippedArea(of: slot)
    turnedAreas[slot] = area
    return area
  }

  private mutating func clippedArea(of slot: Int) -> PolygonStore.CornerRange {
    let view = table.views[slot]
    let map = table.turned[Int(view.turn)].toScreen
    guard map.isFinite else { return 0..<0 }
    let area = areas.add(Box(view.bounds), through: map)
    guard view.clip >= 0 else { return area }
    let clip = Int(view.clip)
    if table.views[clip].turn >= 0 { return areas.clip(area, to: turnedArea(of: clip)) }
    let box = uprightBox(of: clip)
    return box.covers(areas.box(around: area)) ? area : areas.clip(area, to: areas.add(box))
  }
}

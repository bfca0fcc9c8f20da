extension ConvexPolygon {
  /// Returns the common part of both, or `nil`.
  package func intersection(_ other: ConvexPolygon) -> ConvexPolygon? {
    let (box, around) = (box, other.box)
    guard box.intersects(around) else { return nil }
    if isHalfOpenBox, other.isHalfOpenBox {
      // The edges stay those of the two, to the last bit.
      let common = ConvexPolygon(box.intersection(around))
      return common.isEmpty ? nil : common
    }
    var store = PolygonStore(rounding: nil)
    let (own, outline) = (store.add(self), store.add(other))
    let range = store.clip(own, to: outline)
    let common = store.polygon(range)
    return common.isEmpty ? nil : common
  }

  /// Returns the part outside another polygon, in pieces that do not overlap.
  func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    guard box.intersects(other.box) else { return [self] }
    var store = PolygonStore(rounding: nil)
    let (own, taken) = (store.add(self), store.add(other))
    let common = store.cut(own, by: taken)
    guard !store.polygon(common).isEmpty else { return [self] }
    return store.rest.map { store.polygon($0) }.filter { !$0.isEmpty }
  }

  /// Returns the part of the polygon that lies in another one whose sides are moved outwards.
  func clipped(to other: ConvexPolygon, margin: Double) -> ConvexPolygon {
    var store = PolygonStore(rounding: nil)
    var rest = store.add(self)
    for var side in other.sides where !rest.isEmpty {
      side.offset += margin
      rest = store.clip(rest, to: side)
    }
    return store.polygon(rest)
  }
}

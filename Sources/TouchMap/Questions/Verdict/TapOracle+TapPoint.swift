extension TapOracle {
  /// More pieces of a view than these are not tried, the largest first. A choice.
  private static let mostPieces = 60
  /// From this size on every part of a view is good enough, in points.
  ///
  /// > Source: Human Interface Guidelines, "Buttons": a hit region of at least 44 by 44 points.
  private static let enough = 44.0

  /// Returns a point inside the largest part of a view that a finger reaches: in whole points if
  /// the part contains such a point. The point is checked again before it is returned.
  func tapPoint(on node: Node.ID, _ verdict: TapVerdict) -> Screen.Point? {
    switch verdict.word {
    case .offScreen, .hidden: return nil
    // A disabled control in it does not change the rest of it.
    case .disabled where verdict.by.map { $0 <= node } ?? true: return nil
    default: break
    }
    let reach = survey.reach(of: node)
    if let point = tapPoint(on: node, in: reach.reachable, orHandled: false) { return point }
    return tapPoint(on: node, in: survey.handledPieces(of: reach), orHandled: true)
  }

  private func tapPoint(
    on node: Node.ID, in pieces: [ConvexPolygon], orHandled: Bool
  ) -> Screen.Point? {
    guard !pieces.isEmpty else { return nil }
    let largest = pieces.sorted { $0.area > $1.area }.prefix(Self.mostPieces)
    let sure = largest.filter { reaches(node, at: $0.centroid, orHandled: orHandled) }
    var centers: [Screen.Point] = []
    // Slanted edges would need many small steps; one of the pieces is as good.
    if sure.allSatisfy(\.isUpright),
      let part = LargestRectangle(enough: Self.enough).rectangle(in: sure)
    {
      centers.append(part.center)
    }
    centers += sure.map(\.centroid)
    let points = centers.flatMap { center in
      [Screen.Point(x: center.x.rounded(.down), y: center.y.rounded(.down)), center]
    }
    return points.first { isClear($0, of: node, orHandled: orHandled) }
      ?? points.first { reaches(node, at: $0, orHandled: orHandled) }
  }

  /// Whether a finger reaches a view at a point and around it: on an edge the last bit of a
  /// coordinate decides.
  private func isClear(_ point: Screen.Point, of node: Node.ID, orHandled: Bool) -> Bool {
    let side = 1.0 / 64
    return [(0, 0), (-side, -side), (side, -side), (-side, side), (side, side)].allSatisfy { x, y in
      reaches(node, at: Screen.Point(x: point.x + x, y: point.y + y), orHandled: orHandled)
    }
  }

  private func reaches(_ node: Node.ID, at point: Screen.Point, orHandled: Bool) -> Bool {
    let verdict = word(onTapFor: node, at: point)
    guard verdict.word.reaches, verdict.isInside else { return false }
    return orHandled || verdict.word != .handledBy || verdict.by.map { $0 < node } == true
  }
}

/// The course of an animated value: pieces, each a line or a curve of numbers.
struct KeyframeCourse {
  /// The control points of each piece, its start first and its end last.
  private let pieces: [[[CGFloat]]]
  /// The value at the start and at the end of each piece.
  let ends: [[CGFloat]]

  /// Creates a course through the numbers of each value: by curves without corners (Catmull and
  /// Rom's, a choice), or by straight lines.
  init(through values: [[CGFloat]], isSmooth: Bool) {
    ends = values
    pieces = values.indices.dropLast().map { index -> [[CGFloat]] in
      let (start, end) = (values[index], values[index + 1])
      guard isSmooth else { return [start, end] }
      let before = values[max(index - 1, 0)]
      let after = values[min(index + 2, values.count - 1)]
      let out: [CGFloat] = start.adding(end.adding(before, times: -1), times: 1 / 6)
      let back: [CGFloat] = end.adding(after.adding(start, times: -1), times: -1 / 6)
      return [start, out, back, end]
    }
  }

  /// Creates a course along a path; between its parts it is straight.
  init(along path: CGPath) {
    var (pieces, ends) = ([[[CGFloat]]](), [[CGFloat]]())
    var first = [CGFloat]()
    for step in path.steps {
      let points = step.points.map { [$0.x, $0.y] }
      if step.type == .moveToPoint, let point = points.first { first = point }
      let way = points.isEmpty ? [first] : points
      if let last = ends.last { pieces.append([last] + way) }
      ends += way.suffix(1)
    }
    self.pieces = pieces
    self.ends = ends
  }

  /// The value in a piece at a fraction of it, from 0 to 1.
  func value(inPiece index: Int, at part: CGFloat) -> [CGFloat] {
    var points = pieces[index]
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        $0.adding($1.adding($0, times: -1), times: part)
      }
    }
    return points.first ?? []
  }

  /// The value after a part of the whole course, at the same speed everywhere.
  func value(atPartOfWay part: CGFloat) -> [CGFloat] {
    let ways = pieces.indices.map(steps)
    var left: CGFloat = part * ways.map { $0.reduce(0, +) }.reduce(0, +)
    for (piece, way) in ways.enumerated() {
      for (step, length) in way.enumerated() {
        if left <= length, length > 0 {
          return value(inPiece: piece, at: (CGFloat(step) + left / length) / CGFloat(way.count))
        }
        left -= length
      }
    }
    return ends.last ?? []
  }

  /// The lengths of short parts of a piece.
  private func steps(ofPiece index: Int) -> [CGFloat] {
    let count = pieces[index].count > 2 ? 64 : 1
    let values = (0...count).map { value(inPiece: index, at: CGFloat($0) / CGFloat(count)) }
    return zip(values, values.dropFirst()).map { start, end in
      let way: [CGFloat] = end.adding(start, times: -1)
      return way.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
  }
}

extension [CGFloat] {
  fileprivate func adding(_ other: [CGFloat], times factor: CGFloat) -> [CGFloat] {
    zip(self, other).map { (own: CGFloat, more: CGFloat) in own + more * factor }
  }
}

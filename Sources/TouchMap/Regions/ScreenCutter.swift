/// Cuts the reach of every node out of what is left of the screen, front to back.
struct ScreenCutter {
  typealias Polygon = [Hierarchy.Point]

  private let hierarchy: Hierarchy
  private var behaviors: ClassBehaviors
  private var left: [Polygon]
  private var owned: [Int: [Polygon]] = [:]

  init(hierarchy: Hierarchy, rules: ClassRules) {
    self.hierarchy = hierarchy
    behaviors = ClassBehaviors(rules: rules)
    left = [hierarchy.screen.corners]
  }

  private enum Step {
    case enter(Int, Hierarchy.Transform, Polygon)
    case take(Int, Polygon)
  }

  mutating func cut(out root: Int) {
    var steps = [Step.enter(root, .identity, hierarchy.screen.corners)]
    while let step = steps.popLast() {
      switch step {
      case .take(let index, let reach): take(reach, for: index)
      case .enter(let index, let toScreen, let limit): enter(index, toScreen, limit, &steps)
      }
    }
  }

  private func enter(
    _ index: Int, _ parent: Hierarchy.Transform, _ limit: Polygon, _ steps: inout [Step]
  ) {
    let node = hierarchy.nodes[index]
    guard node.kind != .layer else { return }
    var reach = limit
    var toScreen = parent
    if node.standsAlone {
      reach = node.frame.corners
      let isAsked = node.kind == .element && node.reasonToIgnoreTouches == nil
      if isAsked, !node.unknown.contains(.geometry) {
        steps.append(.take(index, limit.intersection(with: reach)))
      }
      reach = limit
    } else {
      guard node.reasonToIgnoreTouches == nil, !node.unknown.contains(.geometry) else { return }
      toScreen = node.geometry.toParent.followed(by: parent)
      reach = limit.intersection(with: node.bounds.corners.map { toScreen.apply(to: $0) })
      guard reach.count > 2 else { return }
      steps.append(.take(index, reach))
    }
    for child in hierarchy.children(of: index) { steps.append(.enter(child, toScreen, reach)) }
  }

  private mutating func take(_ reach: Polygon, for index: Int) {
    let falls = hierarchy.passThroughCause(of: index) { behaviors.behavior(of: hierarchy.nodes[$0]) }
    guard falls == nil, reach.count > 2 else { return }
    var rest: [Polygon] = []
    let box = reach.box
    for piece in left {
      guard piece.box.overlaps(box) else {
        rest.append(piece)
        continue
      }
      let common = piece.intersection(with: reach)
      guard common.area > 1e-9 else {
        rest.append(piece)
        continue
      }
      owned[index, default: []].append(common)
      rest += piece.subtracting(reach)
    }
    left = rest
  }

  func partition() -> Partition {
    var regions = owned.sorted { $0.key < $1.key }.map { Self.region($0.key, $0.value) }
    if !left.isEmpty { regions.insert(Self.region(nil, left), at: 0) }
    return Partition(screen: hierarchy.screen, regions: regions)
  }

  private static func region(_ owner: Int?, _ polygons: [Polygon]) -> Partition.Region {
    Partition.Region(owner: owner, area: polygons.reduce(0) { $0 + $1.area }, polygons: polygons)
  }
}

extension Hierarchy.Rect {
  fileprivate func overlaps(_ other: Self) -> Bool {
    origin.x < other.maxX && other.origin.x < maxX && origin.y < other.maxY
      && other.origin.y < maxY
  }

  fileprivate var corners: [Hierarchy.Point] {
    [
      origin, Hierarchy.Point(x: maxX, y: origin.y), Hierarchy.Point(x: maxX, y: maxY),
      Hierarchy.Point(x: origin.x, y: maxY),
    ]
  }
}

/// Convex polygons.
extension [Hierarchy.Point] {
  fileprivate var signedArea: Double {
    var sum = 0.0
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum / 2
  }

  fileprivate var area: Double { abs(signedArea) }

  fileprivate var box: Hierarchy.Rect {
    var low = self[0]
    var high = self[0]
    for point in self {
      low = Hierarchy.Point(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = Hierarchy.Point(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    return Hierarchy.Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The polygon's edges with its inside to the left as y grows downwards.
  private var edges: [(Hierarchy.Point, Hierarchy.Point)] {
    let points = signedArea < 0 ? reversed() : self
    return points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }

  private func half(of edge: (Hierarchy.Point, Hierarchy.Point), inside: Bool) -> Self {
    let (start, end) = edge
    func side(_ point: Hierarchy.Point) -> Double {
      let cross =
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      return inside ? cross : -cross
    }
    var result: Self = []
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      let (here, there) = (side(point), side(next))
      if here >= 0 { result.append(point) }
      if (here > 0 && there < 0) || (here < 0 && there > 0) {
        let share = here / (here - there)
        result.append(
          Hierarchy.Point(
            x: point.x + share * (next.x - point.x), y: point.y + share * (next.y - point.y)))
      }
    }
    return result
  }

  fileprivate func intersection(with other: Self) -> Self {
    other.edges.reduce(self) { $0.isEmpty ? [] : $0.half(of: $1, inside: true) }
  }

  fileprivate func subtracting(_ other: Self) -> [Self] {
    var rest = self
    var pieces: [Self] = []
    for edge in other.edges {
      let outside = rest.half(of: edge, inside: false)
      if outside.area > 1e-9 { pieces.append(outside) }
      rest = rest.half(of: edge, inside: true)
    }
    return pieces
  }
}

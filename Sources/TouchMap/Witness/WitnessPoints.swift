/// The points at which the live UIKit is asked about a screen, so that its answers can be held
/// against ours: where a rule of an app's own would show.
///
/// In this order, as far as the limit goes: in each region of the touch map the point farthest from
/// the border; the centre of each view; a point near each corner of a region; and last a lattice over
/// the whole screen, so close that whatever differs over ``spacing`` by ``spacing`` points holds one of
/// its points. No point lies on an edge between whole or third points, where rounding would decide.
package struct WitnessPoints: Sendable {
  /// How far the points of the lattice are apart, in points, if the limit allows. A choice: smaller
  /// targets than this hardly exist.
  package static let spacing = 10.0
  /// How many points are asked about at most. A choice: a phone's screen needs some 4,000, a large
  /// tablet's 14,000.
  package static let standardLimit = 16_000
  /// How many corners of a region count at most. A choice.
  private static let mostCorners = 16
  /// How far from a corner the point near it lies, in points along each axis. A choice.
  private static let cornerInset = 1.0
  /// Keeps the lattice off the edges of views, which lie on parts of a point. A choice.
  private static let offset = 0.417

  /// In screen points.
  package private(set) var points: [Screen.Point] = []
  private var known: Set<Screen.Point> = []
  private let limit: Int
  private let frame: Screen.Rect

  /// Chooses the points of a screen.
  ///
  /// - Complexity: O(*n* + *p*), where *n* is the number of views and edges between regions, and *p*
  ///   that of points.
  package init(on screen: Screen, limit: Int = standardLimit) {
    self.limit = limit
    frame = screen.frame
    let partition = screen.partition()
    let outlines = partition.regions.map { RegionOutline(around: $0.polygons).loops }
    for loops in outlines { RegionPole(loops: loops).point().map { add($0) } }
    let places = ScreenOutlines(of: screen)
    for (index, place) in places.frames.enumerated() where screen.nodes[index].kind != .layer {
      place.map { add($0.center) }
    }
    for (region, loops) in zip(partition.regions, outlines) {
      for point in Self.corners(of: loops, in: region) { add(point) }
    }
    addLattice()
  }

  private mutating func add(_ point: Screen.Point) {
    guard points.count < limit, frame.contains(point), known.insert(point).inserted else { return }
    points.append(point)
  }

  /// The points near the corners of a region, on its own side of the border.
  private static func corners(
    of loops: [[Screen.Point]], in region: TouchPartition.Region
  ) -> [Screen.Point] {
    var found: [Screen.Point] = []
    for corner in loops.joined() {
      let near = [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)].lazy.map { x, y in
        Screen.Point(x: corner.x + x * cornerInset, y: corner.y + y * cornerInset)
      }
      let inside = near.first { point in region.pieces.contains { $0.contains(point) } }
      if let inside { found.append(inside) }
      if found.count == mostCorners { break }
    }
    return found
  }

  private mutating func addLattice() {
    let room = Double(limit - points.count)
    guard room > 0, frame.size.area > 0, frame.size.area.isFinite else { return }
    let step = max(Self.spacing, (frame.size.area / room).squareRoot())
    let start = min(step / 2, Self.spacing / 2) + Self.offset
    for y in stride(from: frame.origin.y + start, to: frame.maxY, by: step) {
      for x in stride(from: frame.origin.x + start, to: frame.maxX, by: step) {
        add(Screen.Point(x: x, y: y))
      }
    }
  }
}

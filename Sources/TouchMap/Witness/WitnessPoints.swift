/// The points at which the live UIKit is asked about a screen. A comparison of its answers with
/// ours shows whether an app has a rule of its own.
///
/// In this order, up to the limit: in each region of the touch map the middle of its largest piece;
/// the centre of each view; a point near each outer corner of a region; and last a lattice
/// over the whole screen, so close that every difference of ``spacing`` by ``spacing`` points
/// contains one of its points. None lies within ``Screen/Witness/precision`` of an edge between two
/// owners, where rounding would decide: such a point is moved a little, or left out. Of points of
/// one region that lie close together only the first is asked about, except for those of the
/// lattice.
package struct WitnessPoints: Sendable {
  /// How far the points of the lattice are apart at most, in points, if the limit allows. A choice:
  /// smaller targets than this hardly exist.
  static let spacing = 10.0
  /// The most points that are asked about. A choice: a phone's screen needs some 4,000, a large
  /// tablet's 14,000.
  static let standardLimit = 16_000
  /// The most corners of a region that count. A choice.
  private static let mostCorners = 16
  /// How far from a corner the point near it lies, in points along each axis. A choice.
  private static let cornerInset = 1.0
  /// Each square with this side needs one point of a region, in points. A choice.
  private static let closeness = 2.0
  /// Where a point at an edge is moved: so far that one of two steps at right angles leads away
  /// from any edge.
  private static let steps = [(0, 0), (0.04, 0.03), (-0.03, 0.04), (-0.04, -0.03), (0.03, -0.04)]
  private static let longestStep = 0.04

  /// In screen points.
  package private(set) var points: [Screen.Point] = []
  private var known: Set<Square> = []
  private let limit: Int
  private let frame: Screen.Rect
  private let owners: RuleOwners

  /// A square of a region of which one point is enough.
  private struct Square: Hashable {
    var owner: Node.ID?
    var column: Double
    var row: Double
  }

  /// Chooses the points of a screen.
  ///
  /// - Complexity: O(*n* + *p*), where *n* is the number of views and edges between regions, and
  ///   *p* that of points.
  package init(on screen: Screen, limit: Int = standardLimit) {
    self.limit = limit
    frame = screen.frame
    let index = TouchIndex(screen)
    owners = RuleOwners(on: screen, by: index)
    let regions = index.partition().regions
    for region in regions {
      region.pieces.max { $0.area < $1.area }.map { addOnce($0.center) }
    }
    let places = ScreenOutlines(of: screen)
    for (index, place) in places.frames.enumerated() where screen.nodes[index].kind != .layer {
      place.map { addOnce($0.center) }
    }
    for region in regions {
      let loops = RegionOutline(around: region.polygons).loops
      for point in corners(of: loops, for: region.owner.map(screen.view)) { addOnce(point) }
    }
    addLattice()
  }

  private mutating func addOnce(_ point: Screen.Point) {
    guard points.count < limit, let clear = clear(point) else { return }
    let square = Square(
      owner: owners.owner(at: clear), column: (clear.x / Self.closeness).rounded(.down),
      row: (clear.y / Self.closeness).rounded(.down))
    if known.insert(square).inserted { points.append(clear) }
  }

  /// Returns the point or one beside it where rounding does not decide, if there is one.
  private func clear(_ point: Screen.Point) -> Screen.Point? {
    Self.steps.lazy.map { Screen.Point(x: point.x + $0.0, y: point.y + $0.1) }
      .first { frame.contains($0) && owners.areClear(at: $0) }
  }

  /// The points near the corners of a region, on its own side of the border. Around a hole the
  /// corners are those of the regions in it.
  private func corners(of loops: [[Screen.Point]], for owner: Node.ID?) -> [Screen.Point] {
    var found: [Screen.Point] = []
    for corner in loops.lazy.filter(\.runsAroundArea).joined() {
      let near = [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)].lazy.map { x, y in
        Screen.Point(x: corner.x + x * Self.cornerInset, y: corner.y + y * Self.cornerInset)
      }
      if let inside = near.first(where: { owners.owner(at: $0) == owner }) { found.append(inside) }
      if found.count == Self.mostCorners { break }
    }
    return found
  }

  private mutating func addLattice() {
    let room = Double(limit - points.count)
    let size = frame.size
    guard room > 0, size.area > 0, size.area.isFinite else { return }
    // A point that is moved must not leave a gap.
    let gap = max(
      Self.spacing - 2 * Self.longestStep, (size.area / room).squareRoot(),
      max(size.width, size.height) / room)
    let columns = max(1, (size.width / gap).rounded(.up) - 1)
    let rows = max(1, (size.height / gap).rounded(.up) - 1)
    for row in stride(from: 1, through: rows, by: 1) {
      let y = frame.origin.y + size.height * row / (rows + 1)
      for column in stride(from: 1, through: columns, by: 1) {
        let x = frame.origin.x + size.width * column / (columns + 1)
        clear(Screen.Point(x: x, y: y)).map { points.append($0) }
      }
    }
  }
}

extension [Screen.Point] {
  /// Whether a loop of a ``RegionOutline`` goes around an area, and not around a hole in one.
  fileprivate var runsAroundArea: Bool {
    guard var start = last else { return false }
    var doubled = 0.0
    for end in self {
      doubled += start.x * end.y - end.x * start.y
      start = end
    }
    return doubled > 0
  }
}

@_spi(Command) import TouchMap

/// The shape of a region, or of a part of one, on the screen.
struct DrawnRegion {
  /// Its outline, as the data of an SVG path for the even-odd rule.
  let path: String
  /// The shape as an upright rectangle; `nil` if it has another form.
  let box: Screen.Rect?
  /// A large upright rectangle inside of it, for a name.
  let room: Screen.Rect?

  /// - Parameter polygons: The polygons of the region; they do not overlap.
  init(_ polygons: [[Screen.Point]]) {
    let drawing = RegionDrawing(polygons)
    path = drawing.shortPath
    box = drawing.rectangle
    room = drawing.room
  }

  /// Whether it is drawn as an element of its own, from which the script reads it.
  var isLong: Bool { path.utf8.count > Self.longest }
  private static let longest = 2_000

  /// Whether it fills a rectangle completely.
  func fills(_ rect: Screen.Rect?) -> Bool {
    guard let rect, let box else { return false }
    return [
      (box.origin.x, rect.origin.x), (box.origin.y, rect.origin.y), (box.maxX, rect.maxX),
      (box.maxY, rect.maxY),
    ].allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

/// The pixels of the screen, in points.
enum PixelGrid {
  /// Lengths nearer than this to a pixel are on it, in pixels: they may be sums of fractions.
  private static let tolerance: CGFloat = 1e-6

  /// The nearest pixel; from the middle between two the higher one, as measured. (FS-425)
  static func nearest(_ length: CGFloat) -> CGFloat { down(length + 0.5 / ScreenScale.value) }

  /// The pixel at a length, or the one before it.
  static func down(_ length: CGFloat) -> CGFloat {
    (length * ScreenScale.value + tolerance).rounded(.down) / ScreenScale.value
  }

  /// The length itself, without the error of a difference if it is one of pixels.
  static func exact(_ length: CGFloat) -> CGFloat {
    let pixel = nearest(length)
    return abs(pixel - length) < tolerance ? pixel : length
  }

  /// The pixel at a length, or the next one.
  static func up(_ length: CGFloat) -> CGFloat {
    (length * ScreenScale.value - tolerance).rounded(.up) / ScreenScale.value
  }

  /// A size of whole pixels in which another one has room. (FS-426)
  static func up(_ size: CGSize) -> CGSize {
    CGSize(width: up(size.width), height: up(size.height))
  }
}

extension LayoutProblem {
  /// Puts the frames of the views that constraints place on pixels: their edges are rounded where
  /// they are in the root's space, so that views side by side stay side by side. Scroll offsets
  /// count for nothing, or content would change its size as it scrolls, a choice. (FS-425)
  func roundedToPixels(
    _ exact: [ObjectIdentifier: CGRect], in root: UIView
  ) -> [ObjectIdentifier: CGRect] {
    let edge = PixelGrid.nearest
    var frames = exact
    // Where the views that were seen are in the root, before and after the rounding.
    var places: [ObjectIdentifier: (exact: CGPoint, rounded: CGPoint)] = [:]
    for view in root.tree {
      let outer = view === root ? nil : view.superview.flatMap { places[ObjectIdentifier($0)] }
      let (start, roundedStart) = outer ?? (.zero, .zero)
      guard let frame = exact[ObjectIdentifier(view)] else {
        let origin = outer == nil ? .zero : view.untransformedFrame.origin
        places[ObjectIdentifier(view)] = (start + origin, roundedStart + origin)
        continue
      }
      let corner = start + frame.origin
      let rounded = CGPoint(x: edge(corner.x), y: edge(corner.y))
      frames[ObjectIdentifier(view)] = CGRect(
        x: PixelGrid.exact(rounded.x - roundedStart.x),
        y: PixelGrid.exact(rounded.y - roundedStart.y),
        width: PixelGrid.exact(edge(corner.x + frame.width) - rounded.x),
        height: PixelGrid.exact(edge(corner.y + frame.height) - rounded.y))
      places[ObjectIdentifier(view)] = (corner, rounded)
    }
    return frames
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, distance: CGPoint) -> CGPoint {
    CGPoint(x: point.x + distance.x, y: point.y + distance.y)
  }
}

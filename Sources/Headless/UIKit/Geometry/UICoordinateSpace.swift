/// A space with coordinates: a view, a window, a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The extent of the space, in its own points.
  var bounds: CGRect { get }

  /// Maps a point of this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Maps a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle of this space to another one; the result is the upright box around it.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle of another space to this one; the result is the upright box around it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

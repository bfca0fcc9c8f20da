/// The screen: the space that windows lie in. Its extent is ``SimulatedDevice/screenBounds``.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one screen.
  @available(iOS, introduced: 2.0, deprecated: 26.0)
  @available(tvOS, introduced: 2.0, deprecated: 26.0)
  public static let main = UIScreen()

  /// The extent, in points.
  open var bounds: CGRect { SimulatedDevice.current.screenBounds }
  /// The extent, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels in a point: 3.
  open var scale: CGFloat { 3 }
  /// The space of the screen as the app is turned.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace.main }
  /// The space of the screen held upright: the same, for nothing is turned here.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.main }
}

/// The space of the screen, in points.
@MainActor
final class ScreenSpace: UICoordinateSpace {
  static let main = ScreenSpace()

  var bounds: CGRect { SimulatedDevice.current.screenBounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.pointFromScreen(point)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.pointInScreen(point)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map(coordinateSpace.pointFromScreen))
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map(coordinateSpace.pointInScreen))
  }
}

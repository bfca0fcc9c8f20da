/// A screen: the space in which windows lie. The size of the main one is
/// ``SimulatedDevice/screenBounds``; a scene may get another screen when it is resized. (FS-242)
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen of the device.
  @available(iOS, introduced: 2.0, deprecated: 26.0)
  public static let main = UIScreen()

  private let size: CGSize?

  /// - Parameter size: In points, or nil for the device's.
  init(size: CGSize? = nil) { self.size = size }

  /// The size, in points.
  open var bounds: CGRect {
    size.map { CGRect(origin: .zero, size: $0) } ?? SimulatedDevice.current.screenBounds
  }
  /// The size, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels for each point: 3.
  open var scale: CGFloat { ScreenScale.value }
  /// The space of the screen in the current orientation.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace.main }
  /// The traits of the screen: the same for all its content.
  open var traitCollection: UITraitCollection {
    UITraitCollection(SimulatedDevice.current.traits(ofSceneSized: bounds.size))
  }
  /// The space of the screen held upright: the same, a choice.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.main }
}

/// The space of the screen, in points.
@MainActor final class ScreenSpace: UICoordinateSpace {
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

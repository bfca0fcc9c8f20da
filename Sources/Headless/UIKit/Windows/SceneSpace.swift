/// The space of a scene, in points: its origin is the scene's top left corner. (FS-200)
@MainActor final class SceneSpace: UICoordinateSpace {
  private(set) weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) { self.scene = scene }

  var bounds: CGRect { CGRect(origin: .zero, size: scene?.frameInScreen.size ?? .zero) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.pointFromScreen(pointInScreen(point))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    pointFromScreen(coordinateSpace.pointInScreen(point))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: coordinateSpace) })
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}

extension UIWindowScene {
  /// The size and the orientation of a scene at one moment.
  @preconcurrency @MainActor @available(iOS 16.0, *) open class Geometry: NSObject {
    /// The space of the scene; it is released with the scene.
    @available(iOS 26.0, *)
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the scene was higher than wide.
    @available(iOS 16.0, *)
    public let interfaceOrientation: UIInterfaceOrientation

    init(scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
    }
  }
}

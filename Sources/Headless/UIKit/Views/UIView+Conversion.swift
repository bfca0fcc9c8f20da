extension UIView {
  /// Maps a point of this view's space to another view's, or to the window's if nil. (FS-024)
  ///
  /// Between two trees it converts by the screen, which contains both; a choice, as UIKit leaves it
  /// undefined.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? topmostView
    if let converted = layer.convert(point, inTreeTo: target.layer) { return converted }
    guard target.topmostView === topmostView else {
      return target.pointFromScreen(pointInScreen(point))
    }
    return layer.convert(point, to: target.layer)
  }

  /// Maps a point of another view's space to this one's, or of the window's if nil. (FS-024)
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? topmostView).convert(point, to: Optional(self))
  }

  /// Maps a rectangle of this view's space to another view's, or to the window's if nil; the result
  /// is the upright box around it. (FS-024, FS-026a)
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let target = view ?? topmostView
    guard target.topmostView === topmostView else {
      return CGRect(around: rect.corners.map { target.pointFromScreen(pointInScreen($0)) })
    }
    return layer.convert(rect, to: target.layer)
  }

  /// Maps a rectangle of another view's space to this one's, or of the window's if nil; the result
  /// is the upright box around it. (FS-024, FS-026a)
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? topmostView).convert(rect, to: Optional(self))
  }

  /// The window, or the topmost view where there is no window; the latter is a choice. (FS-024)
  final var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Maps a point of this view's space to another space, through the screen if that is in no common
  /// tree.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.pointFromScreen(pointInScreen(point))
  }

  /// Maps a point of another space to this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return pointFromScreen(coordinateSpace.pointInScreen(point))
  }

  /// Maps a rectangle of this view's space to another space; the result is the upright box around
  /// it.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return CGRect(around: rect.corners.map { coordinateSpace.pointFromScreen(pointInScreen($0)) })
  }

  /// Maps a rectangle of another space to this view's; the result is the upright box around it.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return CGRect(around: rect.corners.map { pointFromScreen(coordinateSpace.pointInScreen($0)) })
  }
}

extension UICoordinateSpace {
  /// A topmost view lies in the screen, a window in its scene; any other space is the screen's own.
  package func pointInScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point.moved(by: originOfScene) }
    let top = view.topmostView
    let pointInScene = top.layer.geometry.pointInSuperlayer(
      view.layer.convert(point, to: top.layer))
    return pointInScene.moved(by: top.originOfScene)
  }

  package func pointFromScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point.moved(by: originOfScene, times: -1) }
    let top = view.topmostView
    let pointInScene = point.moved(by: top.originOfScene, times: -1)
    return view.layer.convert(top.layer.geometry.pointFromSuperlayer(pointInScene), from: top.layer)
  }

  /// Where the space in which this one lies has its origin, in points of the screen. (FS-200)
  private var originOfScene: CGPoint {
    switch self {
    case let view as UIView: view.treeWindow?.originOfScene ?? .zero
    case let space as SceneSpace: space.scene?.frameInScreen.origin ?? .zero
    default: .zero
    }
  }
}

extension CGPoint {
  fileprivate func moved(by origin: CGPoint, times factor: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + origin.x * factor, y: y + origin.y * factor)
  }
}

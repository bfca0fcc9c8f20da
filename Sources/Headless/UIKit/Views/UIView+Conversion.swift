extension UIView {
  /// Maps a point of this view's space to another view's, or to the window's if nil. (FS-024)
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: conversionTarget(view))
  }

  /// Maps a point of another view's space to this one's, or of the window's if nil. (FS-024)
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: conversionTarget(view))
  }

  /// Maps a rectangle of this view's space to another view's, or to the window's if nil; upright
  /// around what it becomes. (FS-024, FS-026a)
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: conversionTarget(view))
  }

  /// Maps a rectangle of another view's space to this one's, or of the window's if nil; upright
  /// around what it becomes. (FS-024, FS-026a)
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: conversionTarget(view))
  }

  /// Nil stands for the window, or for the topmost view where there is no window; the latter is a
  /// choice. (FS-024)
  private func conversionTarget(_ view: UIView?) -> CALayer? {
    (view ?? topmostView).layer
  }

  final var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Maps a point of this view's space to another space, through the screen if that is in no common
  /// tree.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = sharedTree(with: coordinateSpace) { return convert(point, to: Optional(view)) }
    return coordinateSpace.pointFromScreen(pointInScreen(point))
  }

  /// Maps a point of another space to this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = sharedTree(with: coordinateSpace) { return convert(point, from: Optional(view)) }
    return pointFromScreen(coordinateSpace.pointInScreen(point))
  }

  /// Maps a rectangle of this view's space to another space; upright around what it becomes.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = sharedTree(with: coordinateSpace) { return convert(rect, to: Optional(view)) }
    return CGRect(
      around: rect.corners.map { coordinateSpace.pointFromScreen(pointInScreen($0)) })
  }

  /// Maps a rectangle of another space to this view's; upright around what it becomes.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = sharedTree(with: coordinateSpace) { return convert(rect, from: Optional(view)) }
    return CGRect(
      around: rect.corners.map { pointFromScreen(coordinateSpace.pointInScreen($0)) })
  }

  private func sharedTree(with coordinateSpace: any UICoordinateSpace) -> UIView? {
    (coordinateSpace as? UIView).flatMap { $0.topmostView === topmostView ? $0 : nil }
  }
}

extension UICoordinateSpace {
  /// A topmost view lies in the screen as a window does; any other space is the screen's own.
  package func pointInScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let top = view.topmostView
    return top.layer.geometry.pointInSuperlayer(view.layer.convert(point, to: top.layer))
  }

  package func pointFromScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let top = view.topmostView
    return view.layer.convert(top.layer.geometry.pointFromSuperlayer(point), from: top.layer)
  }
}

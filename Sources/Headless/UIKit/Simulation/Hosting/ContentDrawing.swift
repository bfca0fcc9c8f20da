/// How SwiftUI puts its content into a hosting view, or into the view of a group in it.
@MainActor final class ContentDrawing {
  private let model: HostingModel
  private let pieces: any PieceDrawing
  private var groups: [ObjectIdentifier: (view: _UIInheritedView, drawing: ContentDrawing)] = [:]
  /// The outer wrappers of representables, by the view that each wraps.
  private var wrappers: [ObjectIdentifier: UIView] = [:]

  init(model: HostingModel) {
    self.model = model
    pieces = model.drawsLayers ? LayerDrawing() : ViewDrawing(hasClassesOf18: model.hasClassesOf18)
  }

  /// Draws content now and whenever it changes.
  func show(_ content: HostedContent, in view: UIView) {
    content.onChange = { [weak self, weak view, unowned content] in
      if let view { self?.draw(content, in: view) }
    }
    draw(content, in: view)
  }

  /// Whether SwiftUI added a view that is directly in the one it draws in.
  func added(_ view: UIView) -> Bool {
    view is any DrawnPiece || wrappers.values.contains { $0 === view }
  }

  /// Representables stay in front, because SwiftUI does not draw them.
  private func draw(_ content: HostedContent, in view: UIView) {
    pieces.draw(content.handles, in: view)
    for group in content.groups { view.addSubview(self.view(of: group)) }
    for foreign in content.foreignViews { place(foreign, in: view) }
    removeWrappers(exceptOf: content.foreignViews)
    (view as? _UIInheritedView)?.area = content.area
  }

  private func removeWrappers(exceptOf foreignViews: [UIView]) {
    let kept = Set(foreignViews.map(ObjectIdentifier.init))
    for (id, wrapper) in wrappers where !kept.contains(id) {
      wrapper.removeFromSuperview()
      wrappers[id] = nil
    }
  }

  private func view(of group: SimulatedContentGroup) -> UIView {
    let id = ObjectIdentifier(group)
    if let known = groups[id] { return known.view }
    let known = (view: _UIInheritedView(), drawing: ContentDrawing(model: model))
    known.drawing.show(group.content, in: known.view)
    groups[id] = known
    return known.view
  }

  /// A representable is in a wrapper. Since iOS 26 that wrapper is in another one, or in a group's.
  /// (FS-237, FS-404)
  private func place(_ foreign: UIView, in view: UIView) {
    let id = ObjectIdentifier(foreign)
    if let outer = wrappers[id] { return view.addSubview(outer) }
    var outer: UIView = model.hasClassesOf18 ? UIKitPlatformViewHost() : PlatformViewHost()
    outer.addSubview(foreign)
    if model.drawsLayers, !(view is _UIInheritedView) {
      let inherited = _UIInheritedView()
      inherited.addSubview(outer)
      outer = inherited
    }
    view.addSubview(outer)
    wrappers[id] = outer
  }
}

/// How SwiftUI shows pieces of its own content.
@MainActor protocol PieceDrawing: AnyObject {
  func draw(_ handles: [SimulatedContentHandle], in view: UIView)
}

/// Up to iOS 18: a view for each piece.
final class ViewDrawing: PieceDrawing {
  private let hasClassesOf18: Bool
  private var views: [ObjectIdentifier: UIView] = [:]

  init(hasClassesOf18: Bool) { self.hasClassesOf18 = hasClassesOf18 }

  /// A view stays with its piece, because it may have a touch.
  func draw(_ handles: [SimulatedContentHandle], in view: UIView) {
    let old = views
    views = [:]
    for handle in handles where handle.kind != .clearTappable {
      let id = ObjectIdentifier(handle)
      let piece = old[id] ?? make(handle.kind)
      piece.frame = handle.frame
      piece.isHidden = handle.isHidden
      piece.alpha = handle.opacity
      (piece as? _UIShapeHitTestingView)?.path = handle.shownPath
      view.addSubview(piece)
      views[id] = piece
    }
    old.filter { views[$0.key] == nil }.values.forEach { $0.removeFromSuperview() }
  }

  private func make(_ kind: SimulatedContent) -> UIView {
    let view: UIView
    switch kind {
    case .drawing, .decoration, .clearTappable, .container: view = _UIGraphicsView()
    // Before iOS 26 glass is a material.
    case .material, .glass: view = _UIGraphicsView.Backdrop()
    case .glassContainer: view = _UIInheritedView()
    case .text: view = hasClassesOf18 ? CGDrawingView() : DisplayList.CGDrawingView()
    case .image: view = _UIGraphicsView.Image()
    case .gradient: view = _UIGraphicsView.Gradient()
    case .shape, .symbol: view = _UIShapeHitTestingView()
    case .canvas: view = RBDrawingView()
    }
    view.isUserInteractionEnabled = kind != .decoration
    // SwiftUI counts fingers itself.
    view.isMultipleTouchEnabled = true
    if kind == .drawing || kind == .decoration { view.backgroundColor = .black }
    return view
  }
}

/// From iOS 26: layers of the view's own, and no views.
final class LayerDrawing: PieceDrawing {
  private var layers: [CALayer] = []

  func draw(_ handles: [SimulatedContentHandle], in view: UIView) {
    layers.forEach { $0.removeFromSuperlayer() }
    layers = handles.compactMap(layer)
    layers.forEach(view.layer.addSublayer)
  }

  private func layer(for handle: SimulatedContentHandle) -> CALayer? {
    let layer: CALayer
    switch handle.kind {
    case .clearTappable: return nil
    case .container: layer = CALayer()
    case .glassContainer: layer = glass(size: handle.frame.size, isContainer: true)
    case .material: layer = CABackdropLayer()
    case .glass: layer = glass(size: handle.frame.size)
    case .image: layer = ImageLayer()
    case .gradient: layer = GradientLayer()
    case .shape, .symbol: layer = ColorShapeLayer(handle.shownPath)
    case .canvas: layer = RBDrawingLayer()
    case .text: layer = CGDrawingLayer()
    case .drawing, .decoration:
      let drawn = CGDrawingLayer()
      layer = drawn
      layer.backgroundColor = UIColor.black.cgColor
    }
    layer.frame = handle.frame
    layer.isHidden = handle.isHidden
    layer.opacity = Float(handle.opacity)
    return layer
  }

  /// Only the layers of glass have names, and they show nothing themselves. A container of glass
  /// holds another layer without content.
  private func glass(size: CGSize, isContainer: Bool = false) -> CALayer {
    let outer = SDFLayer()
    let inner = isContainer ? [CALayer()] : [CASDFLayer(name: "@0"), CASDFLayer(name: "@1")]
    for layer in inner {
      layer.frame = CGRect(origin: .zero, size: size)
      outer.addSublayer(layer)
    }
    return outer
  }
}

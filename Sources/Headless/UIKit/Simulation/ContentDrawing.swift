/// How SwiftUI puts its content into a hosting view, or into the view of a group in it.
@MainActor
final class ContentDrawing {
  private let model: HostingModel
  private let pieces: any PieceDrawing
  private var groups: [ObjectIdentifier: (view: UIView, drawing: ContentDrawing)] = [:]
  /// The wrappers of representables, by the view that each wraps.
  private var wrappers: [ObjectIdentifier: UIView] = [:]

  init(model: HostingModel) {
    self.model = model
    pieces = model.drawsLayers ? LayerDrawing() : ViewDrawing()
  }

  /// Draws content now and whenever it changes.
  func show(_ content: HostedContent, in view: UIView) {
    content.onChange = { [weak self, weak view, unowned content] in
      if let view { self?.draw(content, in: view) }
    }
    draw(content, in: view)
  }

  /// Views that are no SwiftUI content stay in front, for SwiftUI does not draw them.
  private func draw(_ content: HostedContent, in view: UIView) {
    pieces.draw(content.handles, in: view)
    for group in content.groups { view.addSubview(self.view(of: group, in: view)) }
    for foreign in content.foreignViews { place(foreign, in: view) }
    (view as? PassiveWrapper)?.fit()
  }

  private func view(of group: SimulatedContentGroup, in view: UIView) -> UIView {
    let id = ObjectIdentifier(group)
    if let known = groups[id] { return known.view }
    let known = (view: _UIInheritedView(), drawing: ContentDrawing(model: model))
    known.drawing.show(group.content, in: known.view)
    groups[id] = known
    return known.view
  }

  /// Since iOS 26 a representable stands in two wrappers, or in a group's view and one. (FS-237)
  private func place(_ foreign: UIView, in view: UIView) {
    guard model.drawsLayers else { return view.addSubview(foreign) }
    let id = ObjectIdentifier(foreign)
    if let outer = wrappers[id] { return view.addSubview(outer) }
    let host = UIKitPlatformViewHost()
    host.addSubview(foreign)
    var outer: UIView = host
    if !(view is _UIInheritedView) {
      outer = _UIInheritedView()
      outer.addSubview(host)
    }
    view.addSubview(outer)
    wrappers[id] = outer
  }
}

/// How SwiftUI shows pieces of its own content.
@MainActor
protocol PieceDrawing: AnyObject {
  func draw(_ handles: [SimulatedContentHandle], in view: UIView)
}

/// Up to iOS 18: a view for each piece.
final class ViewDrawing: PieceDrawing {
  private var views: [ObjectIdentifier: _UIGraphicsView] = [:]

  /// A view stays with its piece, for it may hold a touch.
  func draw(_ handles: [SimulatedContentHandle], in view: UIView) {
    let old = views
    views = [:]
    for handle in handles where handle.kind != .clearTappable {
      let id = ObjectIdentifier(handle)
      let piece = old[id] ?? _UIGraphicsView.make(handle.kind)
      piece.frame = handle.frame
      piece.isHidden = handle.isHidden
      piece.alpha = handle.opacity
      view.addSubview(piece)
      views[id] = piece
    }
    old.filter { views[$0.key] == nil }.values.forEach { $0.removeFromSuperview() }
  }
}

/// The view of one piece of content up to iOS 18.
class _UIGraphicsView: UIView {
  static func make(_ kind: SimulatedContent) -> _UIGraphicsView {
    // Before iOS 26 glass is a material.
    kind == .material || kind == .glass
      ? _UIGraphicsView_Backdrop(kind: kind) : _UIGraphicsView(kind: kind)
  }

  init(kind: SimulatedContent) {
    super.init(frame: .zero)
    isUserInteractionEnabled = kind.isHit
    // SwiftUI counts fingers itself.
    isMultipleTouchEnabled = true
    // A material samples the layers behind it, and a container has none.
    let paints = kind == .drawing || kind == .decoration
    backgroundColor = paints ? .black : nil
  }

  required init?(coder: NSCoder) { nil }
}

/// A piece of content whose layer samples the layers behind it.
final class _UIGraphicsView_Backdrop: _UIGraphicsView {
  override class var layerClass: AnyClass { CABackdropLayer.self }
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
    case .material: layer = CABackdropLayer()
    case .glass: layer = glass(size: handle.frame.size)
    case .drawing, .decoration:
      layer = CGDrawingLayer()
      layer.backgroundColor = UIColor.black.cgColor
    }
    layer.frame = handle.frame
    layer.isHidden = handle.isHidden
    layer.opacity = Float(handle.opacity)
    return layer
  }

  /// Glass is the one content whose layers have names; they show nothing of their own.
  private func glass(size: CGSize) -> CALayer {
    let (outer, inner) = (CALayer(), CALayer())
    outer.name = "@0"
    inner.name = "@1"
    inner.frame = CGRect(origin: .zero, size: size)
    outer.addSublayer(inner)
    return outer
  }
}

/// The layer of a material, which shows the content behind it.
final class CABackdropLayer: CALayer {}

/// The layer of text, buttons and shapes.
///
/// > Source: the class lists of two vendors of session replays for iOS 26. FS-233.
final class CGDrawingLayer: CALayer {}

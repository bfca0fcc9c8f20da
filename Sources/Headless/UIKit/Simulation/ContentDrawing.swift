/// How SwiftUI puts its content into a hosting view.
@MainActor
protocol ContentDrawing: AnyObject {
  func draw(_ handles: [SimulatedContentHandle], in view: UIView)
}

/// Up to iOS 18: a view for each piece.
final class ViewDrawing: ContentDrawing {
  private var views: [ObjectIdentifier: _UIGraphicsView] = [:]

  /// A view stays with its piece, for it may hold a touch.
  func draw(_ handles: [SimulatedContentHandle], in view: UIView) {
    let old = views
    views = [:]
    for handle in handles where handle.kind != .clearTappable {
      let id = ObjectIdentifier(handle)
      let piece = old[id] ?? _UIGraphicsView(kind: handle.kind)
      piece.frame = handle.frame
      view.addSubview(piece)
      views[id] = piece
    }
    old.filter { views[$0.key] == nil }.values.forEach { $0.removeFromSuperview() }
  }
}

/// What one piece of content is up to iOS 18.
final class _UIGraphicsView: UIView {
  init(kind: SimulatedContent) {
    super.init(frame: .zero)
    isUserInteractionEnabled = kind.isTappable
    // A material takes its looks from what is behind it.
    let paints = kind == .drawing || kind == .decoration
    backgroundColor = paints ? .black : nil
  }

  required init?(coder: NSCoder) { nil }
}

/// From iOS 26: layers of the hosting view's own, and no views.
final class LayerDrawing: ContentDrawing {
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
    case .material: layer = CABackdropLayer()
    case .glass: layer = glass(size: handle.frame.size)
    case .drawing, .decoration:
      layer = CALayer()
      layer.backgroundColor = UIColor.black.cgColor
    }
    layer.frame = handle.frame
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

/// The layer of a material, which shows what is behind it.
final class CABackdropLayer: CALayer {}

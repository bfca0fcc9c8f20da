extension UIView {
  /// The rest of every initializer.
  final func begin(_ frame: CGRect) {
    layer.owner = self
    layer.delegate = self
    if frame != .zero { layer.frame = frame }
    setUp()
  }

  final func placeSubviews(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }

  static func makeLayer() -> CALayer { (layerClass as? CALayer.Type)?.init() ?? CALayer() }
}

extension UIView: LayerOwner {
  package nonisolated func layerGeometryDidChange(from old: LayerGeometry) {
    MainActor.assumeIsolated {
      let old = LayerState(geometry: old, opacity: layer.opacity)
      ViewAnimation.current?.record(self, from: old)
      geometryDidChange(from: old.geometry)
    }
  }

  package nonisolated func layerOpacityDidChange(from old: Float) {
    MainActor.assumeIsolated {
      let old = LayerState(geometry: layer.geometry, opacity: old)
      ViewAnimation.current?.record(self, from: old)
    }
  }

  package nonisolated func shownState(of model: LayerState) -> LayerState {
    MainActor.assumeIsolated {
      runningAnimations.reduce(into: model) { $1.apply(to: &$0, of: self) }
    }
  }

  package nonisolated func animationKeys() -> [String] {
    MainActor.assumeIsolated { Set(runningAnimations.flatMap { $0.keys(of: self) }).sorted() }
  }

  package nonisolated func removeAllAnimations() {
    MainActor.assumeIsolated { runningAnimations.forEach { $0.drop(self) } }
  }

  package nonisolated func layOutSublayers(of layer: CALayer) {
    nonisolated(unsafe) let layer = layer
    MainActor.assumeIsolated { layoutSublayers(of: layer) }
  }

  package nonisolated func layerDidChange() {
    MainActor.assumeIsolated { superview?.subviewVisibilityDidChange(self) }
  }
}

extension UIView: CALayerDelegate {}

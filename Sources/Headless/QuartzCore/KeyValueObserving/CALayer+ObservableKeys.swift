/// The observable values of a layer, and of its view. Every change of geometry reports all its
/// keys, so a new size reports `bounds` and `frame`: a choice. Visibility is reported whenever it
/// is set. (FS-380)
extension CALayer: KeyValueObservable {
  package static func observableKeys(of root: any KeyValueObservable.Type) -> [AnyKeyPath: String] {
    guard let root = root as? any LayerKeys.Type else { return [:] }
    return layerKeys(root)
  }

  /// The keys of the layer, and those of its view, that two geometries differ in.
  private func keys(
    of old: LayerGeometry, _ new: LayerGeometry
  ) -> (layer: [ObservedKey], view: [ObservedKey]) {
    let changes: [(isMade: Bool, layer: ObservedKey?, view: ObservedKey?)] = [
      (old.bounds != new.bounds, "bounds", "bounds"),
      (old.bounds.origin != new.bounds.origin, nil, "contentOffset"),
      (old.position != new.position, "position", "center"),
      (old.frame != new.frame, "frame", "frame"),
      (old.transform != new.transform, "transform", "transform"),
      (old.anchorPoint != new.anchorPoint, "anchorPoint", "anchorPoint"),
    ]
    let made = changes.filter(\.isMade)
    return (made.compactMap(\.layer), made.compactMap(\.view))
  }

  final func geometryWillChange(to new: LayerGeometry) {
    let keys = keys(of: geometry, new)
    for key in keys.view { KeyValueObservers.willChange(key, of: owner) }
    for key in keys.layer { KeyValueObservers.willChange(key, of: self) }
  }

  final func geometryDidChange(from old: LayerGeometry) {
    let keys = keys(of: old, geometry)
    for key in keys.layer { KeyValueObservers.didChange(key, of: self) }
    for key in keys.view { KeyValueObservers.didChange(key, of: owner) }
  }

  final func visibilityWillChange(_ key: ObservedKey, _ viewKey: ObservedKey) {
    KeyValueObservers.willChange(viewKey, of: owner)
    KeyValueObservers.willChange(key, of: self)
  }

  final func visibilityDidChange(_ key: ObservedKey, _ viewKey: ObservedKey) {
    KeyValueObservers.didChange(key, of: self)
    KeyValueObservers.didChange(viewKey, of: owner)
  }
}

/// A class of layers that a key path may begin at.
private protocol LayerKeys: CALayer {}
extension CALayer: LayerKeys {}

private func layerKeys<Layer: LayerKeys>(_ root: Layer.Type) -> [AnyKeyPath: String] {
  [
    \Layer.bounds: "bounds", \Layer.position: "position", \Layer.frame: "frame",
    \Layer.transform: "transform", \Layer.anchorPoint: "anchorPoint", \Layer.isHidden: "hidden",
    \Layer.opacity: "opacity",
  ]
}

extension CALayer {
  /// The values of the layer that animations move, as the model has them.
  package final var modelState: LayerState {
    LayerState(geometry: geometry, opacity: opacity)
  }

  /// Those values as they are on screen now.
  package final var shownState: LayerState {
    owner?.shownState(of: modelState) ?? modelState
  }

  /// What makes a layer the presentation of another one.
  struct Presentation {
    let model: CALayer
    /// The presentation of the model's superlayer.
    let superlayer: CALayer?
    let tree: PresentationTree
  }

  /// The sublayers, or for a presentation those of its model as they are on screen.
  final var shownChildren: [CALayer] {
    guard let shownFrom else { return children }
    return shownFrom.model.children.map(shownFrom.tree.presentation)
  }

  /// The mask, or for a presentation that of its model as it is on screen.
  final var shownMask: CALayer? {
    guard let shownFrom else { return mask }
    return shownFrom.model.mask.map(shownFrom.tree.presentation)
  }

  /// The names of what moves in the layer now, such as "position" or "bounds.size", in no order to
  /// rely on; nil if nothing does.
  ///
  /// > Source: Core Animation documentation, `CALayer.animationKeys()`.
  public func animationKeys() -> [String]? {
    guard let keys = owner?.animationKeys(), !keys.isEmpty else { return nil }
    return keys
  }

  /// Ends all animations of the layer's view where they lead to.
  public func removeAllAnimations() {
    owner?.removeAllAnimations()
  }
}

/// A group of changes to layers. Layers without a view change at once here in any case.
public enum CATransaction {
  /// Starts a group.
  public static func begin() {}
  /// Ends a group.
  public static func commit() {}
  /// Ends the group that was never started.
  public static func flush() {}
  /// Has changes in the group take effect at once, as they always do here.
  public static func setDisableActions(_ flag: Bool) {}
}

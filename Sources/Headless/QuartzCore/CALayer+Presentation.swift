extension CALayer {
  /// The values of the model that animations move.
  package final var modelState: LayerState { LayerState(geometry: geometry, opacity: opacity) }

  /// Those values as they are on screen now.
  package final var shownState: LayerState {
    var state = owner?.shownState(of: modelState) ?? modelState
    applyAnimations(to: &state)
    return state
  }

  /// The link from a presentation to its layer.
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
}

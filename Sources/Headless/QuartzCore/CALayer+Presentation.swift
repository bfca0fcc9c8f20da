/// How many pixels a point of the screen has.
package enum ScreenScale { package static let value: CGFloat = 3 }

extension CALayer {
  /// The values of the model that animations move.
  package final var modelState: LayerState { LayerState(geometry: geometry, opacity: opacity) }

  /// Those values as they are on screen now.
  package final var shownState: LayerState {
    owner?.shownState(of: modelState) ?? modelState
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
}

/// The presentations of one tree of layers, each made on first access. A presentation retains that
/// of its superlayer; those of sublayers live as long as other code retains them.
final class PresentationTree {
  private struct WeakLayer { weak var layer: CALayer? }

  private var presentations: [ObjectIdentifier: WeakLayer] = [:]

  /// Returns a layer as it is on screen, with all its superlayers.
  func presentation(of layer: CALayer) -> CALayer {
    // From the outermost inwards, so that a deep tree needs no stack.
    var (missing, next) = ([CALayer](), Optional(layer))
    while let model = next, known(model) == nil {
      missing.append(model)
      next = model.superlayer
    }
    var outer = next.flatMap(known)
    for model in missing.reversed() { outer = make(of: model, in: outer) }
    return outer ?? layer
  }

  private func known(_ model: CALayer) -> CALayer? { presentations[ObjectIdentifier(model)]?.layer }

  private func make(of model: CALayer, in superlayer: CALayer?) -> CALayer {
    let copy = type(of: model).init()
    copy.copyValues(of: model)
    let state = model.shownState
    copy.geometry = state.geometry
    copy.opacity = state.opacity
    copy.shownFrom = CALayer.Presentation(model: model, superlayer: superlayer, tree: self)
    presentations[ObjectIdentifier(model)] = WeakLayer(layer: copy)
    return copy
  }
}

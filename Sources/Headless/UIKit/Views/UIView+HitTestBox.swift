extension UIView: LayerOwner {
  package nonisolated func layerGeometryDidChange(from old: LayerGeometry) {
    MainActor.assumeIsolated {
      updateHitTestBox()
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
    MainActor.assumeIsolated {
      Set(runningAnimations.flatMap { $0.keys(of: self) }).sorted()
    }
  }

  package nonisolated func removeAllAnimations() {
    MainActor.assumeIsolated { runningAnimations.forEach { $0.drop(self) } }
  }

  package nonisolated func layerDidChange() {
    MainActor.assumeIsolated {
      updateHitTestBox()
      superview?.subviewVisibilityDidChange(self)
    }
  }

  /// Tells the superview where this view can be hit.
  final func updateHitTestBox() {
    superview?.hitTestTable?[indexInSuperview].box = hitTestBox
  }

  /// A class with its own answer is asked even if it is hidden. (FS-002)
  private var hitTestBox: HitTestBox {
    if overridesHitTesting || hitTestHook != nil { return .everywhere }
    return isTouchable ? HitTestBox(around: layer.geometry) : .nowhere
  }

  /// Adds a subview to the list and to the table.
  final func insertChild(_ view: UIView, at index: Int) {
    let table = hitTestTable ?? HitTestTable()
    hitTestTable = table
    children.insert(view, at: index)
    table.insert(
      HitTestTable.Entry(box: view.hitTestBox, view: .passUnretained(view)), at: index)
    numberChildren(from: index)
  }

  /// Takes a subview out of the list and the table.
  final func removeChild(_ view: UIView) {
    let index = view.indexInSuperview
    hitTestTable?.remove(at: index)
    children.remove(at: index)
    numberChildren(from: index)
  }

  /// Lets two subviews change places in the list and the table.
  final func exchangeChildren(_ first: Int, _ second: Int) {
    let (low, high) = (children[min(first, second)], children[max(first, second)])
    guard low !== high else { return }
    removeChild(high)
    removeChild(low)
    insertChild(high, at: min(first, second))
    insertChild(low, at: max(first, second))
  }

  private func numberChildren(from index: Int) {
    for place in index..<children.count { children[place].indexInSuperview = place }
  }
}

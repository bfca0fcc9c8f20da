/// An animation that a layer has.
final class LayerAnimation {
  let key: String
  let animation: CAAnimation
  let timeline: AnimationTimeline
  /// Cancels the wait for the end.
  var stopWaiting: (() -> Void)?
  /// Ends the wait of the transaction in which the animation was added.
  private let release: () -> Void
  private(set) var isOver = false

  init(key: String, animation: CAAnimation, timeline: AnimationTimeline) {
    self.key = key
    self.animation = animation
    self.timeline = timeline
    release = CATransaction.hold()
  }

  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    stopWaiting?()
    animation.delegate?.animationDidStop(animation, finished: finished)
    release()
  }
}

extension CALayer {
  /// Ends an animation when it is over, by the layer's time; if that is stopped, never.
  final func waitForEnd(of animation: LayerAnimation) {
    animation.stopWaiting?()
    animation.stopWaiting = nil
    guard !animation.isOver, let end = animation.timeline.end, let due = mediaTime(atOwn: end)
    else { return }
    animation.stopWaiting = MediaTime.source?.schedule(at: due) { [weak self] in
      self?.finish(animation)
    }
  }

  /// Applies a change of the timing of the layer, which its sublayers follow.
  final func timeDidChange() {
    var layers = [self]
    while let layer = layers.popLast() {
      layer.ownAnimations.forEach(layer.waitForEnd)
      layers += layer.children
    }
  }

  /// The names of the layer's animations and of its values that move for other reasons, such as
  /// "position" or "bounds.size", in no particular order; nil if there are none.
  ///
  /// > Source: Core Animation documentation, `CALayer.animationKeys()`.
  public func animationKeys() -> [String]? {
    // Hit tests ask each view on their way.
    guard !ownAnimations.isEmpty || owner?.isAnimated ?? false else { return nil }
    let keys = ownAnimations.map(\.key) + (owner?.animationKeys() ?? [])
    return keys.isEmpty ? nil : keys
  }

  private func finish(_ animation: LayerAnimation) {
    if animation.animation.isRemovedOnCompletion { ownAnimations.removeAll { $0 === animation } }
    animation.end(finished: true)
  }

  /// Applies the layer's own animations to a state, the earliest first.
  final func applyAnimations(to state: inout LayerState) {
    guard !ownAnimations.isEmpty else { return }
    let now = ownTime(at: CACurrentMediaTime())
    for animation in ownAnimations {
      guard let part = animation.timeline.part(at: now) else { continue }
      animation.animation.show(in: &state, at: part, ofRun: animation.timeline.run)
    }
  }
}

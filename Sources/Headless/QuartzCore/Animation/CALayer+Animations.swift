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
    (self.key, self.animation, self.timeline) = (key, animation, timeline)
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
  /// Adds a copy of an animation, in place of one with the same key; nil for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard let animation = anim.copy() as? CAAnimation else { return }
    if let key { removeAnimation(forKey: key) }
    let timeline = AnimationTimeline(
      of: animation, addedAt: ownTime(at: CACurrentMediaTime()),
      defaultDuration: CATransaction.animationDuration())
    let added = LayerAnimation(
      key: key ?? "animation \(UUID())", animation: animation, timeline: timeline)
    ownAnimations.append(added)
    animation.delegate?.animationDidStart(animation)
    waitForEnd(of: added)
  }

  /// Ends an animation when it is over, by the layer's time; if that is stopped, never.
  private func waitForEnd(of animation: LayerAnimation) {
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

  /// Returns the animation with a key.
  public func animation(forKey key: String) -> CAAnimation? {
    ownAnimations.first { $0.key == key }?.animation
  }

  /// Removes the animation with a key.
  public func removeAnimation(forKey key: String) {
    let removed = ownAnimations.filter { $0.key == key }
    ownAnimations.removeAll { $0.key == key }
    removed.forEach { $0.end(finished: false) }
  }

  /// Ends all animations of the layer. Its own show nothing any more; those of its view go to their
  /// end values.
  public func removeAllAnimations() {
    let removed = ownAnimations
    ownAnimations = []
    removed.forEach { $0.end(finished: false) }
    owner?.removeAllAnimations()
  }

  /// The names of the layer's animations and of its values that move for other reasons, such as
  /// "position" or "bounds.size", in no particular order; nil if there are none.
  ///
  /// > Source: Core Animation documentation, `CALayer.animationKeys()`.
  public func animationKeys() -> [String]? {
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

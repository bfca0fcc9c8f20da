extension UIView {
  /// Whether nothing about the view itself keeps touches from it and from all in it.
  ///
  /// The guard stands in the asked view, not in the asking one. (FS-001, FS-002, FS-029)
  final var isTouchable: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= Self.minimumTouchableAlpha
      && !isAnimatingWithoutUserInteraction
  }

  /// The last subview is drawn on top, so it is asked first; the first answer counts. (FS-007)
  final func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard SimulatedDevice.recorder == nil else { return hitTestEverySubview(point, with: event) }
    guard let table = hitTestTable else { return nil }
    var index = table.count
    while let candidate = table.indexOfCandidate(at: point, behind: index) {
      index = candidate
      // Kept alive while it is asked: an override may take it away.
      let subview = table[candidate].view.takeUnretainedValue()
      if let hit = subview.hitTest(fromSuperview: point, with: event) { return hit }
    }
    return nil
  }

  private func hitTest(fromSuperview point: CGPoint, with event: UIEvent?) -> UIView? {
    let point = layer.pointFromSuperlayer(point)
    guard hitTestHook == nil else { return hitTestThroughHook(point, with: event) }
    return hitTest(point, with: event)
  }

  /// The hit test of a view that has a hook, or while somebody takes down what is asked.
  @inline(never)
  final func observedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let recorder = SimulatedDevice.recorder, !recorder.isAsking(self) {
      return recorder.ask(self, at: point) { hitTest(point, with: event) }
    }
    if let hook = hook(for: .view) {
      return asking(.view) { hook.hitTest(self, point, with: event) }
    }
    guard isTouchable, containsPoint(point, with: event) else {
      SimulatedDevice.recorder?.noteRefusal(of: self)
      return nil
    }
    return hitTestSubviews(point, with: event) ?? self
  }

  /// Whether the hook says that the view contains a point, unless it is the one who asks.
  @inline(never)
  final func hookedPoint(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let hook = hook(for: .containment) else { return layer.boundsContain(point) }
    return asking(.containment) { hook.point(inside: point, of: self, with: event) }
  }

  /// The same answer, without passing over those that are sure to give nil.
  @inline(never)
  private func hitTestEverySubview(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var index = children.count
    while index > 0 {
      // An override may take views away.
      index = min(index, children.count) - 1
      guard index >= 0 else { return nil }
      let point = children[index].layer.pointFromSuperlayer(point)
      if let hit = children[index].hitTestThroughHook(point, with: event) { return hit }
    }
    return nil
  }

  /// Asks the hook if there is one, else the view, whatever its class overrides.
  package final func hitTestThroughHook(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let recorder = SimulatedDevice.recorder, !recorder.isAsking(self) {
      return recorder.ask(self, at: point) { hitTestThroughHook(point, with: event) }
    }
    guard let hook = hook(for: .view) else { return hitTest(point, with: event) }
    return asking(.view) { hook.hitTest(self, point, with: event) }
  }

  final func containsPoint(_ point: CGPoint, with event: UIEvent?) -> Bool {
    guard let hook = hook(for: .containment) else { return self.point(inside: point, with: event) }
    return asking(.containment) { hook.point(inside: point, of: self, with: event) }
  }

  /// The hook, unless it is the one who asks.
  final func hook(for question: HitTestQuestions) -> (any HitTestHook)? {
    hookedQuestions.contains(question) ? nil : hitTestHook
  }

  final func asking<Answer>(_ question: HitTestQuestions, _ ask: () -> Answer) -> Answer {
    let outer = hookedQuestions
    hookedQuestions.insert(question)
    defer { hookedQuestions = outer }
    return ask()
  }
}

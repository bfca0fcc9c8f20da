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
    guard let table = hitTestTable else { return nil }
    var index = table.count
    while let candidate = table.indexOfCandidate(at: point, behind: index) {
      index = candidate
      let subview = table[candidate].view.takeUnretainedValue()
      let point = subview.layer.geometry.pointFromSuperlayer(point)
      if let hit = subview.hitTestThroughHook(point, with: event) { return hit }
    }
    return nil
  }

  /// Asks the hook if there is one, else the view, whatever its class overrides.
  package final func hitTestThroughHook(_ point: CGPoint, with event: UIEvent?) -> UIView? {
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

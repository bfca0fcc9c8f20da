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
    guard HitTestRules.depth < HitTestRules.greatestDepth else {
      return hitTestDeepSubviews(point, with: event)
    }
    HitTestRules.depth += 1
    defer { HitTestRules.depth -= 1 }
    var index = table.count
    while let candidate = table.indexOfCandidate(at: point, behind: index) {
      index = candidate
      let subview = table[candidate].view.takeUnretainedValue()
      let point = subview.layer.geometry.pointFromSuperlayer(point)
      if let hit = subview.hitTestThroughHook(point, with: event) { return hit }
    }
    return nil
  }

  /// The same in a loop, so that views may be nested as deep as memory lasts.
  ///
  /// A plain view that contains the point answers with itself or with a view in it, so there is no
  /// way back from it, and only classes with their own answer take stack.
  private func hitTestDeepSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard var table = hitTestTable else { return nil }
    var (found, point) = (nil as UIView?, point)
    var index = table.count
    while let candidate = table.indexOfCandidate(at: point, behind: index) {
      index = candidate
      let subview = table[candidate].view.takeUnretainedValue()
      let pointInSubview = subview.layer.pointFromSuperlayer(point)
      if subview.answersPlainly {
        guard subview.layer.boundsContain(pointInSubview) else { continue }
        guard let next = subview.hitTestTable else { return subview }
        (found, table, point, index) = (subview, next, pointInSubview, next.count)
      } else if let hit = subview.hitTestThroughHook(pointInSubview, with: event) {
        return hit
      }
    }
    return found
  }

  /// Whether the view goes by UIKit's rule alone, which its superview's table then knows of.
  private var answersPlainly: Bool { !overridesHitTesting && hitTestHook == nil }

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

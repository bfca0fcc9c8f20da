extension UIView {
  /// Whether nothing about the view itself keeps touches from it and from all in it.
  ///
  /// The guard stands in the asked view, not in the asking one. (FS-001, FS-002)
  final var isTouchable: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= Self.minimumTouchableAlpha
  }

  /// Maps a point of the superview's space to where hit tests find the view. (FS-177)
  @inline(__always)
  final func hitPoint(fromSuperview point: CGPoint) -> CGPoint {
    let geometry = isHitWhereShown ? layer.shownState.geometry : layer.geometry
    return geometry.pointFromSuperlayer(point)
  }

  /// Whether the bounds that hit tests go by contain a point. (FS-013, FS-177)
  final func boundsContain(_ point: CGPoint) -> Bool {
    isHitWhereShown ? layer.shownState.geometry.contains(point) : layer.boundsContain(point)
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
      let point = subview.hitPoint(fromSuperview: point)
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
      let pointInSubview = subview.hitPoint(fromSuperview: point)
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
  private var answersPlainly: Bool {
    !overridesHitTesting && hitTestHook == nil && !isHitWhereShown
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

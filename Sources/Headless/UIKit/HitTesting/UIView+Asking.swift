/// The hook that answers in place of a view, and the recorder of the questions.
extension UIView {
  /// Asks the hook if there is one, else the view, whatever its class overrides.
  package final func hitTestThroughHook(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isHookedOrRecorded else { return hitTest(point, with: event) }
    return askedHitTest(at: point, event) { hitTest(point, with: event) }
  }

  /// Whether a question needs more than a call of the view.
  final var isHookedOrRecorded: Bool { hitTestHook != nil || SimulatedDevice.recorder != nil }

  /// The method of `UIView` itself, for a view with a hook or while questions are recorded.
  final func recordedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    askedHitTest(at: point, event) {
      let hit = walkHitTest(point, with: event)
      if hit == nil { SimulatedDevice.recorder?.noteRefusal(of: self) }
      return hit
    }
  }

  @inline(never)
  private func askedHitTest(
    at point: CGPoint, _ event: UIEvent?, _ answer: () -> UIView?
  ) -> UIView? {
    recordingQuestion(at: point) {
      guard let hook = hook(for: .view) else { return answer() }
      return asking(.view) { hook.hitTest(self, point, with: event) }
    }
  }

  final func containsPoint(_ point: CGPoint, with event: UIEvent?) -> Bool {
    guard let hook = hook(for: .containment) else { return self.point(inside: point, with: event) }
    return asking(.containment) { hook.point(inside: point, of: self, with: event) }
  }

  /// Records the question, unless it is recorded already.
  private func recordingQuestion(at point: CGPoint, _ answer: () -> UIView?) -> UIView? {
    guard let recorder = SimulatedDevice.recorder, !recorder.isAsking(self) else { return answer() }
    return recorder.ask(self, at: point, answer)
  }

  /// The hook, for other modules: what they read themselves is checked for overlapping accesses.
  package final var presentHitTestHook: (any HitTestHook)? { hitTestHook }

  /// The hook, unless the hook itself asks.
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

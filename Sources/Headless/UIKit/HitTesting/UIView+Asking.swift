/// The hook that answers in place of a view, and the recorder of the questions.
extension UIView {
  /// Asks the hook if there is one, else the view, whatever its class overrides.
  package final func hitTestThroughHook(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    recordingQuestion(at: point) {
      guard let hook = hook(for: .view) else { return hitTest(point, with: event) }
      return asking(.view) { hook.hitTest(self, point, with: event) }
    }
  }

  /// What the method of `UIView` itself answers: its hook, else one of the two walks.
  final func ownHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    recordingQuestion(at: point) {
      if let hook = hook(for: .view) {
        return asking(.view) { hook.hitTest(self, point, with: event) }
      }
      if HitTestRules.goesFast { return fastHitTest(point, with: event) }
      let hit = walkHitTest(point, with: event)
      if hit == nil { SimulatedDevice.recorder?.noteRefusal(of: self) }
      return hit
    }
  }

  final func containsPoint(_ point: CGPoint, with event: UIEvent?) -> Bool {
    guard let hook = hook(for: .containment) else { return self.point(inside: point, with: event) }
    return asking(.containment) { hook.point(inside: point, of: self, with: event) }
  }

  /// Records the question, unless it is recorded already.
  private func recordingQuestion(at point: CGPoint, _ answer: () -> UIView?) -> UIView? {
    guard HitTestRules.isRecording, let recorder = SimulatedDevice.recorder,
      !recorder.isAsking(self)
    else { return answer() }
    return recorder.ask(self, at: point, answer)
  }

  /// The hook, for other modules: what they read themselves is checked for overlapping accesses.
  package final var presentHitTestHook: (any HitTestHook)? { hitTestHook }

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

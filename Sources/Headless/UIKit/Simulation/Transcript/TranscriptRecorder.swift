/// Records the steps of a transcript. Without a recorder, the code that reports steps only reads
/// one pointer.
@MainActor final class TranscriptRecorder {
  /// Touches retain windows, and a transcript must not.
  private struct WeakTouch { weak var touch: UITouch? }

  private(set) var steps: [TouchTranscript.Step] = []
  private var names = TranscriptNames()
  private var touches: [WeakTouch] = []
  private var time: TimeInterval?
  private var asked: UIView?
  private var refusal: TouchTranscript.Question.Refusal?
  private var depth = 0

  func note(_ step: TouchTranscript.Step) {
    let now = SimulatedDevice.current.clock.now
    if time != now {
      time = now
      // Rounded, because sums of thousandths are inexact.
      steps.append(.clock(seconds: (now * 1_000_000).rounded() / 1_000_000))
    }
    steps.append(step)
  }

  func replaceLast(with step: TouchTranscript.Step) { steps[steps.count - 1] = step }

  func name(of object: AnyObject) -> String { names.name(of: object) }

  /// Fingers are numbered in the order in which they first appear.
  func number(of touch: UITouch) -> Int {
    if let index = touches.firstIndex(where: { $0.touch === touch }) { return index + 1 }
    touches.append(WeakTouch(touch: touch))
    return touches.count
  }

  func noteUnknownVersion(of device: SimulatedDevice) {
    let (version, modeled) = (device.systemVersion.text, device.modeledSystemVersion.text)
    guard version != modeled else { return }
    note(.remark(text: "iOS \(version) is not known here and behaves as iOS \(modeled)"))
  }

  // MARK: Questions

  /// Whether the question to a view is already recorded: the view asks itself, or calls super.
  func isAsking(_ view: UIView) -> Bool { asked === view }

  /// Records a question when it is asked, and adds the answer later.
  func ask(
    _ view: UIView, at point: CGPoint, in phase: HitTestPhase? = nil, _ answer: () -> UIView?
  ) -> UIView? {
    var question = TouchTranscript.Question(
      view: name(of: view), phase: phase?.rawValue, depth: depth, point: point)
    note(.asked(question: question))
    let index = steps.count - 1
    let outerAsked = asked
    let outerRefusal = refusal
    asked = view
    refusal = nil
    depth += 1
    let result = answer()
    question.answer = result.map { name(of: $0) }
    question.refusal = result == nil ? refusal ?? .ownAnswer : nil
    steps[index] = .asked(question: question)
    asked = outerAsked
    refusal = outerRefusal
    depth -= 1
    return result
  }

  /// Records the reason why the method of `UIView` returns nil.
  func noteRefusal(of view: UIView) {
    guard asked === view else { return }
    refusal = view.refusal ?? .outside
  }
}

extension TranscriptRecorder {
  func noteFinger(_ touch: UITouch) {
    guard let phase = TouchTranscript.Phase(touch.phase) else { return }
    note(.finger(number: number(of: touch), phase: phase, point: touch.pointInScreen))
  }

  func noteTarget(of touch: UITouch) {
    note(
      .target(
        finger: number(of: touch), view: touch.view.map(name), window: touch.window.map(name)))
  }

  func notePointer(_ event: UIEvent, at pointInScreen: CGPoint) {
    note(.pointer(event: event.type.text, point: pointInScreen))
  }

  func noteRecognizers(of touch: UITouch) {
    guard !touch.receivers.isEmpty else { return }
    note(.recognizers(finger: number(of: touch), names: touch.receivers.map(name)))
  }

  func noteSending(of event: UIEvent, to responder: UIResponder) {
    note(.sent(event: event.type.text, to: name(of: responder)))
  }

  /// Records a call of `touchesBegan` or a similar method, with fingers in the order in which they
  /// came down.
  func noteCall(_ phase: UITouch.Phase, _ touches: [UITouch], to receiver: AnyObject) {
    guard let phase = TouchTranscript.Phase(phase) else { return }
    let fingers = touches.map(number).sorted()
    note(.told(name: name(of: receiver), call: "touches\(phase.verb)", fingers: fingers))
  }

  func noteCall(_ phase: UIPress.Phase, to receiver: AnyObject) {
    guard let phase = TouchTranscript.Phase(phase) else { return }
    noteCall("presses\(phase.verb)", to: receiver)
  }

  /// Records a call without fingers.
  func noteCall(_ call: String, to receiver: AnyObject) {
    note(.told(name: name(of: receiver), call: call, fingers: []))
  }

  /// Records that a responder passes a call on; a whole chain of them is one step.
  func notePassing(from responder: UIResponder, to next: UIResponder) {
    let (old, new) = (name(of: responder), name(of: next))
    if case .passedOn(let first, let others) = steps.last, others.last == old {
      replaceLast(with: .passedOn(from: first, to: others + [new]))
    } else {
      note(.passedOn(from: old, to: [new]))
    }
  }

  func noteChange(of recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    note(
      .changed(
        recognizer: name(of: recognizer),
        from: TouchTranscript.State(recognizer.attempt.settledState),
        to: TouchTranscript.State(state)))
  }

  func noteAction(of recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
    note(.acted(recognizer: name(of: recognizer), state: TouchTranscript.State(state)))
  }

  /// Records an event that a control sent itself.
  func noteRaising(_ event: UIControl.Event, of control: UIControl) {
    let count = control.handlers.matching(event).count
    note(.raised(control: name(of: control), event: event.text, actions: count))
  }
}

extension TouchTranscript.Phase {
  fileprivate init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    default: return nil
    }
  }

  fileprivate init?(_ phase: UIPress.Phase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary: return nil
    }
  }

  /// The end of the names of calls.
  fileprivate var verb: String { rawValue.capitalized }
}

extension TouchTranscript.State {
  fileprivate init(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension UIEvent.EventType { fileprivate var text: String { self == ._drag ? "drag" : "\(self)" } }

extension UIControl.Event {
  private static let texts: [(event: UIControl.Event, text: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  fileprivate var text: String {
    let texts = Self.texts.filter { !isDisjoint(with: $0.event) }.map(\.text)
    return texts.isEmpty ? "event \(rawValue)" : texts.joined(separator: " ")
  }
}

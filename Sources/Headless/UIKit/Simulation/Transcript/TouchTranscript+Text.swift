extension TouchTranscript: CustomStringConvertible {
  /// One line for each step; the questions that a view asks others are below its own.
  public var description: String {
    (["iOS \(systemVersion)"] + steps.map(line)).joined(separator: "\n")
  }

  private func line(_ step: Step) -> String {
    if case .clock(let seconds) = step { return "at \(seconds.shortText) s" }
    if case .asked(let question) = step {
      return String(repeating: "  ", count: question.depth + 1) + question.text
    }
    return "  " + text(of: step)
  }

  private func text(of step: Step) -> String {
    switch step {
    case .clock, .asked: ""
    case .finger(let number, let phase, let point):
      "finger\(mark(number)) \(phase.rawValue) at \(point.shortText)"
    case .pointer(let event, let point): "\(event) at \(point.shortText)"
    case .target(let finger, let view, let window):
      "finger\(mark(finger)) goes to \(Self.target(view: view, window: window))"
    case .searched(let host, let found): "SwiftUI finds in \(host): \(found)"
    case .recognizers(let finger, let names):
      "finger\(mark(finger)) is seen by \(names.joined(separator: ", "))"
    case .sent(let event, let name): "\(name) sendEvent: \(event)"
    case .told(let name, let call, let fingers): "\(name) \(call)\(marks(fingers))"
    case .passedOn(let name, let others):
      "\(name) passes it on to \(others.joined(separator: ", "))"
    case .changed(let name, let old, let new): "\(name): \(old.rawValue) -> \(new.rawValue)"
    case .acted(let name, let state): "\(name) sends its action: \(state.rawValue)"
    case .raised(let name, let event, let count):
      "\(name) raises \(event), \(count == 1 ? "1 action" : "\(count) actions")"
    case .remark(let text): "(\(text))"
    }
  }

  private static func target(view: String?, window: String?) -> String {
    if let view { return view + (window.map { " in \($0)" } ?? "") }
    return window.map { "nobody: \($0) took it and then named no view" } ?? "nobody"
  }

  /// Fingers need numbers only if there are several.
  private var numbersFingers: Bool {
    steps.contains {
      switch $0 {
      case .finger(let number, _, _): number > 1
      case .told(_, _, let fingers): fingers.contains { $0 > 1 }
      default: false
      }
    }
  }

  private func mark(_ finger: Int) -> String { numbersFingers ? " \(finger)" : "" }

  private func marks(_ fingers: [Int]) -> String {
    guard numbersFingers, !fingers.isEmpty else { return "" }
    return " (\(fingers.map(String.init).joined(separator: ", ")))"
  }
}

extension TouchTranscript.Question {
  fileprivate var text: String {
    let asked = phase.map { "phase \($0): \(view) asked" } ?? view
    return "\(asked) at \(point.shortText): \(answerText)"
  }

  private var answerText: String {
    if let answer { return answer == view ? "itself" : answer }
    switch refusal {
    case .hidden: return "nil, it is hidden"
    case .interactionDisabled: return "nil, its interaction is disabled"
    case .transparent: return "nil, its alpha is below 0.01"
    case .animating: return "nil, it is being animated"
    case .outside: return "nil, the point is outside"
    case .ownAnswer, nil: return "nil, by its own hitTest"
    }
  }
}

extension CGPoint {
  fileprivate var shortText: String { "(\(Double(x).shortText), \(Double(y).shortText))" }
}

extension Double {
  /// At most three digits after the point, without trailing zeros.
  fileprivate var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}

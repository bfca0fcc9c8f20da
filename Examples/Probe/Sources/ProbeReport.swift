#if canImport(UIKit)
  import Fallthrough
  import UIKit

  /// What was expected and what was seen, as lines of JSON.
  @MainActor
  struct ProbeReport {
    private var lines: [String] = []

    /// Notes a fact.
    mutating func note(_ what: String, expected: String, seen: String) {
      lines.append(
        #"{"what": "\#(what)", "expected": "\#(expected)", "seen": "\#(seen)", "#
          + #""differs": \#(expected != seen)}"#)
    }

    /// Notes how often and how the windows were asked about one tap.
    mutating func note(_ asks: [Ask], of step: ProbeStep) {
      let touches = asks.filter { $0.event == "type 0" }
      note(
        "\(step.name): asks about the touch are about the same", expected: "true",
        seen: "\(zip(touches, touches.dropFirst()).allSatisfy { $0.isAboutSame(as: $1) })")
      note(
        "\(step.name): asks about the touch",
        expected: touches.first?.answer == "nil" ? "1" : "2", seen: "\(touches.count)")
      lines.append(
        #"{"what": "\#(step.name): answers", "seen": "\#(asks.map(\.answer).joined(separator: ", "))"}"#
      )
    }

    /// Notes what the hook of a single view does with observers around it.
    mutating func noteHook() {
      let view = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let centre = CGPoint(x: 50, y: 50)
      view.isPassThrough = true
      note(
        "hook: falls through", expected: "true", seen: "\(view.hitTest(centre, with: nil) == nil)")
      let observation = view.observe(\.alpha) { _, _ in }
      note(
        "hook: class of an observed view", expected: "UIStackView",
        seen: NSStringFromClass(type(of: view)))
      note(
        "hook: falls through while observed", expected: "true",
        seen: "\(view.hitTest(centre, with: nil) == nil)")
      observation.invalidate()
      view.isPassThrough = false
      note(
        "hook: is gone", expected: "true", seen: "\(view.hitTest(centre, with: nil) === view)")
    }

    /// The report, in one object.
    var text: String {
      #"{"system": "\#(UIDevice.current.systemVersion)", "facts": ["#
        + lines.joined(separator: ", ") + "]}"
    }
  }
#endif

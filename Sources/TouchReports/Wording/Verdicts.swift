@_spi(Command) import TouchMap

extension TapVerdict.Doubt {
  /// The fact that would decide, as a clause without names from the dump.
  var settlement: String {
    switch self {
    case .noScreen: "a dump in which a window has a frame"
    case .cutShort: "the whole dump: a part of it is missing, and that may lie in front"
    case .place: "the frame of this view, which the dump does not contain"
    case .value:
      "a value of this view that the dump does not contain, as its scroll offset; "
        + "recursiveDescription and TouchInspector have it"
    case .ownRule:
      "what hitTest(_:with:) of this view returns at the point: its class decides itself; ask the "
        + "window in the debugger"
    case .passThrough:
      "whether this view really lets touches through, as its class says; ask the window's "
        + "hitTest(_:with:) in the debugger"
    case .order: "whether this element lies in front: recursiveDescription shows it"
    case .report:
      "what covers this element: the tool that wrote the dump says that something does; "
        + "recursiveDescription shows it"
    case .unhittable:
      "why the tool that wrote the dump calls this element not hittable: the dump shows nothing in "
        + "front of it; recursiveDescription shows the views that are no elements"
    case .visibility:
      "whether this element is on the screen: accessibility calls it not visible, and does so of "
        + "some views that are; a screenshot or recursiveDescription shows it"
    case .witness(let witness): witness.settlement
    }
  }
}

extension TapVerdict {
  /// The fact that would decide, and the line for lldb that prints it; `nil` without a doubt.
  func settlement(on survey: ScreenSurvey) -> String? {
    guard let doubt = doubts.first else { return nil }
    return settlement(of: doubt, on: survey)
      + (debuggerLine(on: survey).map { "; in lldb: \($0)" } ?? "")
  }

  /// The fact that would decide, with the view that it is about.
  fileprivate func settlement(of doubt: Doubt, on survey: ScreenSurvey) -> String {
    doubt.settlement + (doubt.node.map { " (\(survey.screen.name(of: $0)))" } ?? "")
  }

  /// The line for lldb that prints the fact that would decide; `nil` where no debugger knows it.
  func debuggerLine(on survey: ScreenSurvey) -> String? {
    switch doubts.first {
    case nil, .witness: nil
    case .noScreen, .cutShort, .place, .value, .order, .report, .unhittable, .visibility:
      Screen.debuggerLine
    case .ownRule(let node), .passThrough(let node):
      point.flatMap { survey.hitTest(of: node, at: $0) }
    }
  }
}

extension ScreenSurvey {
  /// The line for lldb that asks the window of a view which view gets a touch; `nil` if the dump has
  /// no address of it.
  fileprivate func hitTest(of node: Node.ID, at point: Screen.Point) -> String? {
    let window = screen.nodes[screen.windows[windowOfNode[node]].root]
    guard let address = window.address.flatMap({ UInt64($0.dropFirst(2), radix: 16) }) else {
      return nil
    }
    let (x, y) = (point.x - window.frame.origin.x, point.y - window.frame.origin.y)
    return "expr -l objc -O -- [(UIView *)0x\(String(address, radix: 16)) "
      + "hitTest:(CGPoint){\(NumberText.text(x)), \(NumberText.text(y))} withEvent:nil]"
  }
}

extension Screen.Witness {
  /// The fact that would decide which is right, the rule or the live UIKit.
  fileprivate var settlement: String {
    let receiver =
      switch owner {
      case .node: "to this view"
      case .stranger: "to a view that is not in the capture"
      case .nobody: "to no view"
      }
    let place = points.first.map { " at \(NumberText.text($0.x)),\(NumberText.text($0.y))" } ?? ""
    return "a finger: the live UIKit, \(ask.wording)\(place), gave the touch \(receiver), and "
      + "not to the view that the rule names"
  }
}

extension VerdictReport {
  /// The text for people if no verdict was requested.
  static let unasked = "Verdict: not asked for, the name means too many views."

  /// The verdict in a sentence or two for people.
  var text: String {
    var text = "Verdict: \(verdict.word.rawValue)"
    if verdict.word != .hits, let by = verdict.by { text += " \(survey.screen.name(of: by))" }
    text += "."
    if !verdict.isInside { text += " The point lies beside it." }
    if verdict.canScroll == true { text += " A finger can scroll it out from there." }
    if let doubt = verdict.doubts.first {
      text += " What would settle it: \(verdict.settlement(of: doubt, on: survey))."
    }
    guard let point = verdict.tapPoint else { return text + " No point is certain to work." }
    let effect =
      if verdict.word == .shadowedByGesture {
        "reaches it, and may be taken away."
      } else {
        verdict.evidence == .exact ? "works." : "should work."
      }
    return text + " A tap at \(NumberText.text(point.x)),\(NumberText.text(point.y)) \(effect)"
  }
}

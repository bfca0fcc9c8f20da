extension ScreenSurvey {
  /// Returns, in one sentence without a subject, why a tap does not reach a view, or why that cannot
  /// be told; `nil` if it does.
  ///
  /// Every text and JSON takes its sentence from here. The view that the sentence names is the one
  /// that the verdict names.
  package func explanation(of verdict: TapVerdict, of node: Node.ID) -> String? {
    if let doubt = verdict.doubts.first {
      return clause(about: doubt) { $0 == node ? "it" : name(of: $0) }
    }
    if let block = block(of: verdict, of: node) { return explanation(of: block, of: node) }
    guard let by = verdict.by else { return nil }
    switch verdict.word {
    case .shadowedByGesture: return "\(tapTakerName(of: by)) of \(name(of: by)) may take the tap"
    case .disabled where by == node: return "it is disabled"
    case .disabled where screen.subtree(of: node).contains(by):
      return "\(name(of: by)) in it, which is disabled, takes the touch"
    case .disabled: return "\(name(of: by)) around it is disabled"
    default: return nil
    }
  }

  /// Returns the obstacle that a verdict names, without its area; `nil` if it names none.
  func block(of verdict: TapVerdict, of node: Node.ID) -> Reach.Block? {
    let by = verdict.by == node ? nil : verdict.by
    func block(_ reason: TouchAnswer.Reason, by: Node.ID?) -> Reach.Block {
      Reach.Block(reason: reason, by: by)
    }
    switch verdict.word {
    case .hidden, .disabled:
      let reason = verdict.by.flatMap { screen.nodes[$0].reasonToIgnoreTouches }
      return reason.map { block($0, by: by) }
    case .outsideParent, .clipped: return block(.outsideAncestor, by: by)
    case .keyboard: return block(.behindWinner, by: by)
    case .coveredBy:
      let isInside = by.map(screen.subtree(of: node).contains) == true
      return block(isInside ? .subviewHit : .behindWinner, by: by)
    case .passesThrough:
      let cause = fallThroughCauses[node]
      return block(.fallsThrough, by: cause == node ? nil : cause)
    case .offScreen: return block(.outsideBounds, by: nil)
    case .cannotTell, .dropped, .handledBy, .shadowedByGesture, .hits: return nil
    }
  }

  /// Returns a doubt as a clause.
  func clause(about doubt: TapVerdict.Doubt, naming name: (Node.ID) -> String) -> String {
    let name = doubt.node.map(name) ?? ""
    return switch doubt {
    case .noScreen: "no window has a frame that can be read"
    case .cutShort: "a part of the dump is missing"
    case .place: "the place of \(name) is not known"
    case .value: "a value of \(name) cannot be read"
    case .ownRule(let node) where asker.classFacts[node].isUndetermined: "\(name) may keep the taps"
    case .ownRule: "\(name) has its own hit testing"
    case .passThrough: "\(name) may keep the taps"
    case .order: "\(name) may lie in front"
    case .report: "the dump reports that something covers \(name)"
    case .unhittable:
      "\(name) is reported as not hittable, and the dump does not show what lies in front"
    case .visibility: "\(name) is reported as not visible"
    case .witness: "\(screen.uikit) answered otherwise"
    }
  }
}

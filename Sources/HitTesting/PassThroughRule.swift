/// The rule by which a pass-through window claims a touch or lets it fall through.
///
/// The rule keeps no state: the same facts give the same ruling, however often it is asked.
package struct PassThroughRule {
  package let facts: TouchFacts

  package init(_ facts: TouchFacts) {
    self.facts = facts
  }

  /// Decides about one touch.
  ///
  /// - Parameters:
  ///   - regionContainsTouch: Whether an enabled region contains the touch; asked at most once.
  ///   - contentTest: What is drawn at the touch, or `nil` if no content test applies; asked at
  ///     most once, and only about the root view.
  package func ruling(
    regionContainsTouch: () -> Bool, contentTest: () -> ContentFinding?
  ) -> TouchRuling {
    if facts.windowIsInert { return TouchRuling(.pass, .windowInert) }
    if facts.mode == .passAll { return TouchRuling(.pass, .passAllMode) }
    guard let candidate = facts.candidate else { return TouchRuling(.pass, .noCandidate) }
    if facts.mode == .blockAll { return TouchRuling(.claim, .blockAllMode) }

    switch candidate {
    case .presented: return TouchRuling(.claim, .presentedContent)
    case _ where facts.mode == .regions: return Self.regionRuling(regionContainsTouch())
    case .content, .root(takesTouches: true): return TouchRuling(.claim, .content)
    case .root: return background(regionContainsTouch, contentTest)
    case .window, .wrapper: return background(regionContainsTouch, { nil })
    }
  }

  /// The ruling on a touch beside everything that a hit test can tell from background.
  private func background(
    _ regionContainsTouch: () -> Bool, _ contentTest: () -> ContentFinding?
  ) -> TouchRuling {
    if facts.regionsAreDeclared { return Self.regionRuling(regionContainsTouch()) }
    guard let finding = contentTest() else {
      return TouchRuling(.pass, facts.passedOver ?? .background)
    }
    return finding.isContent
      ? TouchRuling(.claim, .contentFound, strategy: finding.strategy)
      : TouchRuling(.pass, .contentNotFound, strategy: finding.strategy)
  }

  private static func regionRuling(_ contained: Bool) -> TouchRuling {
    contained ? TouchRuling(.claim, .insideRegion) : TouchRuling(.pass, .outsideRegions)
  }
}

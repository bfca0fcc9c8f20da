/// The part of a ``TouchDecision`` that the rule decides; the rest says how it was asked.
package struct TouchRuling: Sendable, Hashable {
  package var verdict: TouchVerdict
  package var reason: TouchReason
  package var strategy: ContentDetection?

  package init(
    _ verdict: TouchVerdict, _ reason: TouchReason, strategy: ContentDetection? = nil
  ) {
    self.verdict = verdict
    self.reason = reason
    self.strategy = strategy
  }
}

/// What the rule says about one touch.
package struct TouchRuling: Sendable, Hashable {
  package var verdict: TouchVerdict
  package var reason: TouchReason
  /// The content test that decided; `nil` if none was needed.
  package var strategy: ContentDetection?
  /// Which of the views that were given, counted from the front, the ruling is about; `nil` if it
  /// is about the surface as a whole.
  package var index: Int?
  /// Whether the touch is beside all content, also where the mode keeps it from falling through.
  package var isOutside: Bool

  package init(
    _ verdict: TouchVerdict, _ reason: TouchReason, strategy: ContentDetection? = nil,
    index: Int? = nil, isOutside: Bool? = nil
  ) {
    self.verdict = verdict
    self.reason = reason
    self.strategy = strategy
    self.index = index
    self.isOutside = isOutside ?? (verdict == .pass)
  }
}

/// What a content test found at a point.
package struct ContentFinding: Sendable, Hashable {
  package var isContent: Bool
  /// The test that ran, never ``ContentDetection/automatic``.
  package var strategy: ContentDetection

  package init(isContent: Bool, strategy: ContentDetection) {
    self.isContent = isContent
    self.strategy = strategy
  }
}

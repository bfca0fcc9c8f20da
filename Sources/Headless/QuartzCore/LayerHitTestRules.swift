/// What is not known for sure about `CALayer.hitTest(_:)`.
package struct LayerHitTestRules: Sendable, Hashable {
  /// Whether a higher `zPosition` is asked before a later place. (FS-043)
  package var zPositionCounts = true
  /// Whether layers of no opacity are hit. (FS-046)
  package var clearLayersAreHit = true
  /// Whether a layer and all in it is hit only inside its mask's bounds. (FS-047)
  package var masksLimitHits = false

  package init() {}

  /// Layers belong to no actor; whoever changes this does so while nobody asks layers.
  package nonisolated(unsafe) static var current = LayerHitTestRules()
}

/// Choices about the geometry and the hit test of layers, where Core Animation is not known for
/// sure.
package struct LayerHitTestRules: Sendable, Hashable {
  /// Whether a higher `zPosition` is asked before a later place. (FS-043)
  package var zPositionCounts = true
  /// Whether layers of no opacity are hit. (FS-046)
  package var clearLayersAreHit = true
  /// Whether a layer and all in it is hit only inside its mask's bounds. (FS-047)
  package var masksLimitHits = false

  /// Whether negative sizes are made positive. (FS-015)
  package var standardizesSizes = true
  /// Whether geometry that is NaN or infinite is a failure. (FS-016)
  package var refusesNaN = true
  /// Whether a map without inverse stands for its own inverse. (FS-021)
  package var singularMapsInvertToThemselves = false

  package init() {}

  /// Layers belong to no actor; change this only while no layer is being asked.
  package nonisolated(unsafe) static var current = LayerHitTestRules()
}

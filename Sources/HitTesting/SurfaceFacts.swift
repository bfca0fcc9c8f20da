/// What is known about a surface before a look at the views in it.
package struct SurfaceFacts: Sendable, Hashable {
  /// The surface is hidden, transparent, or has user interaction disabled.
  package var isInert: Bool
  /// What the surface does with touches in general; a plain view is always automatic.
  package var mode: PassThroughMode

  package init(isInert: Bool = false, mode: PassThroughMode = .automatic) {
    self.isInert = isInert
    self.mode = mode
  }
}

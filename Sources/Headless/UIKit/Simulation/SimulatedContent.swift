/// What SwiftUI content is to a hit test.
public enum SimulatedContent: Sendable, Hashable {
  /// Text, a colour, a shape, a button: drawn and tappable.
  case drawing
  /// Liquid Glass, tappable; before iOS 26 a material.
  case glass
  /// A blurred background, tappable.
  case material
  /// A clear shape with a tap gesture: tappable and not drawn.
  case clearTappable
  /// A drawing with `.allowsHitTesting(false)`: drawn and not tappable.
  case decoration
}

extension SimulatedContent {
  var isTappable: Bool { self != .decoration }
}

/// The kind of SwiftUI content, as a hit test distinguishes it.
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
  /// The area of a container of SwiftUI's, such as a stack as large as the screen: hit as a drawing
  /// is, but neither drawn nor tappable. (FS-253)
  case container
}

extension SimulatedContent {
  /// Whether SwiftUI gives it taps.
  var isTappable: Bool { self != .decoration && self != .container }
  /// Whether its view, where it has one, takes part in hit tests.
  var isHit: Bool { self != .decoration }
}

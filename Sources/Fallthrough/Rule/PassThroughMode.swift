/// What a pass-through window does with touches in general.
public enum PassThroughMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Content takes its touches; touches on the background fall through.
  ///
  /// Views that take touches, presented controllers and what SwiftUI draws are content. Declared
  /// regions add to it.
  case automatic
  /// Only declared regions and presented controllers take touches; without a region all fall
  /// through.
  case regions
  /// Every touch falls through.
  case passAll
  /// No touch falls through: a touch beside the content goes to the view that UIKit's own hit test
  /// found, which may be the window itself.
  case blockAll
}

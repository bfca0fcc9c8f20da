/// Whether a window was asked about the same touch before.
///
/// A window cannot know which phase of UIKit's dispatch it is asked in; it can only tell whether it
/// has seen the same event object, timestamp and point already.
public enum TouchAsk: String, Sendable, Hashable, Codable, CaseIterable {
  /// The first ask for this event, timestamp and point.
  case first
  /// The window was asked for this event, timestamp and point before.
  case repeated
  /// There was no event, so the ask cannot be told from any other.
  case anonymous
}

/// Whether a pass-through window takes a touch or lets it fall through to the window below.
public enum TouchVerdict: String, Sendable, Hashable, Codable, CaseIterable {
  /// The window takes the touch: its `hitTest` returns a view.
  case claim
  /// The touch falls through: the window's `hitTest` returns `nil`.
  case pass
}

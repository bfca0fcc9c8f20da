extension TouchTranscript {
  /// One `hitTest(_:with:)` and its answer.
  ///
  /// The transcript has every subview that UIKit's rule asks, also those that cannot be hit. It
  /// also has those that an override asks itself, if they call the method of `UIView`. A view that
  /// calls super is one question.
  public struct Question: Sendable, Hashable, Codable {
    /// Why a view returned nil.
    public enum Refusal: String, Sendable, Hashable, Codable {
      /// It is hidden. (FS-001)
      case hidden
      /// Its user interaction is turned off. (FS-001)
      case interactionDisabled
      /// Its alpha is below 0.01. (FS-001, FS-003)
      case transparent
      /// An animation that allows no interaction is moving it. (FS-029)
      case animating
      /// The point is outside, according to its `point(inside:with:)`. (FS-010)
      case outside
      /// It overrides `hitTest(_:with:)`, or a hook answers for it.
      case ownAnswer
    }

    /// The window or view that was asked.
    public var view: String
    /// 1 while UIKit searches for the window, 2 while it asks that window for the view; nil for a
    /// view, and for questions that belong to no event.
    public var phase: Int?
    /// 0 for a question of the event itself, 1 for those that answer it, and so on.
    public var depth: Int
    /// In points, in the space of the asked window or view.
    public var point: CGPoint
    /// The view that it returned.
    public var answer: String?
    /// Why it returned none; nil if it returned one.
    public var refusal: Refusal?
  }
}

extension TouchTranscript {
  /// One `hitTest(_:with:)` and its answer.
  ///
  /// Every subview that UIKit's rule asks is there, also those that cannot be hit, and those that an
  /// override asks by hand as long as they come to the method of `UIView`. A view that calls super
  /// is one question.
  public struct Question: Sendable, Hashable, Codable {
    /// Why a view answered nil.
    public enum Refusal: String, Sendable, Hashable, Codable {
      /// It is hidden. (FS-001)
      case hidden
      /// Its user interaction is turned off. (FS-001)
      case interactionDisabled
      /// Its alpha is below 0.01. (FS-001, FS-003)
      case transparent
      /// An animation that allows no interaction moves it. (FS-029)
      case animating
      /// The point is outside, as its `point(inside:with:)` says. (FS-010)
      case outside
      /// It overrides `hitTest(_:with:)`, or a hook answers for it.
      case ownAnswer
    }

    /// The window or view that was asked.
    public var view: String
    /// 1 while the window is looked for, 2 while that window is asked for the view; nil for a view,
    /// and for questions that belong to no event.
    public var phase: Int?
    /// 0 for a question of the event itself, 1 for those asked in answering it, and so on.
    public var depth: Int
    /// In points, in the space of the asked window or view.
    public var point: CGPoint
    /// The view that it named.
    public var answer: String?
    /// Why it named none; nil if it did.
    public var refusal: Refusal?
  }
}

/// Answers for a view instance before its own hit-test methods do. It works like a subclass made at
/// run time on an Apple host: it comes before all overrides of the view's class.
/// ``UIView/hitTest(_:with:)`` called from within a hook returns the view's own answer.
@MainActor package protocol HitTestHook: AnyObject {
  /// Answers `view.hitTest(point, with: event)`, the point in the view's space.
  func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView?

  /// Answers `view.point(inside: point, with: event)`, the point in the view's space.
  func point(inside point: CGPoint, of view: UIView, with event: UIEvent?) -> Bool
}

/// The questions that a hook may be answering at a time.
package struct HitTestQuestions: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Which view gets the touch.
  package static let view = HitTestQuestions(rawValue: 1)
  /// Whether the view contains the point.
  package static let containment = HitTestQuestions(rawValue: 2)
}

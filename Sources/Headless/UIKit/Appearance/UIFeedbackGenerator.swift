/// Haptic feedback. This device has no motor for it, like a simulator, so nothing happens.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Prepares the feedback.
  open func prepare() {}
}

/// Feedback for an impact.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength and the feel of the impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates feedback for an impact of medium strength.
  public override init() { super.init() }

  /// Creates feedback for an impact.
  public init(style: FeedbackStyle) { super.init() }

  /// Plays the impact.
  open func impactOccurred() {}

  /// Plays the impact, from 0 (not at all) to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for the result of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of the task.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Plays the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for a change of the selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func selectionChanged() {}
}

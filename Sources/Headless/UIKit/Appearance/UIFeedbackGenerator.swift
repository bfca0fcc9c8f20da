/// Something to be felt. This device has no motor for it, like a simulator, so nothing happens.
@preconcurrency @MainActor
@available(tvOS, unavailable)
open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}

/// A knock.
@preconcurrency @MainActor
@available(tvOS, unavailable)
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock is.
  public enum FeedbackStyle: Int, Sendable {
    /// Lightly.
    case light
    /// As usual.
    case medium
    /// Hard.
    case heavy
    /// As of something soft.
    case soft
    /// As of something stiff.
    case rigid
  }

  /// Creates a knock of medium strength.
  public override init() {
    super.init()
  }

  /// Creates a knock.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Knocks.
  open func impactOccurred() {}

  /// Knocks, from 0 (not at all) to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A pattern that means something.
@preconcurrency @MainActor
@available(tvOS, unavailable)
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the pattern means.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success
    /// Take care.
    case warning
    /// It went wrong.
    case error
  }

  /// Plays the pattern.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A click as something else is chosen.
@preconcurrency @MainActor
@available(tvOS, unavailable)
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Clicks.
  open func selectionChanged() {}
}

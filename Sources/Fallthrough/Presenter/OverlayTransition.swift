#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// How the content of an overlay arrives and leaves.
  ///
  /// While content arrives it already takes its touches; while it leaves it takes none, and its
  /// window stays until the transition is over. A transition that does not end by itself is taken
  /// to be over after ``longestDuration``, so that no window is left behind.
  @MainActor
  public struct OverlayTransition {
    /// Whether content arrives or leaves.
    public enum Direction: Sendable, Hashable {
      /// The content arrives.
      case arriving
      /// The content leaves.
      case leaving
    }

    /// One run of a transition: its view and its direction.
    @MainActor
    public struct Step {
      /// The view of the controller that arrives or leaves, laid out at its place.
      public let view: UIView
      /// Whether it arrives or leaves.
      public let direction: Direction
      /// Whether the content was moving in the other direction, and continues from where it is.
      public let turnsBack: Bool
      /// The opacity of the view before any transition. It is restored when the view has arrived or
      /// left.
      public let restingAlpha: CGFloat
      /// The transform of the view before any transition. It is restored when the view has arrived
      /// or left.
      public let restingTransform: CGAffineTransform
    }

    /// The longest time that the transition may take, in seconds; then it is taken to be over.
    public let longestDuration: TimeInterval
    /// `nil` for a transition without animation.
    let run: (@MainActor (Step, @escaping @MainActor () -> Void) -> Void)?

    private init() {
      longestDuration = 0
      run = nil
    }

    /// Creates a custom transition.
    ///
    /// - Parameters:
    ///   - longestDuration: In seconds; a choice of 5 if nothing is said. NaN and less than zero
    ///     count as zero.
    ///   - run: Starts the transition and calls its closure argument when the transition is over.
    ///     That may be at once; later calls have no effect.
    public init(
      longestDuration: TimeInterval = 5,
      run: @escaping @MainActor (_ step: Step, _ isOver: @escaping @MainActor () -> Void) -> Void
    ) {
      self.longestDuration = longestDuration > 0 ? longestDuration : 0
      self.run = run
    }

    /// Without animation: the content has arrived or left before the call returns.
    public static let none = OverlayTransition()
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// How the content of an overlay comes and goes.
  ///
  /// While content arrives it already takes its touches; while it leaves it takes none, and its
  /// window stays until the transition is over. A transition that does not end by itself is taken
  /// to be over after ``longestDuration``, so that no window is left behind.
  @MainActor
  public struct OverlayTransition {
    /// Whether content comes or goes.
    public enum Direction: Sendable, Hashable {
      /// The content comes.
      case arriving
      /// The content goes.
      case leaving
    }

    /// One run of a transition: what moves, and which way.
    @MainActor
    public struct Step {
      /// The view of the controller that comes or goes, laid out at its place.
      public let view: UIView
      /// Whether it comes or goes.
      public let direction: Direction
      /// Whether the content was on its way in the other direction, and goes on from where it is.
      public let turnsBack: Bool
      /// The opacity of the view before any transition. It gets it back when it has come or gone.
      public let restingAlpha: CGFloat
      /// The transform of the view before any transition. It gets it back when it has come or gone.
      public let restingTransform: CGAffineTransform
    }

    /// The longest time that the transition may take, in seconds; then it is taken to be over.
    public let longestDuration: TimeInterval
    /// `nil` where nothing takes time.
    let run: (@MainActor (Step, @escaping @MainActor () -> Void) -> Void)?

    private init() {
      longestDuration = 0
      run = nil
    }

    /// Creates a transition of one's own.
    ///
    /// - Parameters:
    ///   - longestDuration: In seconds; a choice of 5 if nothing is said. NaN and less than zero
    ///     count as zero.
    ///   - run: Starts the transition and calls the closure that it is given when it is over. That
    ///     may be at once, and what comes after the first call counts for nothing.
    public init(
      longestDuration: TimeInterval = 5,
      run: @escaping @MainActor (_ step: Step, _ isOver: @escaping @MainActor () -> Void) -> Void
    ) {
      self.longestDuration = longestDuration > 0 ? longestDuration : 0
      self.run = run
    }

    /// Nothing takes time: the content is there, or gone, before the call returns.
    public static let none = OverlayTransition()
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// How the content of an overlay arrives and leaves.
  ///
  /// Content takes its touches while it arrives. While it leaves it takes none, and its window
  /// stays until the transition is over. If a transition does not end by itself, it counts as over
  /// after ``longestDuration``, so that no window stays for ever.
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
      /// The opacity of the view before any transition, restored when it has arrived or left.
      public let restingAlpha: CGFloat
      /// The transform of the view before any transition, restored when it has arrived or left.
      public let restingTransform: CGAffineTransform
      /// Whether the user wants less motion: the setting Reduce Motion is on. The transitions of
      /// this type fade then; a transition of your own should not move or scale the view.
      public let reducesMotion: Bool
    }

    /// The longest time that the transition may take, in seconds; after that it counts as over.
    public let longestDuration: TimeInterval
    /// `nil` for a transition without animation.
    let run: (@MainActor @Sendable (Step, @escaping @MainActor () -> Void) -> Void)?

    private nonisolated init() {
      longestDuration = 0
      run = nil
    }

    /// Creates a custom transition.
    ///
    /// ```swift
    /// let pop = OverlayTransition { step, isOver in
    ///   let small = step.restingTransform.scaledBy(x: 0.8, y: 0.8)
    ///   if step.direction == .arriving { step.view.transform = small }
    ///   UIView.animate(withDuration: 0.2, delay: 0) {
    ///     step.view.transform = step.direction == .arriving ? step.restingTransform : small
    ///   } completion: { _ in isOver() }
    /// }
    /// overlay.hide(transition: pop)
    /// ```
    ///
    /// - Parameters:
    ///   - longestDuration: In seconds; the default 5 is a choice. NaN and less than zero count as
    ///     zero.
    ///   - run: Starts the transition and calls its closure argument when the transition is over.
    ///     That may be at once; later calls have no effect.
    public init(
      longestDuration: TimeInterval = 5,
      run:
        @escaping @MainActor @Sendable (
          _ step: Step, _ isOver: @escaping @MainActor () -> Void
        ) -> Void
    ) {
      self.longestDuration = longestDuration.notNegative
      self.run = run
    }

    /// Without animation: the content has arrived or left before the call returns.
    public nonisolated static let instant = OverlayTransition()

    /// As ``instant``; where a transition is optional, `.none` is no transition.
    @available(*, deprecated, renamed: "instant")
    public nonisolated static var none: OverlayTransition { instant }
  }

  extension OverlayTransition {
    /// The edge of the overlay from which content arrives and to which it leaves.
    public enum Edge: Sendable, Hashable, CaseIterable {
      /// The upper edge.
      case top
      /// The left edge, whatever the direction of writing.
      case left
      /// The lower edge.
      case bottom
      /// The right edge, whatever the direction of writing.
      case right

      /// The distance by which views must move to lie beyond this edge of the bounds, in points;
      /// the size of the bounds where there are none.
      fileprivate func offset(of frames: [CGRect], beyond bounds: CGRect) -> CGPoint {
        switch self {
        case .top: CGPoint(x: 0, y: bounds.minY - (frames.map(\.maxY).max() ?? bounds.maxY))
        case .left: CGPoint(x: bounds.minX - (frames.map(\.maxX).max() ?? bounds.maxX), y: 0)
        case .bottom: CGPoint(x: 0, y: bounds.maxY - (frames.map(\.minY).min() ?? bounds.minY))
        case .right: CGPoint(x: bounds.maxX - (frames.map(\.minX).min() ?? bounds.minX), y: 0)
        }
      }
    }

    /// Content fades in and out.
    ///
    /// - Parameter duration: In seconds.
    public static func fade(duration: TimeInterval = 0.25) -> OverlayTransition {
      animating(duration: duration) { $0.alpha = 0 }
    }

    /// Content moves in from an edge, and out again: as far as its views reach, or by the whole
    /// overlay where it has no views, as in SwiftUI. With Reduce Motion it fades.
    ///
    /// - Parameters:
    ///   - edge: The edge from which it arrives and to which it leaves.
    ///   - duration: In seconds.
    public static func move(edge: Edge, duration: TimeInterval = 0.3) -> OverlayTransition {
      animating(duration: duration) { view in
        let offset = edge.offset(of: view.visibleFrames, beyond: view.bounds)
        view.transform.tx += offset.x
        view.transform.ty += offset.y
      }
    }

    /// A UIKit animation between the view as it is and the view as `takeAway` makes it. With Reduce
    /// Motion the content fades instead, which is a choice.
    ///
    /// - Parameters:
    ///   - duration: In seconds. NaN and less than zero count as zero.
    ///   - takeAway: Gives the view its look before it arrives and after it has left. It is called
    ///     with the view at rest.
    public static func animating(
      duration: TimeInterval, takeAway: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> OverlayTransition {
      let duration = duration.notNegative
      // UIKit reports the end of its animations; that is later if they are slowed down.
      return OverlayTransition(longestDuration: duration + 5) { step, isOver in
        let takeAway = step.reducesMotion ? { $0.alpha = 0 } : takeAway
        if step.direction == .arriving, !step.turnsBack { takeAway(step.view) }
        UIView.animate(
          withDuration: duration, delay: 0,
          options: [.beginFromCurrentState, .allowUserInteraction],
          animations: {
            step.view.alpha = step.restingAlpha
            step.view.transform = step.restingTransform
            if step.direction == .leaving { takeAway(step.view) }
          },
          completion: { _ in isOver() })
      }
    }
  }

  extension UIView {
    /// The frames of the visible subviews. SwiftUI's are left out: their frames are not those of
    /// their content.
    fileprivate var visibleFrames: [CGRect] {
      isHosting ? [] : subviews.filter { !$0.isHidden }.map(\.frame)
    }
  }
#endif

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
  }

  extension OverlayTransition {
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
    ///   - dampingRatio: As for ``animating(duration:dampingRatio:takeAway:)``.
    public static func move(
      edge: Edge, duration: TimeInterval = 0.3, dampingRatio: CGFloat = 1
    ) -> OverlayTransition {
      animating(duration: duration, dampingRatio: dampingRatio) { view in
        let edge = edge.physical(in: view)
        let distance = edge.distance(of: view)
        view.transform.tx += edge.direction.x * distance
        view.transform.ty += edge.direction.y * distance
      }
    }

    /// Content grows and fades in, and shrinks and fades out, about the middle of its views, or of
    /// the overlay where it has no views, as in SwiftUI. With Reduce Motion it only fades.
    ///
    /// - Parameters:
    ///   - factor: Its size before it arrives and after it has left, as a part of its own. NaN and
    ///     less than 0.01 count as 0.01.
    ///   - duration: In seconds.
    ///   - dampingRatio: As for ``animating(duration:dampingRatio:takeAway:)``.
    public static func scale(
      _ factor: CGFloat = 0.8, duration: TimeInterval = 0.3, dampingRatio: CGFloat = 1
    ) -> OverlayTransition {
      let factor = factor >= 0.01 ? factor : 0.01
      return animating(duration: duration, dampingRatio: dampingRatio) { view in
        let middle = view.middleOfContent
        view.alpha = 0
        view.transform.tx += middle.x * (1 - factor)
        view.transform.ty += middle.y * (1 - factor)
        let look = view.transform
        view.transform = CGAffineTransform(
          a: look.a * factor, b: look.b * factor, c: look.c * factor, d: look.d * factor,
          tx: look.tx, ty: look.ty)
      }
    }

    /// A UIKit animation between the view as it is and the view as `takeAway` makes it. With Reduce
    /// Motion the content fades instead, which is a choice.
    ///
    /// - Parameters:
    ///   - duration: In seconds. NaN and less than zero count as zero.
    ///   - dampingRatio: Below 1 the content swings about its place like a spring, the more the
    ///     smaller it is; less than 0.1 counts as 0.1. With Reduce Motion nothing swings.
    ///   - takeAway: Gives the view its look before it arrives and after it has left. It is called
    ///     with the view at rest.
    public static func animating(
      duration: TimeInterval, dampingRatio: CGFloat = 1,
      takeAway: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> OverlayTransition {
      let duration = duration.notNegative
      // UIKit reports the end of its animations; that is later if they are slowed down.
      return OverlayTransition(longestDuration: duration + 5) { step, isOver in
        let takeAway = step.reducesMotion ? { $0.alpha = 0 } : takeAway
        if step.direction == .arriving, !step.turnsBack { takeAway(step.view) }
        let animations = {
          step.view.alpha = step.restingAlpha
          step.view.transform = step.restingTransform
          if step.direction == .leaving { takeAway(step.view) }
        }
        let swings = dampingRatio < 1 && !step.reducesMotion
        UIView.animate(
          withDuration: duration, delay: 0,
          usingSpringWithDamping: swings ? max(dampingRatio, 0.1) : 1, initialSpringVelocity: 0,
          options: [.beginFromCurrentState, .allowUserInteraction], animations: animations,
          completion: { _ in isOver() })
      }
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Why the content of an overlay has gone. What made it leave counts, not how it left.
  public enum OverlayEnd: String, Sendable, Hashable, CaseIterable {
    /// Its time was over.
    case duration
    /// The user swiped it away.
    case swipe
    /// The user of an assistive app made the escape gesture.
    case escape
    /// The user touched or tapped outside of it.
    case outside
    /// The app hid it.
    case hidden
    /// Other content took its place, or another presenter shows it.
    case replaced
    /// The task that waited for its end was cancelled.
    case cancelled
    /// The scene of the task that waited for its end has disconnected.
    case sceneGone

    /// What the app is informed of. If it hides content meanwhile, this is the reason.
    @MainActor private(set) static var cause: OverlayEnd?

    /// Informs the app of something that may make it hide content.
    @MainActor
    func tell(_ work: () -> Void) {
      let outer = Self.cause
      Self.cause = self
      defer { Self.cause = outer }
      work()
    }
  }

  /// What the user may do to dismiss the content of an overlay.
  ///
  /// ```swift
  /// let toast = UIHostingController(rootView: ToastView())
  /// overlay.show(toast, dismissal: [.swipe(.bottom), .tapOutside])
  /// ```
  ///
  /// With any of them the escape gesture of assistive apps dismisses the content too, unless
  /// ``OverlayPresenter/onEscape`` is set.
  public struct OverlayDismissal: OptionSet, Sendable, Hashable {
    /// The edges of a swipe, as in `NSDirectionalRectEdge`, and a bit for taps.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A tap outside, as of ``PassThroughWindow/onTapOutside``. The app gets the tap too.
    public static let tapOutside = OverlayDismissal(rawValue: 1 << 8)

    /// A swipe of one finger on the content to one of these edges.
    ///
    /// The content follows the finger. It leaves if it was moved by half of its way, but by no more
    /// than 60 points, where the distance that the finger would go in a tenth of a second counts.
    /// Else it returns. These are choices. While the content arrives there is no swipe.
    ///
    /// As in a sheet, the content comes first: a scroll view that can scroll that way, a slider, a
    /// drag recognizer, and text in which something is edited or selected. With Reduce Motion the
    /// content fades under the finger instead of moving.
    ///
    /// > Source: UIKit documentation, "Attaching gesture recognizers to UIKit controls". FS-120.
    public static func swipe(_ edges: NSDirectionalRectEdge) -> OverlayDismissal {
      OverlayDismissal(rawValue: edges.rawValue & 0xF)
    }

    var swipeEdges: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: rawValue & 0xF) }
  }

  /// Who decides about the status bar, the home indicator, system gestures at the edges and
  /// orientations while an overlay is in front.
  public enum OverlaySystemAppearance: Sendable, Hashable, CaseIterable {
    /// The content while the mode is `PassThroughMode.blockAll`, as it is all that the user can use;
    /// else the app.
    case automatic
    /// The app: its frontmost controller behind the overlay.
    case app
    /// The content, as a controller that is presented in full screen.
    case content
  }

  extension OverlayPresenter {
    /// What a presenter does with a controller that is to be shown while another one is there.
    public enum WhenBusy: Sendable, Hashable {
      /// The shown controller leaves at once.
      case replaces
      /// The new controller waits in a queue until all others have left.
      case waits
    }
  }
#endif

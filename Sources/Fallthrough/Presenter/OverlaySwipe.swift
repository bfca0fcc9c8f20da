#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Moves the content of an overlay with a finger, towards an edge, until it returns or leaves.
  ///
  /// What the content does with the movement comes first, as in a sheet: a scroll view that can
  /// still scroll that way, a drag recognizer, the thumb of a slider (FS-120), and text in which
  /// something is edited or selected.
  @MainActor
  final class OverlaySwipe: NSObject, UIGestureRecognizerDelegate {
    /// Where content may be swiped to, in the window's direction of writing.
    var edges: NSDirectionalRectEdge = [] { didSet { updateUse() } }
    /// Whether the content is at rest in its place: it neither arrives nor leaves.
    var isPossible = false { didSet { updateUse() } }
    var didSwipe: ((OverlayTransition.Edge) -> Void)?

    private let pan = UIPanGestureRecognizer()
    private let content: UIView
    private let resting: OverlayTransition.Look
    private weak var touched: UIView?
    private var start = CGPoint.zero
    private var edge = OverlayTransition.Edge.bottom

    init(of content: UIView, resting: OverlayTransition.Look, in window: UIWindow) {
      self.content = content
      self.resting = resting
      super.init()
      pan.isEnabled = false
      pan.delegate = self
      #if !os(tvOS)
        pan.maximumNumberOfTouches = 1
      #endif
      #if canImport(ObjectiveC)
        pan.addTarget(self, action: #selector(follow))
      #else
        pan.addTarget(self, action: Selector("follow"))
      #endif
      window.addGestureRecognizer(pan)
    }

    private func updateUse() { pan.isEnabled = !edges.isEmpty && isPossible }

    /// How far content must be swiped to leave, in points: half of its way to the edge, but no more
    /// than this, which is a choice.
    private static let longestDistance: CGFloat = 60
    /// The speed of the finger counts as the distance that it would go in this time, in seconds: a
    /// choice.
    private static let reach: CGFloat = 0.1

    private var distance: CGFloat {
      min(edge.distance(of: content) / 2, Self.longestDistance)
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    private func follow() {
      guard isPossible else { return }
      let way = edge.progress(pan.translation(in: pan.view))
      switch pan.state {
      case .began, .changed: show(at: max(0, way))
      case .ended where way + edge.progress(pan.velocity(in: pan.view)) * Self.reach >= distance:
        didSwipe?(edge)
        // The view that shows SwiftUI content may refuse.
        if isPossible { Later.after(0.5) { [weak self] in self?.settle() } }
      default: settle()
      }
    }

    private func show(at way: CGFloat) {
      if UIAccessibility.isReduceMotionEnabled {
        content.alpha = resting.alpha * max(0, 1 - way / (2 * max(distance, 1)))
      } else {
        content.transform = resting.transform
        content.transform.tx += edge.direction.x * way
        content.transform.ty += edge.direction.y * way
      }
    }

    private func settle() {
      guard isPossible, pan.state != .began, pan.state != .changed else { return }
      UIView.animate(
        withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
        animations: { [content, resting] in resting.apply(to: content) })
    }

    // MARK: What comes first

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      (touched, start) = (touch.view, touch.location(in: pan.view))
      return touched?.isDescendant(of: content) ?? false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let place = pan.location(in: pan.view)
      edge = .towards(CGPoint(x: place.x - start.x, y: place.y - start.y))
      let isAllowed = [
        (NSDirectionalRectEdge.top, OverlayTransition.Edge.top), (.bottom, .bottom),
        (.leading, .leading), (.trailing, .trailing),
      ].contains { edges.contains($0) && $1.physical(in: content) == edge }
      guard isAllowed, let touched else { return false }
      return !sequence(first: touched, next: \.superview).prefix { $0 !== pan.view }.contains {
        ($0 as? UIScrollView)?.canScroll(asFingerGoesTo: edge) ?? false
          || $0 is any UIKeyInput && $0.isFirstResponder
      }
    }

    /// A scroll view waits until it is known that this is no swipe.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { (other.view as? UIScrollView)?.panGestureRecognizer === other }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      other is UIPanGestureRecognizer && other.view?.isDescendant(of: content) ?? false
        && (other.view as? UIScrollView)?.panGestureRecognizer !== other
    }
  }

  #if !canImport(ObjectiveC)
    extension OverlaySwipe: ActionPerforming {
      func action(for selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
        { [weak self] _, _ in self?.follow() }
      }
    }
  #endif

  extension UIScrollView {
    /// Whether there is content to scroll to when a finger moves towards an edge.
    fileprivate func canScroll(asFingerGoesTo edge: OverlayTransition.Edge) -> Bool {
      guard isScrollEnabled else { return false }
      let insets = adjustedContentInset
      let content = CGRect(
        x: -insets.left, y: -insets.top, width: contentSize.width + insets.left + insets.right,
        height: contentSize.height + insets.top + insets.bottom)
      // Half a point is for rounding.
      return edge.extent(of: content).start < edge.extent(of: bounds).start - 0.5
    }
  }
#endif

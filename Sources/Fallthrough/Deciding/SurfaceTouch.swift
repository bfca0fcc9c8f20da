#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// A touch on a surface: the views there with what each is to the surface, and the costly facts.
  ///
  /// It gathers; `HitTesting`'s rule decides.
  @MainActor
  struct SurfaceTouch {
    let surface: UIView
    /// The surface, if it is a window.
    let window: PassThroughWindow?
    let regions: InteractiveRegions?
    let test: ContentTest
    /// The touch, in points, in the coordinate space of `surface`.
    let point: CGPoint
    let event: UIEvent?
    /// UIKit's own answer.
    let answer: UIView?

    private var views: FrontToBack
    /// The view that was given last.
    private(set) var view: UIView?
    private var wasBackground = false
    private var shownView: ShownView?

    init(
      on surface: UIView, window: PassThroughWindow?, regions: InteractiveRegions?,
      detection: ContentDetection, answer: UIView?, at point: CGPoint, with event: UIEvent?,
      reachesOverflow: Bool = false
    ) {
      (self.surface, self.window, self.regions) = (surface, window, regions)
      (self.answer, self.point, self.event) = (answer, point, event)
      test = ContentTest(detection: detection)
      views = FrontToBack(
        from: answer, in: surface, at: point, with: event, reachesOverflow: reachesOverflow)
      if let regions, regions.animatedPosition == .visible, answer != nil {
        shownView = regions.shownView(at: point, in: surface, with: event)
      }
    }

    /// What the rule says of the touch.
    mutating func ruling(_ facts: SurfaceFacts) -> TouchRuling {
      var rule = PassThroughRule(facts)
      if let ruling = rule.rulingWithoutViews { return ruling }
      while let kind = next() {
        let ruling = rule.ruling(
          on: kind,
          regionContainsTouch: { regions?.contain(point, in: surface) ?? false },
          backgroundAreaContainsTouch: {
            regions?.containInBackground(point, in: surface) ?? false
          },
          drawingIsContent: { drawingIsContent() }, contentTest: { contentTest() })
        if let ruling { return ruling }
      }
      return rule.conclusion()
    }

    /// Whether a view takes touches itself, as far as its class and a behaviour of its own tell:
    /// the rule then claims the touch for it where it lies inside a surface, and nothing that a
    /// region follows is in front.
    static func isPlainContent(_ view: UIView, _ regions: InteractiveRegions?) -> Bool {
      guard ViewClass.of(view).isEmpty, !HitTestSwitch.isSet(for: view),
        regions?.animatedPosition ?? .final == .final
      else { return false }
      #if canImport(SwiftUI)
        return !(view.next is UIViewController)
      #else
        return true
      #endif
    }

    // MARK: Views

    private mutating func next() -> TouchedView? {
      guard let view = views.next() else {
        self.view = nil
        return nil
      }
      self.view = view
      if let shown = shownView, !view.isInFront(of: shown.regionView) {
        shownView = nil
        (self.view, wasBackground) = (shown.receiver, false)
        return .shownHere
      }
      let kind = kind(of: view)
      wasBackground = kind == .background
      switch kind {
      case .hosting: SurfaceAsk.noteHostingView(view)
      case .drawing:
        if let host = HostingViews.hostingView(around: view) { SurfaceAsk.noteHostingView(host) }
      default: break
      }
      return kind
    }

    private func kind(of view: UIView) -> TouchedView {
      if let kind = window?.kindOfWindowPart(view) { return kind }
      if let regions, regions.animatedPosition == .visible,
        regions.isShownElsewhere(view, touchedAt: point, in: surface)
      {
        return .shownElsewhere
      }
      if view === SurfaceAsk.claimedView { return .content }
      if HostingViews.contain(view) { return letsGo(hostingView: view) ? .hosting : .content }
      if view === surface.ownAreaView || view.letsTouchesGo { return .background }
      if HostingViews.isDrawing(view), let host = HostingViews.hostingView(around: view) {
        return letsGo(hostingView: host) ? .drawing : .content
      }
      return .content
    }

    /// Whether the empty area of a hosting view lets touches go on: nothing between it and the
    /// surface takes touches itself, and it does not paint its whole bounds.
    private func letsGo(hostingView: UIView) -> Bool {
      if isOwnArea(hostingView) { return true }
      if hostingView.paintsItsBounds {
        Misuse.noteOpaqueHostingView(hostingView)
        return false
      }
      var ancestor = hostingView.superview
      while let view = ancestor, !isOwnArea(view) {
        let isOpen = HostingViews.contain(view) && !view.paintsItsBounds
        guard isOpen || view.letsTouchesGo else { return false }
        ancestor = view.superview
      }
      return ancestor != nil
    }

    /// Whether a view is the surface or belongs to its background.
    private func isOwnArea(_ view: UIView) -> Bool {
      view === surface || view === surface.ownAreaView
        || window?.ownsAsBackground(view) ?? false
    }

    // MARK: Costly facts

    private func drawingIsContent() -> Bool {
      guard let view else { return false }
      return test.isContent(view, at: view.convert(point, from: surface))
    }

    private func contentTest() -> ContentFinding {
      guard let view else { return ContentFinding(isContent: false, strategy: .viewTree) }
      return test.finding(in: view, at: view.convert(point, from: surface), with: event)
    }

    // MARK: Receiver

    /// The view to hand a claimed touch to.
    ///
    /// What is drawn, and what is beside all views, goes to the hosting view there: SwiftUI decides
    /// by itself what is tappable in it.
    func receiver(for ruling: TouchRuling) -> UIView? {
      guard ruling.verdict == .claim, ruling.index != nil, let view, !wasBackground else {
        return hostingReceiver
      }
      guard view !== answer || ruling.reason == .insideRegion, HostingViews.isDrawing(view) else {
        return view
      }
      return HostingViews.hostingView(around: view) ?? view
    }

    /// The frontmost hosting view that was passed over, or else a hosting root, or else UIKit's own
    /// answer.
    var hostingReceiver: UIView? {
      SurfaceAsk.hostingView ?? window?.hostingRootView ?? answer
    }
  }

  extension UIView {
    /// The view whose own area counts as this one's: the content view of an effect view. FS-032.
    var ownAreaView: UIView? { (self as? UIVisualEffectView)?.contentView }

    /// Whether a view never takes touches on its own area.
    fileprivate var letsTouchesGo: Bool { HostingViews.isWrapper(self) || isPassThrough }

    /// Whether an embedded hosting view shows a colour or the like all over its bounds.
    fileprivate var paintsItsBounds: Bool { layer.paintsByItself && !isPassThrough }

    /// Whether the view is drawn in front of another one that it neither is in nor contains.
    fileprivate func isInFront(of other: UIView) -> Bool {
      if other.isDescendant(of: self) || isDescendant(of: other) { return false }
      var mine = self
      while let parent = mine.superview, !other.isDescendant(of: parent) { mine = parent }
      guard let parent = mine.superview else { return true }
      var theirs = other
      while let view = theirs.superview, view !== parent { theirs = view }
      let siblings = parent.subviews
      guard let front = siblings.firstIndex(where: { $0 === mine }),
        let back = siblings.firstIndex(where: { $0 === theirs })
      else { return true }
      return front > back
    }
  }
#endif

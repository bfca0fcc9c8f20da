#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// A touch on a surface: the views there with what each is to the surface, and the costly facts.
  ///
  /// It gathers; `HitTesting`'s rule decides.
  /// The surface itself is a parameter: storing an object costs a retain, and a hit test has time
  /// for little more than that.
  @MainActor
  struct SurfaceTouch: ~Copyable {
    /// UIKit's own answer.
    let answer: UIView?
    /// The touch, in points, in the coordinate space of the surface.
    let point: CGPoint
    let event: UIEvent?
    let regions: InteractiveRegions?
    let test: ContentTest
    /// Whether views are found outside the bounds of those they are in.
    let reachesOverflow: Bool

    init(
      _ answer: UIView?, at point: CGPoint, with event: UIEvent?, regions: InteractiveRegions?,
      detection: ContentDetection = .automatic, reachesOverflow: Bool = false
    ) {
      (self.answer, self.point, self.event) = (answer, point, event)
      (self.regions, self.reachesOverflow) = (regions, reachesOverflow)
      test = ContentTest(detection: detection)
    }

    /// What the rule says of the touch, and the view to hand a claimed touch to; `nil` leaves it to
    /// ``hostingReceiver(on:)``.
    ///
    /// - Parameters:
    ///   - surface: The view that is asked.
    ///   - window: The surface, if it is a window.
    func decision(
      _ facts: SurfaceFacts, on surface: UIView, as window: PassThroughWindow? = nil
    ) -> (ruling: TouchRuling, receiver: UIView?) {
      var rule = PassThroughRule(facts)
      if let ruling = rule.rulingWithoutViews { return (ruling, nil) }
      var views = FrontToBack()
      var shownView = shownView(on: surface)
      while let view = views.next(at: self, on: surface) {
        let shown = shownView.flatMap { view.isInFront(of: $0.regionView) ? nil : $0 }
        if shown != nil { shownView = nil }
        let kind = shown == nil ? kind(of: view, on: surface, as: window) : .shownHere
        let ruling = rule.ruling(
          on: kind, regionContainsTouch: { regions?.contain(point, in: surface) ?? false },
          backgroundAreaContainsTouch: {
            regions?.containInBackground(point, in: surface) ?? false
          },
          drawingIsContent: { test.isContent(view, at: view.convert(point, from: surface)) },
          contentTest: {
            test.finding(in: view, at: view.convert(point, from: surface), with: event)
          })
        if let ruling, ruling.verdict == .claim {
          return (ruling, shown.map(\.receiver) ?? receiver(for: ruling, on: view, kind))
        }
        noteHostingView(passedOver: view, kind)
        if let ruling { return (ruling, nil) }
      }
      return (rule.conclusion(), nil)
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

    private func kind(
      of view: UIView, on surface: UIView, as window: PassThroughWindow?
    ) -> TouchedView {
      if let kind = window?.kindOfWindowPart(view) { return kind }
      if let regions, regions.animatedPosition == .visible,
        regions.isShownElsewhere(view, touchedAt: point, in: surface)
      {
        return .shownElsewhere
      }
      if SurfaceAsk.claimed(view) { return .content }
      if HostingViews.contain(view) {
        return letsGo(hostingView: view, on: surface, as: window) ? .hosting : .content
      }
      let isSurface = window == nil && surface.ownsArea(of: view)
      let viewClass = ViewClass.of(view)
      if isSurface || viewClass.contains(.wrapper) || view.isPassThrough { return .background }
      if viewClass.contains(.drawing), let host = HostingViews.hostingView(around: view),
        letsGo(hostingView: host, on: surface, as: window)
      {
        return .drawing
      }
      return .content
    }

    /// Notes the hosting view that lets the touch go on, if one does.
    private func noteHostingView(passedOver view: UIView, _ kind: TouchedView) {
      let host =
        switch kind {
        case .hosting: view
        case .drawing: HostingViews.hostingView(around: view)
        default: nil as UIView?
        }
      if let host { SurfaceAsk.noteHostingView(host) }
    }

    /// The frontmost view that a region follows and that is shown at the touch.
    private func shownView(on surface: UIView) -> ShownView? {
      guard let regions, regions.animatedPosition == .visible, answer != nil else { return nil }
      return regions.shownView(at: point, in: surface, with: event)
    }

    /// Whether the empty area of a hosting view lets touches go on: nothing between it and the
    /// surface takes touches itself, and it does not paint its whole bounds.
    private func letsGo(
      hostingView: UIView, on surface: UIView, as window: PassThroughWindow?
    ) -> Bool {
      func isBackground(_ view: UIView) -> Bool {
        window?.ownsAsBackground(view) ?? surface.ownsArea(of: view)
      }
      if isBackground(hostingView) { return true }
      guard !hostingView.paintsItsBounds else {
        Misuse.noteOpaqueHostingView(hostingView)
        return false
      }
      var ancestor = hostingView.superview
      while let view = ancestor, !isBackground(view) {
        let isOpen = HostingViews.contain(view) && !view.paintsItsBounds
        guard isOpen || view.letsTouchesGo else { return false }
        ancestor = view.superview
      }
      return ancestor != nil
    }

    // MARK: Receiver

    /// The view to hand a claimed touch to.
    ///
    /// What is drawn, and what is beside all views, goes to the hosting view there: SwiftUI decides
    /// by itself what is tappable in it.
    private func receiver(
      for ruling: TouchRuling, on view: UIView, _ kind: TouchedView
    ) -> UIView? {
      guard ruling.index != nil, kind != .background else { return nil }
      guard view !== answer || ruling.reason == .insideRegion, HostingViews.isDrawing(view) else {
        return view
      }
      return HostingViews.hostingView(around: view) ?? view
    }

    /// The frontmost hosting view that was passed over, or else a hosting root, or else UIKit's own
    /// answer.
    func hostingReceiver(on window: PassThroughWindow? = nil) -> UIView? {
      SurfaceAsk.hostingView ?? window?.hostingRootView ?? answer
    }
  }

  extension UIView {
    /// The view whose own area counts as this one's: the content view of an effect view. FS-032.
    var ownAreaView: UIView? {
      ViewClass.of(self).contains(.effect) ? (self as? UIVisualEffectView)?.contentView : nil
    }

    /// Whether the own area of a view is this one's.
    func ownsArea(of view: UIView) -> Bool { view === self || view === ownAreaView }

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

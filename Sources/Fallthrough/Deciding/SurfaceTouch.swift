#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// A touch on a surface: the views at the touch, what each is to the surface, and the costly
  /// facts.
  ///
  /// It gathers facts; the rule in `HitTesting` decides. The surface is a parameter and not a
  /// property, because storing an object costs a retain, which is too slow for a hit test.
  @MainActor
  struct SurfaceTouch: ~Copyable {
    /// UIKit's own answer.
    let answer: FoundView?
    /// The touch, in points, in the coordinate space of the surface.
    let point: CGPoint
    let event: UIEvent?
    let regions: InteractiveRegions?
    let test: ContentTest
    /// Whether views are found outside the bounds of their superviews.
    let reachesOverflow: Bool

    init(
      _ answer: FoundView?, at point: CGPoint, with event: UIEvent?, regions: InteractiveRegions?,
      detection: ContentDetection = .automatic, reachesOverflow: Bool = false
    ) {
      (self.answer, self.point, self.event) = (answer, point, event)
      (self.regions, self.reachesOverflow) = (regions, reachesOverflow)
      test = ContentTest(detection: detection)
    }

    /// The rule's decision about the touch, and the view that gets it if it is claimed. `window` is
    /// the surface, if that is a window; `views` is a walk that has not begun.
    func decision(
      _ facts: SurfaceFacts, on surface: UIView, as window: PassThroughWindow? = nil,
      walking views: inout FrontToBack
    ) -> (ruling: TouchRuling, receiver: UIView?) {
      var rule = PassThroughRule(facts)
      if let ruling = rule.rulingWithoutViews { return (ruling, nil) }
      var region: InteractiveRegions.Entry?
      while let found = views.next(at: self, on: surface) {
        let view = found.view
        let kind = kind(of: found, on: surface, as: window)
        let ruling = rule.ruling(
          on: kind,
          regionContainsTouch: {
            region = regions?.region(at: point, on: surface)
            return region != nil
          },
          backgroundAreaContainsTouch: {
            regions?.containInBackground(point, on: surface) ?? false
          },
          drawingIsContent: { test.isContent(found, at: view.convert(point, from: surface)) },
          contentTest: {
            test.finding(in: view, at: view.convert(point, from: surface), with: event)
          },
          holdsRegion: {
            let held = regions?.region(at: point, on: surface, heldBy: view)
            region = held ?? region
            return held != nil
          })
        guard let ruling else { continue }
        guard ruling.verdict == .claim else { return (ruling, nil) }
        guard ruling.claimer == .region, let region else {
          return (ruling, receiver(for: found, on: surface))
        }
        return (ruling, receiver(for: region, on: surface, as: window))
      }
      let ruling = rule.conclusion {
        region = regions?.region(at: point, on: surface)
        return region != nil
      }
      guard ruling.verdict == .claim else { return (ruling, nil) }
      if let region { return (ruling, receiver(for: region, on: surface, as: window)) }
      return (ruling, answer.flatMap { $0.view.isInside(surface) ? $0.view : nil } ?? surface)
    }

    /// Whether a view takes touches itself, as far as its class and its own behaviour show. The
    /// rule then claims the touch for it where the touch lies inside a surface.
    static func isPlainContent(_ view: UIView, of viewClass: ViewClass) -> Bool {
      guard viewClass.isEmpty, !HitTestSwitch.isSet(for: view) else { return false }
      #if canImport(SwiftUI)
        return !(view.next is UIViewController)
      #else
        return true
      #endif
    }

    // MARK: Views

    private func kind(
      of found: FoundView, on surface: UIView, as window: PassThroughWindow?
    ) -> TouchedView {
      let part = window?.kindOfWindowPart(found)
      if let part, part == .presented || part == .leftover { return part }
      if found.isClaimedInside { return .content }
      if let part { return part }
      if found.isHosting {
        return letsGo(hostingView: found.view, on: surface, as: window) ? .hosting : .content
      }
      let isOwnArea = window == nil && surface.ownsArea(of: found.view)
      if isOwnArea || found.viewClass.contains(.wrapper) { return .background }
      if found.viewClass.contains(.drawing), let host = found.host,
        letsGo(hostingView: host, on: surface, as: window)
      {
        return .drawing
      }
      return .content
    }

    /// Whether touches on the empty area of a hosting view fall through: no view between it and the
    /// surface takes touches itself, and it does not paint all of its bounds.
    private func letsGo(
      hostingView: UIView, on surface: UIView, as window: PassThroughWindow?
    ) -> Bool {
      func isBackground(_ view: UIView) -> Bool {
        window?.ownsAsBackground(view) ?? surface.ownsArea(of: view)
      }
      if isBackground(hostingView) { return true }
      guard !hostingView.paintsItsBounds else {
        Misuse.noteOnce(
          "A hosting view in a pass-through view paints its whole bounds, so it takes all touches "
            + "there; clear its background, or set isPassThrough on it", about: hostingView)
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

    /// The view that gets a touch that was claimed for a view. A drawing view gets it only where
    /// UIKit itself answered with that view: from iOS 18 on SwiftUI gives such views no touches,
    /// and decides itself what can be tapped in a hosting view.
    private func receiver(for found: FoundView, on surface: UIView) -> UIView {
      guard found.view !== answer?.view, found.viewClass.contains(.drawing),
        let host = found.host, host.isInside(surface)
      else { return found.view }
      return host
    }

    /// The view that gets a touch that a region claimed: the region's own view, if that takes
    /// touches itself, or else a hosting view: the one around the region's view, or the frontmost
    /// at the touch.
    private func receiver(
      for region: InteractiveRegions.Entry, on surface: UIView, as window: PassThroughWindow?
    ) -> UIView {
      if let own = region.ownView {
        let host = HostingViews.contain(own) ? own : HostingViews.hostingView(around: own)
        if own !== host, own.takesTouchesItself, own.isInside(surface) { return own }
        if let host, host.isInside(surface) { return host }
      }
      // Nothing has claimed the touch yet, so no hosting view at the touch took it.
      return surface.frontmostHostingView(at: point, with: event)
        ?? window?.rootViews.last { $0.isInside(surface) } ?? surface
    }
  }

  extension UIView {
    /// The view whose own area counts as this one's: the content view of an effect view. FS-032.
    var ownAreaView: UIView? {
      ViewClass.of(self).contains(.effect) ? (self as? UIVisualEffectView)?.contentView : nil
    }

    /// Whether the own area of a view belongs to this view.
    func ownsArea(of view: UIView) -> Bool {
      view === self || view.superview === self && view === ownAreaView
    }

    /// Whether a view never takes touches on its own area.
    fileprivate var letsTouchesGo: Bool {
      ViewClass.of(self).contains(.wrapper) || isPassThrough
    }

    /// Whether an embedded hosting view shows a colour or other content all over its bounds.
    fileprivate var paintsItsBounds: Bool { layer.isFilled && !isPassThrough }

    /// Whether the view takes the touches on its own area.
    fileprivate var takesTouchesItself: Bool {
      admitsTouches && !isPassThrough && !ViewClass.of(self).contains(.drawing)
    }

    /// The frontmost hosting view that UIKit's walk reaches at a point in this view's space.
    fileprivate func frontmostHostingView(at point: CGPoint, with event: UIEvent?) -> UIView? {
      guard admitsTouches, self.point(inside: point, with: event) else { return nil }
      if hitTestBehavior.subviews == .reachable {
        for subview in subviews.reversed() {
          let local = subview.convert(point, from: self)
          if let host = subview.frontmostHostingView(at: local, with: event) { return host }
        }
      }
      return HostingViews.contain(self) ? self : nil
    }
  }
#endif

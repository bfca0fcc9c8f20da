#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A touch on a surface: the views at the touch, what each is to the surface, and the costly
  /// facts.
  ///
  /// It gathers facts; `PassThroughRule` decides.
  @MainActor
  struct SurfaceTouch {
    let views: FrontToBack
    let regions: InteractiveRegions?
    /// The surface, if that is a window.
    var window: PassThroughWindow?

    private var surface: UIView { views.surface }

    private var test: ContentTest { ContentTest(detection: window?.contentDetection ?? .automatic) }

    /// The rule's decision about the touch, and the view that gets it if it is claimed.
    func decide(_ facts: SurfaceFacts) -> (ruling: TouchRuling, receiver: UIView?) {
      let (ruling, view) = PassThroughRule.ruling(on: self, of: facts)
      let answer = views.answer
      switch ruling.claimer {
      case nil: return (ruling, nil)
      case .view: return (ruling, view?.found.receiver(inPlaceOf: answer?.view))
      case .region(let number): return (ruling, receiver(for: regions?.entry(number)))
      case .mode: return (ruling, answer.flatMap { $0.isInside ? $0.view : nil } ?? surface)
      }
    }

    /// Whether a view takes touches itself, as far as its class and its own behaviour show. The
    /// rule then claims the touch for it where the touch lies inside a surface.
    static func isPlainContent(_ view: UIView, of viewClass: ViewClass) -> Bool {
      // The view of a controller may be a hosting view.
      viewClass.isEmpty && !view.isHooked && !(view.next is UIViewController)
    }

    private func isBackground(_ view: UIView) -> Bool {
      window?.ownsAsBackground(view) ?? surface.ownsArea(of: view)
    }

    /// Whether touches on the empty area of a hosting view fall through: no view between it and the
    /// surface takes touches itself, and it does not paint all of its bounds.
    private func letsGo(hostingView: UIView) -> Bool {
      if isBackground(hostingView) { return true }
      guard !hostingView.paintsItsBounds else {
        Misuse.noteOnce(
          "A hosting view in a pass-through view paints its whole bounds, so it takes all touches "
            + "there; clear its background, or set isPassThrough on it", about: hostingView)
        return false
      }
      let end = hostingView.superviews.first { view in
        let isOpen = view.isHosting && !view.paintsItsBounds || view.isPassThrough
        return isBackground(view) || !isOpen && !ViewClass.of(view).contains(.wrapper)
      }
      return end.map(isBackground) ?? false
    }

    /// The view that gets a touch that a region claimed: the region's own view, if that takes
    /// touches itself, or else a hosting view: the one around the region's view, or the frontmost
    /// at the touch.
    private func receiver(for region: InteractiveRegions.Entry?) -> UIView {
      if let own = region?.ownView {
        let host = own.isHosting ? own : own.hostingViewAround
        let takesTouches =
          own.admitsTouches && !own.isPassThrough && !ViewClass.of(own).contains(.drawing)
        if own !== host, takesTouches, own.isInside(surface) { return own }
        if let host, host.isInside(surface) { return host }
      }
      // Nothing has claimed the touch yet, so no hosting view at the touch took it.
      var examined = views
      examined.asks = false
      examined.containsTouch = surface.areaContainsTouch(at: views.point, with: views.event)
      var host: UIView?
      examined.visitViews { found, _ in
        if found.isHosting { host = found.view }
        return host != nil
      }
      return host ?? window?.rootViews.last { $0.isInside(surface) } ?? surface
    }
  }

  extension SurfaceTouch: @MainActor TouchFacts {
    /// A view, and the touch in its space.
    typealias View = (found: FoundView, point: CGPoint)

    func visitViews(_ visit: (View) -> Bool) {
      // What a view in the surface answered outside of it does not count.
      views.visitViews { $0.isInside && visit(($0, $1)) }
    }

    func kind(of view: View) -> TouchedView {
      let found = view.found
      let part = window?.kindOfWindowPart(found)
      if let part, part == .presented || part == .leftover { return part }
      if found.isClaimedInside { return .content }
      if let part { return part }
      if found.isHosting { return letsGo(hostingView: found.view) ? .hosting : .content }
      let isOwnArea = window == nil && surface.ownsArea(of: found.view)
      if isOwnArea || found.viewClass.contains(.wrapper) { return .background }
      if found.viewClass.contains(.drawing), let host = found.host, letsGo(hostingView: host) {
        return .drawing
      }
      return .content
    }

    func region() -> Int? { regions?.region(at: views.point, on: surface) }

    func region(heldBy host: View) -> Int? {
      regions?.region(at: views.point, on: surface, heldBy: host.found.view)
    }

    func isInBackgroundArea() -> Bool {
      regions?.containInBackground(views.point, on: surface) ?? false
    }

    func isContent(drawing: View) -> Bool { test.isContent(drawing.found, at: drawing.point) }

    func finding(in host: View) -> ContentFinding {
      test.finding(in: host.found.view, at: host.point, with: views.event)
    }
  }

  extension UIView {
    /// The view whose own area counts as this one's: the content view of an effect view or a cell.
    /// FS-032.
    var ownAreaView: UIView? {
      guard ViewClass.of(self).contains(.holder) else { return nil }
      return (self as? UIVisualEffectView)?.contentView ?? (self as? UITableViewCell)?.contentView
        ?? (self as? UICollectionViewCell)?.contentView
    }

    /// Whether the own area of a view belongs to this view.
    func ownsArea(of view: UIView) -> Bool {
      view === self || view.superview === self && view === ownAreaView
    }

    /// Whether an embedded hosting view shows a colour or other content all over its bounds.
    fileprivate var paintsItsBounds: Bool { layer.isFilled && !isPassThrough }
  }
#endif

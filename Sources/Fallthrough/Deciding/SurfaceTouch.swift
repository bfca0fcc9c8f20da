#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// A touch on a surface: the views at the touch, what each is to the surface, and the costly
  /// facts.
  ///
  /// It gathers facts; the rule in `HitTesting` decides.
  @MainActor
  struct SurfaceTouch {
    let views: FrontToBack
    let regions: InteractiveRegions?
    /// The surface, if that is a window.
    var window: PassThroughWindow?
    /// The view that was found last.
    var found: FoundView?

    private var surface: UIView { views.surface }

    private var test: ContentTest { ContentTest(detection: window?.contentDetection ?? .automatic) }

    /// The rule's decision about the touch, and the view that gets it if it is claimed.
    mutating func decide(_ facts: SurfaceFacts) -> (ruling: TouchRuling, receiver: UIView?) {
      let ruling = PassThroughRule.ruling(on: &self, of: facts)
      let answer = views.answer
      switch ruling.claimer {
      case nil: return (ruling, nil)
      case .view: return (ruling, found?.receiver(inPlaceOf: answer?.view))
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

    private func kind(of found: FoundView) -> TouchedView {
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
      var ancestor = hostingView.superview
      while let view = ancestor, !isBackground(view) {
        let isOpen = view.isHosting && !view.paintsItsBounds
        guard isOpen || view.isPassThrough || ViewClass.of(view).contains(.wrapper) else {
          return false
        }
        ancestor = view.superview
      }
      return ancestor != nil
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
      examined.visitViews {
        if $0.isHosting { host = $0.view }
        return host != nil
      }
      return host ?? window?.rootViews.last { $0.isInside(surface) } ?? surface
    }
  }

  extension SurfaceTouch: @MainActor TouchFacts {
    mutating func show(to rule: inout PassThroughRule) -> TouchRuling? {
      var ruling: TouchRuling?
      views.visitViews { next in
        // What a view in the surface answered outside of it does not count.
        guard next.isInside else { return false }
        found = next
        ruling = rule.ruling(on: kind(of: next), at: self)
        return ruling != nil
      }
      return ruling
    }

    func region() -> Int? { regions?.region(at: views.point, on: surface) }

    func heldRegion() -> Int? {
      found.flatMap { regions?.region(at: views.point, on: surface, heldBy: $0.view) }
    }

    func isInBackgroundArea() -> Bool {
      regions?.containInBackground(views.point, on: surface) ?? false
    }

    func drawingIsContent() -> Bool {
      guard let found else { return false }
      return test.isContent(found, at: found.view.touchPoint(views.point, from: surface))
    }

    func finding() -> ContentFinding {
      let view = found?.view ?? surface
      return test.finding(
        in: view, at: view.touchPoint(views.point, from: surface), with: views.event)
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

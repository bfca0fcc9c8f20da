#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that was found at a touch, with what a climb from it to the surface tells.
  @MainActor
  struct FoundView {
    let view: UIView
    let viewClass: ViewClass
    /// Whether the view is the surface or in it.
    let isInside: Bool
    /// Whether a surface inside the asked one claimed the touch for this view: the view, or one
    /// around it, is a surface, and surfaces answer with what they claim.
    let isClaimedInside: Bool
    /// The nearest hosting view around the view, up to the surface.
    let host: UIView?
    /// What the view is to the surface, if that is a window and it is known already.
    let part: WindowParts.Part?

    init(
      _ view: UIView, of viewClass: ViewClass, on surface: UIView, as part: WindowParts.Part? = nil
    ) {
      (self.view, self.viewClass, self.part) = (view, viewClass, part)
      var (current, currentClass) = (view, viewClass)
      var isClaimed = false
      var host: UIView?
      while current !== surface {
        isClaimed = isClaimed || current.isPassThrough(by: currentClass)
        guard let superview = current.superview else { break }
        current = superview
        guard host == nil || !isClaimed else { continue }
        currentClass = ViewClass.of(current)
        if host == nil, HostingViews.contain(current, of: currentClass) { host = current }
      }
      isInside = current === surface
      (isClaimedInside, self.host) = (isClaimed, host)
    }

    init(_ view: UIView, on surface: UIView) {
      self.init(view, of: ViewClass.of(view), on: surface)
    }

    var isHosting: Bool { HostingViews.contain(view, of: viewClass) }

    /// Whether the view is a hosting view that may have answered for views in it.
    var comesAfterItsSubviews: Bool { !isClaimedInside && isHosting }
  }
#endif

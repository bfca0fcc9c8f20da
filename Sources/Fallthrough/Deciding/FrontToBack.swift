#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that was found at a touch, and what the climb from it to the surface showed.
  @MainActor
  struct FoundView {
    let view: UIView
    let viewClass: ViewClass
    let isInside: Bool
    /// Whether a surface inside this one claimed the touch for this view. Then the view, or one
    /// around it, is a surface: surfaces answer with the view for which they claim.
    let isClaimedInside: Bool
    /// The nearest hosting view around the view, up to the surface.
    let host: UIView?
    /// How many superviews lead to the view that answered with this one; 0 if it is not in that.
    let levels: Int
    /// What the view is to the surface, if that is a window and the part is already known.
    let part: WindowParts.Part?

    /// `asked` is the view that answered with `view`; `nil` means the surface.
    init(
      _ view: UIView, of knownClass: ViewClass? = nil, on surface: UIView,
      from asked: UIView? = nil, as part: WindowParts.Part? = nil
    ) {
      let viewClass = knownClass ?? ViewClass.of(view)
      self.view = view
      self.viewClass = viewClass
      self.part = part
      var current = view
      var currentClass = viewClass
      var isClaimed = false
      var host: UIView?
      var climbed = 0
      var levels = 0
      while current !== surface {
        if current === asked { levels = climbed }
        climbed += 1
        isClaimed = isClaimed || current.isPassThrough(by: currentClass)
        guard let superview = current.superview else { break }
        current = superview
        guard host == nil || !isClaimed else { continue }
        currentClass = ViewClass.of(current)
        if host == nil, current.isHosting(by: currentClass) { host = current }
      }
      isInside = current === surface
      isClaimedInside = isClaimed
      self.host = host
      self.levels = asked == nil && isInside ? climbed : levels
    }

    var isHosting: Bool { view.isHosting(by: viewClass) }

    /// Whether the view is a hosting view that may have answered for its descendants.
    var comesAfterItsSubviews: Bool { !isClaimedInside && isHosting }

    /// The view that gets a touch that was claimed for this one. A drawing gets it only where UIKit
    /// itself answered with that view: from iOS 18 on SwiftUI gives such views no touches, and
    /// decides itself what can be tapped in a hosting view.
    func receiver(inPlaceOf answer: UIView?) -> UIView {
      guard view !== answer, viewClass.contains(.drawing), let host else { return view }
      return host
    }
  }

  /// The views in a surface at a touch, from front to back: the only walk here.
  ///
  /// Each view is asked as its superview would ask it, so surfaces decide for themselves. Behind an
  /// answer come its siblings behind it, and then the superview. A hosting view comes after its
  /// descendants, for which it may have answered. A list of subviews is read once, when the walk
  /// comes to it, and each view of the list is asked once. So the walk ends even if a view changes
  /// the tree when it is asked.
  @MainActor
  struct FrontToBack {
    /// How far the walk goes. It never leaves the bounds of a view that clips.
    enum Reach {
      /// To no subview.
      case itself
      /// To what lies in the bounds of all views between.
      case bounds
      /// Beyond those of the content view of the surface, an effect view, whose own area counts.
      case contentView
      /// Beyond those of all views.
      case overflow
    }

    /// Gets the next view, and the touch in its space, and returns whether the walk ends there. A
    /// view outside of the surface is the answer of a view in it; the point is in the space of that.
    typealias Visit = (_ found: FoundView, _ point: CGPoint) -> Bool

    let surface: UIView
    /// The touch, in points, in the coordinate space of the surface.
    let point: CGPoint
    let event: UIEvent?
    /// UIKit's own answer, with which a walk within all bounds begins if it asks.
    var answer: FoundView?
    var reach = Reach.bounds
    /// Whether the surface contains the touch, in a walk that does not begin with an answer.
    var containsTouch = false
    /// Whether views are asked, and not only examined.
    var asks = true

    /// Shows the views to `visit`, until that ends the walk. The surface itself is the last one.
    func visitViews(_ visit: Visit) {
      if reach == .bounds, asks {
        guard let answer else { return }
        let found = answer.isInside ? answer : FoundView(surface, on: surface)
        _ = visitViews(of: found, at: point, in: surface, visit)
      } else {
        let subviews = reach == .itself ? [] : surface.subviews
        let isOver = visitSubviews(subviews[...], of: surface, at: point, visit)
        if !isOver, containsTouch { _ = visit(FoundView(surface, on: surface), point) }
      }
    }

    /// The view that gets the touch where nothing falls through.
    func frontmostReceiver() -> UIView? {
      var receiver: UIView?
      visitViews { found, _ in
        receiver = found.receiver(inPlaceOf: nil)
        return true
      }
      return receiver
    }

    /// Visits what a view answered about a point in its space, and what is behind that in the view.
    private func visitViews(
      of answer: FoundView, at point: CGPoint, in asked: UIView, _ visit: Visit
    ) -> Bool {
      var view = answer.view
      var point = view === asked ? point : view.touchPoint(point, from: asked)
      let subviews = answer.comesAfterItsSubviews ? view.subviews : []
      if visitSubviews(subviews[...], of: view, at: point, visit) || visit(answer, point) {
        return true
      }
      for _ in 0..<answer.levels {
        guard let parent = view.superview else { break }
        point = view.touchPoint(point, toSuperview: parent)
        let siblings = parent.subviews
        let place = siblings.lastIndex { $0 === view } ?? 0
        if visitSubviews(siblings[..<place], of: parent, at: point, visit) { return true }
        let isThere = parent === surface || parent.areaContainsTouch(at: point, with: event)
        if isThere, visit(FoundView(parent, on: surface), point) { return true }
        view = parent
      }
      return false
    }

    /// Visits the views in subviews, the last of which is in front. `wereAsked` is set if the parent
    /// asked the subviews, down to the one from which its `answer` came.
    private func visitSubviews(
      _ subviews: ArraySlice<UIView>, of parent: UIView, at pointInParent: CGPoint,
      wereAsked: Bool = false, answer known: UIView? = nil, _ visit: Visit
    ) -> Bool {
      var wereAsked = wereAsked
      for view in subviews.reversed() {
        let point = view.touchPoint(pointInParent, fromSuperview: parent)
        var answer: UIView?
        var wasAsked = wereAsked
        if wereAsked, let known, known.isDescendant(of: view) {
          answer = known
          wereAsked = false
        } else if asks, !wereAsked || view.isPassThrough,
          isReached(view, in: parent, at: pointInParent)
        {
          SurfaceAsk.noteQuestion()
          answer = view.hitTestAsSuperviewDoes(point, with: event)
          wasAsked = true
        }
        if visitViews(in: view, at: point, answer, wasAsked: wasAsked, visit) { return true }
      }
      return false
    }

    /// Visits the views of a view's answer, or all that may be reached in the view.
    private func visitViews(
      in view: UIView, at point: CGPoint, _ answer: UIView?, wasAsked: Bool, _ visit: Visit
    ) -> Bool {
      if let answer, !answer.isInside(surface) {
        return visit(FoundView(answer, on: surface), point)
      }
      guard let isThere = isEntered(view, at: point, after: answer) else {
        guard let answer else { return false }
        let found = FoundView(answer, on: surface, from: view)
        return visitViews(of: found, at: point, in: view, visit)
      }
      let subviews = view.hitTestBehavior.subviews == .reachable ? view.subviews : []
      let isHost = answer === view && view.isHosting
      let isOver = visitSubviews(
        subviews[...], of: view, at: point, wereAsked: wasAsked && isThere && !isHost,
        answer: answer, visit)
      let isNext = answer === view || isThere && (answer != nil || !asks)
      return isOver || isNext && visit(FoundView(view, on: surface), point)
    }

    /// Whether a subview is asked: the content view of an effect view is not where that does not
    /// contain the touch.
    private func isReached(_ view: UIView, in parent: UIView, at point: CGPoint) -> Bool {
      reach == .bounds || parent.ownAreaView !== view
        || parent.areaContainsTouch(at: point, with: event)
    }

    /// Whether a view contains the touch whose subviews the walk visits itself; `nil` if there is
    /// nothing that the view's answer does not cover.
    private func isEntered(_ view: UIView, at point: CGPoint, after answer: UIView?) -> Bool? {
      let mayLeave = reach == .overflow || reach == .contentView && surface.ownAreaView === view
      guard mayLeave || !asks, view.admitsTouches, !asks || !view.searchesItself else { return nil }
      let isThere = view.areaContainsTouch(at: point, with: event)
      return isThere || answer == nil && mayLeave && !view.clipsToBounds ? isThere : nil
    }
  }

  extension UIView {
    /// As `isDescendant(of:)`, but a window need not climb.
    func isInside(_ surface: UIView) -> Bool {
      self === surface || (surface is UIWindow ? window === surface : isDescendant(of: surface))
    }

    /// Whether the view's answer covers its descendants outside of its bounds, or they are not
    /// reachable.
    fileprivate var searchesItself: Bool {
      let behavior = hitTestBehavior
      return isPassThrough || behavior.overflow == .reachable || behavior.subviews == .unreachable
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that was found at a touch, and what the climb from it to the surface showed.
  @MainActor
  struct FoundView {
    let view: UIView
    let viewClass: ViewClass
    /// Whether the view is the surface or one of its descendants.
    let isInside: Bool
    /// Whether a surface inside this one claimed the touch for this view. Then the view, or one
    /// around it, is a surface: surfaces answer with the view for which they claim.
    let isClaimedInside: Bool
    /// The nearest hosting view around the view, up to the surface.
    let host: UIView?
    /// What the view is to the surface, if that is a window and the part is already known.
    let part: WindowParts.Part?

    init(
      _ view: UIView, of knownClass: ViewClass? = nil, on surface: UIView,
      as part: WindowParts.Part? = nil
    ) {
      let viewClass = knownClass ?? ViewClass.of(view)
      self.view = view
      self.viewClass = viewClass
      self.part = part
      var current = view
      var currentClass = viewClass
      var isClaimed = false
      var host: UIView?
      while current !== surface {
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

  /// The views in a surface at a touch, from front to back, found lazily: the only walk here.
  ///
  /// Each view is asked as its superview would ask it, so surfaces decide for themselves. Behind an
  /// answer come its siblings behind it, and then the superview. A hosting view comes after its
  /// descendants, for which it may have answered. The list of subviews is read once, when the walk
  /// enters the level, and each view of the list is asked once. So the walk ends even if a view
  /// changes the tree when it is asked.
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

    /// The subviews of a view, or those behind one of them, and then the view itself.
    @MainActor
    private struct Level {
      let parent: UIView
      /// The touch, in points, in the parent's coordinate space.
      let point: CGPoint
      /// The subviews of the parent, back to front, when the walk entered the level.
      let siblings: [UIView]
      /// How many of them, from the back, are left.
      var count: Int
      /// How many superviews of `parent` belong to the same answer.
      var levelsAbove = 0
      /// Whether the subviews that are left have been asked, down to the answer that came of it.
      var wereAsked = false
      var answer: UIView?
      /// Whether the parent comes after its subviews; `nil` if its area decides.
      var yieldsParent: Bool?
      /// The parent, if it need not be examined again.
      var found: FoundView?

      /// The frontmost subview that is left, with the touch in its space.
      mutating func takeSibling() -> (view: UIView, point: CGPoint)? {
        guard count > 0 else { return nil }
        count -= 1
        let sibling = siblings[count]
        return (sibling, sibling.convert(point, from: parent))
      }
    }

    let surface: UIView
    /// The touch, in points, in the coordinate space of the surface.
    let point: CGPoint
    let event: UIEvent?
    /// UIKit's own answer, if the walk begins with that.
    let answer: FoundView?
    private let reach: Reach
    /// Whether views are asked, and not only examined.
    private let asks: Bool
    /// Whether the walk asked any view, so that surfaces in it may have been asked a second time.
    private(set) var hasAsked = false
    private var level: Level?
    /// Where the walk continues after the views of an answer.
    private var outerLevels: [Level] = []

    /// Creates a walk that begins with UIKit's own answer and leaves no bounds.
    init(from answer: FoundView?, on surface: UIView, at point: CGPoint, with event: UIEvent?) {
      self.init(on: surface, at: point, with: event, from: answer, reaching: .bounds, asks: true)
      guard let answer else { return }
      let found = answer.isInside ? answer : FoundView(surface, on: surface)
      level = Self.level(of: found, at: point, in: answer.isInside ? surface : found.view)
    }

    /// Creates a walk over all that is in a surface, and over the surface itself if it contains the
    /// touch.
    init(
      in surface: UIView, containsTouch: Bool, at point: CGPoint, with event: UIEvent?,
      reaching reach: Reach, asks: Bool = true
    ) {
      self.init(on: surface, at: point, with: event, from: nil, reaching: reach, asks: asks)
      let siblings = reach == .itself ? [] : surface.subviews
      level = Level(
        parent: surface, point: point, siblings: siblings, count: siblings.count,
        yieldsParent: containsTouch)
    }

    private init(
      on surface: UIView, at point: CGPoint, with event: UIEvent?, from answer: FoundView?,
      reaching reach: Reach, asks: Bool
    ) {
      self.surface = surface
      self.point = point
      self.event = event
      self.answer = answer
      self.reach = reach
      self.asks = asks
    }

    /// A walk over the same views that asks none of them, and begins with the frontmost.
    func examiningOnly() -> FrontToBack {
      let containsTouch = surface.areaContainsTouch(at: point, with: event)
      return FrontToBack(
        in: surface, containsTouch: containsTouch, at: point, with: event, reaching: reach,
        asks: false)
    }

    /// The next view, or `nil` after the surface itself. A view outside of the surface is the
    /// answer of a view in it.
    mutating func next() -> FoundView? {
      while level != nil {
        while let sibling = level?.takeSibling() {
          if let outside = come(to: sibling.view, at: sibling.point) { return outside }
        }
        if let view = leaveLevel() { return view }
      }
      return nil
    }

    /// The view that gets the touch where nothing falls through.
    func frontmostReceiver() -> UIView? {
      var views = self
      return views.next()?.receiver(inPlaceOf: nil)
    }

    /// Leaves a level with its parent, if that contains the touch, as in UIKit's walk.
    private mutating func leaveLevel() -> FoundView? {
      guard let current = level else { return nil }
      level = levelAbove(current)
      if let found = current.found { return found }
      let parent = current.parent
      let isThere =
        current.yieldsParent
        ?? (parent === surface || parent.areaContainsTouch(at: current.point, with: event))
      return isThere ? FoundView(parent, on: surface) : nil
    }

    /// The level of the superview, or that of the view whose subview was asked.
    private mutating func levelAbove(_ current: Level) -> Level? {
      guard current.levelsAbove > 0, let parent = current.parent.superview else {
        return outerLevels.popLast()
      }
      let siblings = parent.subviews
      var count = siblings.count
      while count > 0, siblings[count - 1] !== current.parent { count -= 1 }
      return Level(
        parent: parent, point: parent.convert(current.point, from: current.parent),
        siblings: siblings, count: max(0, count - 1), levelsAbove: current.levelsAbove - 1)
    }

    /// The level of what a view answered about a point in its space.
    private static func level(of answer: FoundView, at point: CGPoint, in asked: UIView) -> Level {
      let view = answer.view
      let siblings = answer.comesAfterItsSubviews ? view.subviews : []
      return Level(
        parent: view, point: view === asked ? point : view.convert(point, from: asked),
        siblings: siblings, count: siblings.count, levelsAbove: view.levels(below: asked),
        found: answer)
    }

    // MARK: Asking

    /// Comes to a subview of the level, and continues with the views of its answer, or with those
    /// outside of its bounds. Returns an answer outside of the surface.
    private mutating func come(to view: UIView, at point: CGPoint) -> FoundView? {
      guard let current = level else { return nil }
      var answer: UIView?
      var wasAsked = current.wereAsked
      if wasAsked, current.answer?.isDescendant(of: view) ?? false {
        answer = current.answer
        level?.wereAsked = false
      } else if asks, !wasAsked || view.isPassThrough, isReached(view, in: current) {
        answer = view.hitTestAsSuperviewDoes(point, with: event)
        hasAsked = true
        wasAsked = true
      }
      if let answer, !answer.isInside(surface) { return FoundView(answer, on: surface) }
      let inside =
        reach == .bounds && asks ? nil : levelInside(view, at: point, answer, wasAsked)
      guard
        let new = inside
          ?? answer.map({ Self.level(of: FoundView($0, on: surface), at: point, in: view) })
      else { return nil }
      if let level { outerLevels.append(level) }
      level = new
      return nil
    }

    /// Whether a subview of the level is asked: the content view of an effect view is not where
    /// that does not contain the touch.
    private func isReached(_ view: UIView, in level: Level) -> Bool {
      reach == .bounds || level.parent.ownAreaView !== view
        || level.parent.areaContainsTouch(at: level.point, with: event)
    }

    /// The level of a view whose subviews may be reached where it does not contain the touch; `nil`
    /// if there is nothing that the view's answer does not cover.
    private func levelInside(
      _ view: UIView, at point: CGPoint, _ answer: UIView?, _ wasAsked: Bool
    ) -> Level? {
      let mayLeave = reach == .overflow || reach == .contentView && surface.ownAreaView === view
      guard view.admitsTouches, mayLeave || !asks, !asks || !view.searchesItself else { return nil }
      let isThere = view.areaContainsTouch(at: point, with: event)
      guard isThere || answer == nil && mayLeave && !view.clipsToBounds else { return nil }
      let siblings = view.hitTestBehavior.subviews == .reachable ? view.subviews : []
      let isHost = answer === view && view.isHosting
      return Level(
        parent: view, point: point, siblings: siblings, count: siblings.count,
        wereAsked: wasAsked && isThere && !isHost, answer: answer,
        yieldsParent: answer === view || isThere && (answer != nil || !asks))
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

    /// How many superviews lead from this view to an ancestor; 0 if the other view is not one.
    fileprivate func levels(below ancestor: UIView) -> Int {
      var count = 0
      var view = self
      while view !== ancestor, let superview = view.superview {
        view = superview
        count += 1
      }
      return view === ancestor ? count : 0
    }
  }
#endif

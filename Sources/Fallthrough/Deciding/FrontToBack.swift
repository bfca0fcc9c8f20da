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

    var isHosting: Bool { HostingViews.contain(view, of: viewClass) }

    /// Whether the view is a hosting view that may have answered for its descendants.
    var comesAfterItsSubviews: Bool { !isClaimedInside && isHosting }
  }

  /// The views of a surface at a touch, from front to back, found lazily.
  ///
  /// The first one is UIKit's own answer. Behind a view come its siblings behind it, each asked as
  /// its superview would ask it, and then the superview. A hosting view comes after its
  /// descendants, for which it may have answered. The list of subviews is read once, when the walk
  /// enters the level, and each view of the list is asked once. So the walk ends even if a view
  /// changes the tree when it is asked. An answer outside the surface does not count.
  @MainActor
  struct FrontToBack: ~Copyable {
    /// The subviews of a view, or those behind one of them, and then the view itself.
    @MainActor
    private struct Level {
      let parent: UIView
      /// The touch, in points, in the parent's coordinate space.
      let point: CGPoint
      /// The subviews of the parent, back to front, when the walk entered the level.
      let siblings: [UIView]
      /// How many of them, from the back, are not asked yet.
      var count: Int
      /// How many superviews of `parent` belong to the same answer.
      let levelsAbove: Int
      /// The parent, if it was the answer already and need not be examined again.
      let answer: FoundView?

      /// The frontmost subview that is not asked yet, with the touch in its space.
      mutating func takeSibling() -> (view: UIView, point: CGPoint)? {
        guard count > 0 else { return nil }
        count -= 1
        let sibling = siblings[count]
        return (sibling, sibling.convert(point, from: parent))
      }
    }

    private var hasBegun = false
    private var hasEnteredLevels = false
    /// Whether the walk asked any view, so that surfaces in it may have been asked a second time.
    private(set) var hasAsked = false
    private var level: Level?
    /// Where the walk continues after the views of an answer.
    private var outerLevels: [Level] = []

    /// The next view, or `nil` after the surface itself.
    mutating func next(at touch: borrowing SurfaceTouch, on surface: UIView) -> FoundView? {
      guard let answer = touch.answer else { return nil }
      if !hasBegun {
        hasBegun = true
        guard answer.isInside else { return FoundView(surface, on: surface) }
        guard answer.comesAfterItsSubviews else { return answer }
        enterLevel(of: answer, at: touch.point, on: surface)
      } else if !hasEnteredLevels {
        guard answer.view !== surface, answer.view.isInside(surface) else { return nil }
        enterLevel(of: answer, at: touch.point, on: surface)
        level = level.flatMap { levelAbove($0) }
      }
      while level != nil {
        while let sibling = level?.takeSibling() {
          look(into: sibling.view, at: sibling.point, of: touch, on: surface)
        }
        if let view = leaveLevel(on: surface, with: touch.event) { return view }
      }
      return nil
    }

    /// Enters the level of UIKit's own answer.
    private mutating func enterLevel(of answer: FoundView, at point: CGPoint, on surface: UIView) {
      hasEnteredLevels = true
      let view = answer.view
      let point = view === surface ? point : view.convert(point, from: surface)
      level = Self.level(of: answer, at: point, in: surface)
    }

    /// Leaves a level with its parent, if that contains the touch, as in UIKit's walk.
    private mutating func leaveLevel(on surface: UIView, with event: UIEvent?) -> FoundView? {
      guard let current = level else { return nil }
      level = levelAbove(current)
      if let answer = current.answer { return answer }
      let parent = current.parent
      let isThere = parent === surface || parent.areaContainsTouch(at: current.point, with: event)
      return isThere ? FoundView(parent, on: surface) : nil
    }

    /// Asks a view. If it answers, the walk continues with the views of its answer.
    private mutating func look(
      into view: UIView, at point: CGPoint, of touch: borrowing SurfaceTouch, on surface: UIView
    ) {
      hasAsked = true
      let answer =
        touch.reachesOverflow
        ? OverflowWalk(event: touch.event).answer(of: view, at: point)
        : view.hitTestAsSuperviewDoes(point, with: touch.event)
      guard let answer else { return }
      let found = FoundView(answer, on: surface)
      guard found.isInside else { return }
      if let level { outerLevels.append(level) }
      level = Self.level(
        of: found, at: answer === view ? point : answer.convert(point, from: view), in: view)
    }

    private static func level(of answer: FoundView, at point: CGPoint, in asked: UIView) -> Level {
      let siblings = answer.comesAfterItsSubviews ? answer.view.subviews : []
      return Level(
        parent: answer.view, point: point, siblings: siblings, count: siblings.count,
        levelsAbove: answer.view.levels(below: asked), answer: answer)
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
        siblings: siblings, count: max(0, count - 1), levelsAbove: current.levelsAbove - 1,
        answer: nil)
    }
  }

  extension UIView {
    /// As `isDescendant(of:)`, but a window need not climb.
    func isInside(_ surface: UIView) -> Bool {
      self === surface || (surface is UIWindow ? window === surface : isDescendant(of: surface))
    }

    /// How many superviews lead from this view to an ancestor; 0 if the other view is not one.
    fileprivate func levels(below ancestor: UIView) -> Int {
      var (view, count) = (self, 0)
      while view !== ancestor {
        guard let superview = view.superview else { return 0 }
        (view, count) = (superview, count + 1)
      }
      return count
    }
  }
#endif

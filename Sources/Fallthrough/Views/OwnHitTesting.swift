#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The behaviour and the declared regions of one view.
  ///
  /// It is an object, so that a hit test reads single values and copies nothing.
  @MainActor
  final class OwnHitTesting {
    var behavior: HitTestBehavior
    var regions: InteractiveRegions?
    /// Whether only the view's area is being asked for, without views that overflow it.
    private var isAskedForArea = false

    init(_ behavior: HitTestBehavior) { self.behavior = behavior }

    /// The view that gets a touch on `view`, at a point in its space: the rule of every override
    /// and every hook. `own`, the answer of the view's class, is called at most once.
    func hitTest(
      _ view: UIView, at point: CGPoint, with event: UIEvent?, own: (CGPoint, UIEvent?) -> UIView?
    ) -> UIView? {
      guard behavior.background == .fallsThrough else {
        let reach = reach(in: view, reachesOverflow: false)
        guard reach != .bounds else { return own(point, event) }
        return view.walk(at: point, with: event, reaching: reach) { $0.frontmostReceiver() }
      }
      return SurfaceAsk.answer(of: view, at: point, with: event) { reachesOverflow in
        let reach = reach(in: view, reachesOverflow: reachesOverflow)
        guard reach == .bounds else {
          return view.walk(at: point, with: event, reaching: reach, receiver)
        }
        guard let answer = own(point, event) else { return nil }
        let answerClass = ViewClass.of(answer)
        if SurfaceTouch.isPlainContent(answer, of: answerClass), !view.ownsArea(of: answer),
          answer.isInside(view)
        {
          return answer
        }
        let found = FoundView(answer, of: answerClass, on: view)
        return receiver(
          among: FrontToBack(surface: view, point: point, event: event, answer: found))
      }
    }

    private func receiver(among views: FrontToBack) -> UIView? {
      let touch = SurfaceTouch(views: views, regions: regions)
      let (ruling, receiver) = touch.decide(SurfaceFacts())
      if ruling.isOutside, views.reach == .bounds || views.containsTouch {
        regions?.outside.add(views.point, of: views.event, on: views.surface)
      }
      return receiver
    }

    /// How far a walk in `view` goes, in a hit test that reaches overflow or by itself.
    private func reach(in view: UIView, reachesOverflow: Bool) -> FrontToBack.Reach {
      guard behavior.subviews == .reachable else {
        Misuse.noteOnce(
          "The subviews of a hosting view cannot be switched off: SwiftUI routes touches itself",
          about: view, if: view.isHosting)
        return .itself
      }
      if reachesOverflow || behavior.overflow == .reachable { return .overflow }
      if case .bounds = behavior.hitArea { return .bounds }
      return view.ownAreaView == nil ? .bounds : .contentView
    }

    /// Whether a point in the space of `view` counts as inside it. `own`, the answer of the view's
    /// class, counts if the area is the bounds.
    func contains(
      _ point: CGPoint, in view: UIView, with event: UIEvent?, own: (CGPoint, UIEvent?) -> Bool
    ) -> Bool {
      let isInArea = behavior.hitArea.contains(point, in: view) ?? own(point, event)
      Misuse.noteOnce(
        HitTestBehavior.HitArea.cutOffNote, about: view,
        if: isInArea && !SurfaceAsk.reachesOverflow(around: view)
          && behavior.hitArea.isCutOff(around: view, with: event))
      guard !isInArea, !isAskedForArea, behavior.overflow == .reachable,
        behavior.subviews == .reachable
      else { return isInArea }
      return view.overflowHitTest(point, with: event) != nil
    }

    /// Whether a point in the space of `view` lies in the area that its class gives it, without the
    /// views that overflow it.
    func areaContains(_ point: CGPoint, in view: UIView, with event: UIEvent?) -> Bool {
      if let isInArea = behavior.hitArea.contains(point, in: view) { return isInArea }
      // Within its own answer the class gets the bounds; otherwise this would never end.
      if isAskedForArea { return view.bounds.containsTouch(at: point) }
      isAskedForArea = true
      defer { isAskedForArea = false }
      return view.point(inside: point, with: event)
    }
  }

  extension UIView {
    /// Whether touches can reach this view by UIKit's conditions: it is not hidden, not nearly
    /// transparent, and has user interaction enabled. FS-001.
    var admitsTouches: Bool { isVisible && isUserInteractionEnabled }

    /// Whether the view itself is neither hidden nor nearly transparent.
    var isVisible: Bool { !isHidden && alpha >= TouchableAlpha.minimum }

    /// The behaviour of the view's class or its hook; `nil` if only UIKit's applies.
    var ownHitTesting: OwnHitTesting? { ownHitTesting(by: ViewClass.of(self)) }

    func ownHitTesting(by viewClass: ViewClass) -> OwnHitTesting? {
      viewClass.contains(.behaving) ? hitTestingOfClass : HitTestSwitch.hitTesting(of: self)
    }

    /// The behaviour that this view's class implements by overrides, so that no hook is needed.
    var hitTestingOfClass: OwnHitTesting? {
      switch self {
      case let view as PassThroughView: view.hitTesting
      case let view as HitAreaButton: view.hitTesting
      case let view as OverflowView: view.hitTesting
      default: nil
      }
    }

    /// Whether a point in the view's space lies in its own area, without overflowing descendants.
    func areaContainsTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
      ownHitTesting?.areaContains(point, in: self, with: event)
        ?? self.point(inside: point, with: event)
    }
  }
#endif

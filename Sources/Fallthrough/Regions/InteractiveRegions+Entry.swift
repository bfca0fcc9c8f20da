#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  extension InteractiveRegions {
    /// The view that an area's shape moves with.
    enum Anchor {
      case surface
      case view(WeakView)
    }

    /// Where an area is.
    enum Place {
      case shape(RegionShape, Anchor)
      case provider(@MainActor () -> RegionShape?)
    }

    /// One declared area.
    @MainActor
    final class Entry {
      /// The effect of the area on touches.
      enum Role {
        case interactive, background, hole
      }

      let id: AnyHashable
      let role: Role
      let place: Place
      let outset: CGFloat
      /// A part in which the area does not count.
      let hole: Entry?
      var isEnabled = true
      private var hasNotedAbsence = false

      init(
        _ id: AnyHashable, _ role: Role, _ place: Place, outset: CGFloat, hole: Entry? = nil
      ) {
        (self.id, self.role, self.place, self.outset) = (id, role, place, outset)
        self.hole = hole
      }

      /// The view that the area moves with, if it does and the area can take touches on a surface
      /// now.
      func anchorView(on surface: UIView) -> UIView? {
        guard case .shape(_, .view(let anchor)) = place, let view = anchor.view else { return nil }
        guard view.window === surface.window else {
          noteAbsence()
          return nil
        }
        return view.isVisibleInHierarchy ? view : nil
      }

      /// Explains once that the area takes no touches for now.
      private func noteAbsence() {
        guard !hasNotedAbsence else { return }
        hasNotedAbsence = true
        Misuse.note(
          "The view of region \(id) is not in the window that was touched, so the region takes no "
            + "touches there for now")
      }

      /// Whether the area contains a touch.
      ///
      /// - Parameters:
      ///   - point: In points, in the coordinate space of `surface`.
      ///   - position: Where an area is whose view is animated.
      func contains(
        _ point: CGPoint, on surface: UIView, animated position: AnimatedPosition
      ) -> Bool {
        guard outlineContains(point, on: surface, position) else { return false }
        return !(hole?.outlineContains(point, on: surface, position) ?? false)
      }

      private func outlineContains(
        _ point: CGPoint, on surface: UIView, _ position: AnimatedPosition
      ) -> Bool {
        switch place {
        case .shape(let shape, .surface):
          return shape.contains(point, in: surface.bounds, outset: outset)
        case .provider(let shapeInSurface):
          return shapeInSurface()?.contains(point, in: surface.bounds, outset: outset) ?? false
        case .shape(_, .view):
          guard let view = anchorView(on: surface) else { return false }
          if position == .final {
            return contains(view.convert(point, from: surface), inAnchorView: view)
          }
          guard let shown = view.shownPoint(from: point, in: surface) else { return false }
          // An animated view that takes touches was asked where it is shown.
          let wasAsked =
            view.isUserInteractionEnabled && view.bounds.containsTouch(at: shown)
            && view.isUnderWay(in: surface)
          return !wasAsked && contains(shown, inAnchorView: view)
        }
      }

      /// Whether the area contains a point of the view that it moves with.
      func contains(_ point: CGPoint, inAnchorView view: UIView) -> Bool {
        guard case .shape(let shape, _) = place else { return false }
        return shape.contains(point, in: view.bounds, outset: outset)
      }

      /// Whether the area covers the whole of a surface.
      func covers(_ surface: UIView) -> Bool {
        guard case .shape(let shape, _) = place else { return false }
        let view = anchorView(on: surface) ?? surface
        return shape.covers(view.convert(surface.bounds, from: surface), in: view.bounds)
      }
    }

    // MARK: Questions of a surface

    /// Whether an enabled interactive region contains a touch, and no hole does.
    ///
    /// - Parameter point: In points, in the coordinate space of `surface`.
    /// - Complexity: O(*n*), where *n* is the number of areas.
    func contain(_ point: CGPoint, in surface: UIView) -> Bool {
      contain(point, in: surface, as: .interactive)
        && !contain(point, in: surface, as: .hole)
    }

    /// Whether an enabled background area contains a touch that does not cover the whole surface.
    func containInBackground(_ point: CGPoint, in surface: UIView) -> Bool {
      contain(point, in: surface, as: .background) { !$0.covers(surface) }
    }

    private func contain(
      _ point: CGPoint, in surface: UIView, as role: Entry.Role,
      where counts: (Entry) -> Bool = { _ in true }
    ) -> Bool {
      // Not `for in`: without optimisation its steps allocate.
      for index in entries.indices where entries[index].role == role && entries[index].isEnabled {
        if entries[index].contains(point, on: surface, animated: animatedPosition),
          counts(entries[index])
        {
          return true
        }
      }
      return false
    }
  }
#endif

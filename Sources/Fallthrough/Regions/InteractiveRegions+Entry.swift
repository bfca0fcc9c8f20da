#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  extension InteractiveRegions {
    enum Place {
      case inSurface(RegionShape)
      /// In the area's own view.
      case inView(RegionShape)
      case provider(@MainActor () -> RegionShape?)
    }

    @MainActor
    final class Entry {
      enum Role { case interactive, background }

      let id: AnyHashable
      let role: Role
      let place: Place
      let outset: CGFloat
      /// The view that the area moves with, if there is one.
      private(set) weak var ownView: UIView?
      /// The hole of a spotlight, whose cover is the own view.
      let hole: Hole?
      var isEnabled = true
      private var hasNotedAbsence = false
      private var isAskingForShape = false

      init(
        _ id: AnyHashable, _ role: Role, _ place: Place, outset: CGFloat = 0,
        of view: UIView? = nil, hole: Hole? = nil
      ) {
        self.id = id
        self.role = role
        self.place = place
        self.outset = outset
        self.hole = hole
        ownView = view
      }

      /// Whether the area contains a point in the space of `surface`, whatever holes it has.
      func contains(_ point: CGPoint, on surface: UIView) -> Bool {
        switch place {
        case .inSurface(let shape): return shape.contains(point, in: surface.bounds, outset: outset)
        case .provider(let shapeInSurface):
          // Within hit tests that the closure itself makes the area does not count: that would
          // never end.
          guard !isAskingForShape else { return false }
          isAskingForShape = true
          defer { isAskingForShape = false }
          return shapeInSurface()?.contains(point, in: surface.bounds, outset: outset) ?? false
        case .inView(let shape):
          guard let view = ownView, isInWindow(view, of: surface) else { return false }
          return shape.contains(
            view.touchPoint(point, from: surface), in: view.touchBounds, outset: outset)
            && isReached(view, at: point, on: surface)
        }
      }

      /// Whether a touch can reach a view's place, as in UIKit's walk: every view around it that
      /// clips contains the touch, and none of them is hidden, nearly transparent or disabled.
      ///
      /// The view's own `isUserInteractionEnabled` does not count, because markers take no touches.
      /// A view that is drawn without taking touches can be background all the same.
      private func isReached(_ view: UIView, at point: CGPoint, on surface: UIView) -> Bool {
        guard view.isVisible else { return false }
        var ancestor = view.superview
        while let current = ancestor {
          guard current.isVisible, current.isUserInteractionEnabled || role == .background,
            !current.clipsToBounds
              || current.touchBounds.containsTouch(at: current.touchPoint(point, from: surface))
          else { return false }
          ancestor = current.superview
        }
        return true
      }

      /// Whether the area's view is where it can take touches of a surface; if not, notes it once.
      private func isInWindow(_ view: UIView, of surface: UIView) -> Bool {
        if view.window === surface.window { return true }
        if !hasNotedAbsence {
          hasNotedAbsence = true
          Misuse.note(
            "The view of region \(id) is not in the window that was touched, so the region takes "
              + "no touches there for now")
        }
        return false
      }

      func covers(_ surface: UIView) -> Bool {
        switch place {
        case .provider: return false
        case .inSurface(let shape), .inView(let shape):
          let view = ownView ?? surface
          return shape.covers(view.convert(surface.bounds, from: surface), in: view.bounds)
        }
      }
    }

    /// The hole of a spotlight: a place in the touched scene, whatever is there.
    @MainActor
    final class Hole {
      private let id: AnyHashable
      private let shape: RegionShape
      private let outset: CGFloat
      private weak var target: UIView?
      private var hasNotedAbsence = false

      init(_ id: AnyHashable, _ shape: RegionShape, outset: CGFloat, on target: UIView) {
        self.id = id
        self.shape = shape
        self.outset = outset
        self.target = target
      }

      /// Whether the hole contains a point in the space of `surface`.
      func contains(_ point: CGPoint, on surface: UIView) -> Bool {
        if let target, let place = target.touchPoint(point, inSceneFrom: surface) {
          return shape.contains(place, in: target.touchBounds, outset: outset)
        }
        if !hasNotedAbsence {
          hasNotedAbsence = true
          Misuse.note(
            "The target of spotlight \(id) is not in the scene that was touched, so its cover takes "
              + "the touches in the hole too for now")
        }
        return false
      }
    }

    /// The index of the first enabled interactive region that contains a point in the space of
    /// `surface`; of those whose own view is `host` or has `host` as its nearest hosting view.
    ///
    /// - Complexity: O(*n*), where *n* is the number of areas.
    func region(at point: CGPoint, on surface: UIView, heldBy host: UIView? = nil) -> Int? {
      // A region does not hide a moving view behind it from the question where UIKit hits that.
      if TouchPlace.isAsking { return nil }
      return first(.interactive) {
        let isHeld = host == nil || $0.ownView === host || $0.ownView?.hostingViewAround === host
        return isHeld && $0.contains(point, on: surface) && !hasHole($0, at: point, on: surface)
      }
    }

    /// Whether an area is a spotlight with a hole at a point in the space of `surface`: its own, or
    /// that of another spotlight of its cover, set here, on the cover, or on a view around that.
    private func hasHole(_ spotlight: Entry, at point: CGPoint, on surface: UIView) -> Bool {
      guard spotlight.hole != nil, let cover = spotlight.ownView else { return false }
      if opensHole(in: cover, at: point, on: surface) { return true }
      var view: UIView? = cover
      while let current = view {
        let others = current.presentRegions
        if others !== self, others?.opensHole(in: cover, at: point, on: surface) ?? false {
          return true
        }
        view = current.superview
      }
      return false
    }

    private func opensHole(in cover: UIView, at point: CGPoint, on surface: UIView) -> Bool {
      entries.contains {
        $0.isEnabled && $0.ownView === cover && $0.hole?.contains(point, on: surface) ?? false
      }
    }

    /// Whether an enabled background area that does not cover the whole surface contains a touch.
    func containInBackground(_ point: CGPoint, on surface: UIView) -> Bool {
      first(.background) { $0.contains(point, on: surface) && !$0.covers(surface) } != nil
    }

    /// An area by its index, unless a view that was asked meanwhile has removed it.
    func entry(_ index: Int) -> Entry? { entries.indices.contains(index) ? entries[index] : nil }

    private func first(_ role: Entry.Role, where matches: (Entry) -> Bool) -> Int? {
      entries.firstIndex { $0.role == role && $0.isEnabled && matches($0) }
    }
  }
#endif

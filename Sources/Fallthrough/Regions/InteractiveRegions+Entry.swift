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
      /// A part in which the area does not count.
      let hole: Entry?
      var isEnabled = true
      private var hasNotedAbsence = false
      private var isAskingForShape = false

      init(
        _ id: AnyHashable, _ role: Role, _ place: Place, outset: CGFloat = 0,
        of view: UIView? = nil, hole: Entry? = nil
      ) {
        self.id = id
        self.role = role
        self.place = place
        self.outset = outset
        self.hole = hole
        ownView = view
      }

      /// Whether the area contains a point in the space of `surface`, and its hole does not.
      func contains(_ point: CGPoint, on surface: UIView) -> Bool {
        outlineContains(point, on: surface) && !(hole?.outlineContains(point, on: surface) ?? false)
      }

      private func outlineContains(_ point: CGPoint, on surface: UIView) -> Bool {
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
          return shape.contains(view.convert(point, from: surface), in: view.bounds, outset: outset)
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
              || current.bounds.containsTouch(at: current.convert(point, from: surface))
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

    /// The index of the first enabled interactive region that contains a point in the space of
    /// `surface`; of those whose own view is `host` or has `host` as its nearest hosting view.
    ///
    /// - Complexity: O(*n*), where *n* is the number of areas.
    func region(at point: CGPoint, on surface: UIView, heldBy host: UIView? = nil) -> Int? {
      first(.interactive) {
        let isHeld = host == nil || $0.ownView === host || $0.ownView?.hostingViewAround === host
        return isHeld && $0.contains(point, on: surface)
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

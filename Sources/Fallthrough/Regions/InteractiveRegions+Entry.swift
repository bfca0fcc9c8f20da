#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension InteractiveRegions {
    enum Place {
      case inSurface(RegionShape)
      case inView(RegionShape)
      case provider(@MainActor () -> RegionShape?)
    }

    @MainActor
    final class Entry {
      /// A hole is a place anywhere in the touched scene, whatever is there.
      enum Role { case interactive, background, hole }

      let id: AnyHashable
      let role: Role
      let place: Place
      let outset: CGFloat
      private(set) weak var ownView: UIView?
      /// The hole of a spotlight, whose cover is the own view.
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
          guard isPresent(on: surface), let view = ownView else { return false }
          let place = view.touchPoint(point, from: surface)
          return shape.contains(place, in: view.touchBounds, outset: outset)
            && (role == .hole || isReached(view, at: point, on: surface))
        }
      }

      /// Whether a touch can reach a view's place, as in UIKit's walk: every view around it that
      /// clips contains the touch, and none of them is hidden, nearly transparent or disabled.
      ///
      /// The view's own `isUserInteractionEnabled` does not count, because markers take no touches.
      /// A view that is drawn without taking touches can be background all the same.
      private func isReached(_ view: UIView, at point: CGPoint, on surface: UIView) -> Bool {
        view.isVisible
          && view.superviews.allSatisfy {
            $0.isVisible && ($0.isUserInteractionEnabled || role == .background)
              && (!$0.clipsToBounds
                || $0.touchBounds.containsTouch(at: $0.touchPoint(point, from: surface)))
          }
      }

      /// Whether the area's view is where it can take touches of a surface; if not, notes it once.
      private func isPresent(on surface: UIView) -> Bool {
        let scene = role == .hole ? surface.window?.windowScene : nil
        let isPresent =
          ownView.map {
            $0.window === surface.window || scene != nil && $0.window?.windowScene === scene
          } ?? (role != .hole)
        guard !isPresent, !hasNotedAbsence else { return isPresent }
        hasNotedAbsence = true
        Misuse.note(
          role == .hole
            ? "The target of spotlight \(name: id) is not in the scene that was touched, so its cover "
              + "takes the touches in the hole too for now"
            : "The view of region \(name: id) is not in the window that was touched, so the region takes "
              + "no touches there for now")
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
      return opensHole(in: cover, at: point, on: surface)
        || sequence(first: cover, next: { $0.superview }).contains {
          $0.presentRegions?.opensHole(in: cover, at: point, on: surface) ?? false
        }
    }

    private func opensHole(in cover: UIView, at point: CGPoint, on surface: UIView) -> Bool {
      entries.contains {
        guard $0.isEnabled, $0.ownView === cover, let hole = $0.hole else { return false }
        return hole.isEnabled && hole.contains(point, on: surface)
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

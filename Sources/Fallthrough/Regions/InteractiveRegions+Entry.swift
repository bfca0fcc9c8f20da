#if canImport(UIKit)
  import HitTesting
  import UIKit

  extension InteractiveRegions {
    /// What a region's shape moves with.
    enum Anchor {
      case window
      case view(WeakView)
    }

    /// Where a region is.
    enum Place {
      case shape(RegionShape, Anchor)
      case provider(@MainActor () -> RegionShape?)
    }

    /// One declared region.
    struct Entry {
      let id: AnyHashable
      let place: Place
      let outset: CGFloat
      var isEnabled = true

      /// Whether the region contains a touch; a region whose view is in another window does not.
      @MainActor
      func contains(
        _ pointInWindow: CGPoint, in window: UIWindow, animated position: AnimatedPosition
      ) -> Bool {
        switch place {
        case .shape(let shape, .window):
          return shape.contains(pointInWindow, outset: outset)
        case .shape(let shape, .view(let anchor)):
          guard let view = anchor.view else { return false }
          guard view.window === window else {
            Misuse.explain(
              "The view of region \(id) is in another window, so the region takes no touches",
              if: view.window != nil)
            return false
          }
          guard view.isVisibleInHierarchy else { return false }
          let point =
            position == .final
            ? view.convert(pointInWindow, from: window)
            : view.shownPoint(from: pointInWindow)
          return point.map { shape.contains($0, outset: outset) } ?? false
        case .provider(let shapeInWindow):
          return shapeInWindow()?.contains(pointInWindow, outset: outset) ?? false
        }
      }
    }
  }
#endif

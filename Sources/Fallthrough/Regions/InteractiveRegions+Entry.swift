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

      @MainActor
      func contains(_ pointInWindow: CGPoint, in window: UIWindow) -> Bool {
        switch place {
        case .shape(let shape, .window):
          return shape.contains(pointInWindow, outset: outset)
        case .shape(let shape, .view(let anchor)):
          guard let view = anchor.view, view.window === window, view.isVisibleInHierarchy else {
            return false
          }
          return shape.contains(view.convert(pointInWindow, from: window), outset: outset)
        case .provider(let shapeInWindow):
          return shapeInWindow()?.contains(pointInWindow, outset: outset) ?? false
        }
      }
    }
  }
#endif

#if canImport(UIKit)
  import HitTesting
  import UIKit

  /// The shape of an interactive part of an overlay, as large as the view it is declared for.
  public enum OverlayShape: Sendable, Hashable {
    /// The view's whole rectangle.
    case rect
    /// The view's rectangle with round corners; the radius in points.
    case roundedRect(radius: CGFloat)
    /// The view's rectangle with half circles at its shorter sides.
    case capsule
    /// The ellipse that fills the view.
    case ellipse

    /// The shape of a view with these bounds, in points of the view's own space.
    func shape(filling bounds: CGRect) -> RegionShape {
      switch self {
      case .rect: return .rect(bounds)
      case .roundedRect(let radius): return .roundedRect(bounds, radius: radius)
      case .capsule: return .capsule(bounds)
      case .ellipse: return .ellipse(bounds)
      }
    }
  }
#endif

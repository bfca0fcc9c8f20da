#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension RegionShape {
    /// The inside of a path.
    ///
    /// - Parameters:
    ///   - path: In points, in the coordinate space that the region is declared in. The path is
    ///     copied.
    ///   - evenOdd: Whether a point inside an even number of outlines counts as outside; else the
    ///     non-zero winding rule holds.
    public static func path(_ path: CGPath, evenOdd: Bool = false) -> RegionShape {
      var copy = RegionPath(path)
      copy.usesEvenOddRule = evenOdd
      return .path(copy)
    }

    /// The inside of a path, by the rule of its `usesEvenOddFillRule`.
    ///
    /// - Parameter path: In points, in the coordinate space that the region is declared in. The
    ///   path is copied.
    public static func path(_ path: UIBezierPath) -> RegionShape {
      .path(path.cgPath, evenOdd: path.usesEvenOddFillRule)
    }
  }

  extension RegionPath {
    /// Creates a copy of a path, whose inside follows the non-zero winding rule.
    public init(_ path: CGPath) {
      #if canImport(Darwin)
        var elements: [Element] = []
        path.applyWithBlock { step in
          let points = step.pointee.points
          if let element = Element(step.pointee.type, { points[$0] }) { elements.append(element) }
        }
        self.init(elements)
      #else
        self.init(path.steps.compactMap { step in Element(step.type) { step.points[$0] } })
      #endif
    }
  }

  extension RegionPath.Element {
    fileprivate init?(_ type: CGPathElementType, _ point: (Int) -> CGPoint) {
      switch type {
      case .moveToPoint: self = .move(to: point(0))
      case .addLineToPoint: self = .line(to: point(0))
      case .addQuadCurveToPoint: self = .quadCurve(to: point(1), control: point(0))
      case .addCurveToPoint: self = .curve(to: point(2), control1: point(0), control2: point(1))
      case .closeSubpath: self = .close
      @unknown default: return nil
      }
    }
  }
#endif

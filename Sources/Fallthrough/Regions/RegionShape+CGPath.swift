#if canImport(UIKit) && !os(watchOS)
  import HitTesting
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
    @MainActor
    public static func path(_ path: UIBezierPath) -> RegionShape {
      .path(path.cgPath, evenOdd: path.usesEvenOddFillRule)
    }
  }

  extension RegionPath {
    /// Creates a copy of a path, whose inside follows the non-zero winding rule.
    public init(_ path: CGPath) {
      var elements: [Element] = []
      #if canImport(Darwin)
        path.applyWithBlock { step in
          let points = step.pointee.points
          switch step.pointee.type {
          case .moveToPoint: elements.append(.move(to: points[0]))
          case .addLineToPoint: elements.append(.line(to: points[0]))
          case .addQuadCurveToPoint:
            elements.append(.quadCurve(to: points[1], control: points[0]))
          case .addCurveToPoint:
            elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
          case .closeSubpath: elements.append(.close)
          @unknown default: break
          }
        }
      #else
        for step in path.steps {
          let points = step.points
          switch step.type {
          case .moveToPoint: elements.append(.move(to: points[0]))
          case .addLineToPoint: elements.append(.line(to: points[0]))
          case .addQuadCurveToPoint:
            elements.append(.quadCurve(to: points[1], control: points[0]))
          case .addCurveToPoint:
            elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
          case .closeSubpath: elements.append(.close)
          }
        }
      #endif
      self.init(elements)
    }
  }
#endif

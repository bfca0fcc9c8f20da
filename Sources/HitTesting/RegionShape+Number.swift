import Foundation

extension RegionShape {
  /// Whether no coordinate is NaN; a shape with one that is contains nothing.
  package var isNumber: Bool {
    let isOutline =
      switch outline {
      case .rect(let extent), .capsule(let extent), .ellipse(let extent): extent.isNumber
      case .roundedRect(let extent, let radius): extent.isNumber && !radius.isNaN
      case .circle(let center, let radius): center.isNumber && !radius.isNaN
      case .path(let path): path.elements.allSatisfy(\.isNumber)
      }
    return isOutline && holes.allSatisfy(\.isNumber)
  }

  /// Whether the shape covers the whole of a rectangle, as far as can be told without looking at
  /// every point: only plain rectangles without holes do. Less than half a point may be missing,
  /// for layouts and transforms round; that is a choice.
  ///
  /// - Parameters:
  ///   - rect: In points, in the shape's coordinate space.
  ///   - bounds: The bounds that a shape without coordinates of its own fills, in the same space.
  package func covers(_ rect: CGRect, in bounds: CGRect) -> Bool {
    guard holes.isEmpty, case .rect(let extent) = outline else { return false }
    switch extent {
    case .bounds: return bounds.insetBy(dx: -0.5, dy: -0.5).contains(rect)
    case .rect(let own): return own.insetBy(dx: -0.5, dy: -0.5).contains(rect)
    }
  }
}

extension RegionShape.Extent {
  fileprivate var isNumber: Bool {
    switch self {
    case .bounds: true
    case .rect(let rect): rect.isNumber
    }
  }
}

extension RegionPath.Element {
  fileprivate var isNumber: Bool {
    switch self {
    case .move(let end), .line(let end): end.isNumber
    case .quadCurve(let end, let control): end.isNumber && control.isNumber
    case .curve(let end, let first, let second): end.isNumber && first.isNumber && second.isNumber
    case .close: true
    }
  }
}

extension CGPoint {
  fileprivate var isNumber: Bool { !x.isNaN && !y.isNaN }
}

extension CGRect {
  fileprivate var isNumber: Bool {
    origin.isNumber && !size.width.isNaN && !size.height.isNaN
  }
}

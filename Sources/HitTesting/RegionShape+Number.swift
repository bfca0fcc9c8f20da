import Foundation

extension RegionShape {
  /// Whether no coordinate is NaN; a shape with one that is contains nothing.
  package var isNumber: Bool {
    switch self {
    case .rect(let rect), .capsule(let rect), .ellipse(let rect): rect.isNumber
    case .roundedRect(let rect, let radius): rect.isNumber && !radius.isNaN
    case .circle(let center, let radius): center.isNumber && !radius.isNaN
    case .path(let path): path.elements.allSatisfy(\.isNumber)
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

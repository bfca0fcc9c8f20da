// What Swift's half of CoreGraphics adds to the headers; none of it is ever run.
// https://developer.apple.com/documentation/corefoundation/cgpoint, cgsize, cgrect,
// cgaffinetransform
@_exported import CoreFoundation
@_exported import CoreGraphics

extension CGPoint: Hashable, Codable, @unchecked Sendable {
  public static var zero: CGPoint { CGPoint() }
  public init(x: Double, y: Double) { self.init() }
  public init(x: Int, y: Int) { self.init() }
  public static func == (one: CGPoint, other: CGPoint) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public func applying(_ t: CGAffineTransform) -> CGPoint { self }
}

extension CGSize: Hashable, Codable, @unchecked Sendable {
  public static var zero: CGSize { CGSize() }
  public init(width: Double, height: Double) { self.init() }
  public init(width: Int, height: Int) { self.init() }
  public static func == (one: CGSize, other: CGSize) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}

extension CGRect: Hashable, Codable, @unchecked Sendable {
  public static var zero: CGRect { CGRect() }
  public static var null: CGRect { CGRect() }
  public static var infinite: CGRect { CGRect() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
  public static func == (one: CGRect, other: CGRect) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public var minX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var maxX: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
  public var midX: CGFloat { 0 }
  public var midY: CGFloat { 0 }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public var isEmpty: Bool { false }
  public var isNull: Bool { false }
  public func contains(_ point: CGPoint) -> Bool { true }
  public func contains(_ rect: CGRect) -> Bool { true }
  public func intersects(_ rect: CGRect) -> Bool { true }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func intersection(_ rect: CGRect) -> CGRect { self }
  public func union(_ rect: CGRect) -> CGRect { self }
  public func applying(_ t: CGAffineTransform) -> CGRect { self }
  public func divided(
    atDistance: CGFloat, from fromEdge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) { (self, self) }
}

extension CGAffineTransform: Hashable, Codable, @unchecked Sendable {
  public static var identity: CGAffineTransform { CGAffineTransform() }
  public init(rotationAngle angle: CGFloat) { self.init() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public static func == (one: CGAffineTransform, other: CGAffineTransform) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public var isIdentity: Bool { true }
  public func inverted() -> CGAffineTransform { self }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
}

extension CGMutablePath {
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {}
}

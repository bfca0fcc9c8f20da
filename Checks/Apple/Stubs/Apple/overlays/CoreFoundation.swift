// The number of CoreGraphics, with what BinaryFloatingPoint asks for; none of it is ever run.
// https://developer.apple.com/documentation/corefoundation/cgfloat
@_exported import CoreFoundation

@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  @inlinable public init() { native = 0 }
  @inlinable public init(_ value: Double) { native = value }
  @inlinable public init(_ value: Float) { native = Double(value) }
  @inlinable public init(_ value: CGFloat) { native = value.native }
}

extension CGFloat: BinaryFloatingPoint, Codable, CustomStringConvertible {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public var description: String { native.description }

  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    self.init()
  }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { self.init() }
  public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) { self.init() }
  public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
  public init?<Source: BinaryInteger>(exactly value: Source) { native = Double(value) }
  public init<Source: BinaryFloatingPoint>(_ value: Source) { native = Double(value) }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }

  public static var radix: Int { 2 }
  public static var exponentBitCount: Int { 11 }
  public static var significandBitCount: Int { 52 }
  public static var nan: CGFloat { CGFloat(Double.nan) }
  public static var signalingNaN: CGFloat { nan }
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public static var pi: CGFloat { CGFloat(Double.pi) }
  public static var greatestFiniteMagnitude: CGFloat { 0 }
  public static var leastNormalMagnitude: CGFloat { 0 }
  public static var leastNonzeroMagnitude: CGFloat { 0 }
  public static var ulpOfOne: CGFloat { 0 }

  public var exponentBitPattern: UInt { native.exponentBitPattern }
  public var significandBitPattern: UInt64 { native.significandBitPattern }
  public var sign: FloatingPointSign { native.sign }
  public var exponent: Int { native.exponent }
  public var significand: CGFloat { CGFloat(native.significand) }
  public var significandWidth: Int { native.significandWidth }
  public var binade: CGFloat { CGFloat(native.binade) }
  public var ulp: CGFloat { CGFloat(native.ulp) }
  public var magnitude: CGFloat { CGFloat(native.magnitude) }
  public var nextUp: CGFloat { CGFloat(native.nextUp) }
  public var nextDown: CGFloat { CGFloat(native.nextDown) }
  public var isNormal: Bool { native.isNormal }
  public var isFinite: Bool { native.isFinite }
  public var isZero: Bool { native.isZero }
  public var isSubnormal: Bool { native.isSubnormal }
  public var isInfinite: Bool { native.isInfinite }
  public var isNaN: Bool { native.isNaN }
  public var isSignalingNaN: Bool { native.isSignalingNaN }
  public var isCanonical: Bool { native.isCanonical }

  public static func + (one: CGFloat, other: CGFloat) -> CGFloat {
    CGFloat(one.native + other.native)
  }
  public static func - (one: CGFloat, other: CGFloat) -> CGFloat {
    CGFloat(one.native - other.native)
  }
  public static func * (one: CGFloat, other: CGFloat) -> CGFloat {
    CGFloat(one.native * other.native)
  }
  public static func / (one: CGFloat, other: CGFloat) -> CGFloat {
    CGFloat(one.native / other.native)
  }
  public static func += (one: inout CGFloat, other: CGFloat) { one = one + other }
  public static func -= (one: inout CGFloat, other: CGFloat) { one = one - other }
  public static func *= (one: inout CGFloat, other: CGFloat) { one = one * other }
  public static func /= (one: inout CGFloat, other: CGFloat) { one = one / other }
  public static func == (one: CGFloat, other: CGFloat) -> Bool { one.native == other.native }
  public static func < (one: CGFloat, other: CGFloat) -> Bool { one.native < other.native }
  public static func <= (one: CGFloat, other: CGFloat) -> Bool { one.native <= other.native }
  public func isEqual(to other: CGFloat) -> Bool { self == other }
  public func isLess(than other: CGFloat) -> Bool { self < other }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { self <= other }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { self <= other }
  public func hash(into hasher: inout Hasher) { hasher.combine(native) }
  public func advanced(by distance: CGFloat) -> CGFloat { self + distance }
  public func distance(to other: CGFloat) -> CGFloat { other - self }
  public mutating func negate() { native.negate() }
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ one: CGFloat, _ other: CGFloat) {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}
extension Float {
  public init(_ value: CGFloat) { self = Float(value.native) }
}
extension Int {
  public init(_ value: CGFloat) { self = Int(value.native) }
}

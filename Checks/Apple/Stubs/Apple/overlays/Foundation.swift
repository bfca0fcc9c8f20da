// What Swift's half of Foundation adds to the headers; none of it is ever run.
@_exported import CoreGraphics
@_exported import Darwin
@_exported import Foundation
@_exported import ObjectiveC

public struct Notification: Sendable {
  public typealias Name = NSNotification.Name
  public var object: Any? { nil }
  public var userInfo: [AnyHashable: Any]? { nil }
}
public struct Data: Sendable, Hashable {
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == UInt8 {}
  public init(contentsOf url: URL) throws {}
  public mutating func append(contentsOf bytes: some Sequence<UInt8>) {}
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { fatalError() }
}
extension Data {
  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public func base64EncodedString(options: Base64EncodingOptions = []) -> String { "" }
}
public struct CharacterSet: Sendable {
  public static let urlPathAllowed = CharacterSet(charactersIn: "")
  public init(charactersIn characters: String) {}
  public func subtracting(_ other: CharacterSet) -> CharacterSet { self }
}
extension Data: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}
public protocol NSLocking {}
extension NSLocking {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}
public struct URL: Sendable, Hashable {
  public init(fileURLWithPath path: String) {}
  public var absoluteString: String { "" }
  public var pathComponents: [String] { [] }
  public var standardizedFileURL: URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
}
open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public init() {}
  open var outputFormatting: OutputFormatting = []
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { Data([]) }
}
open class JSONDecoder {
  public init() {}
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    fatalError()
  }
}
public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  public var environment: [String: String] { [:] }
}
public final class FileHandle: Sendable {
  public static let standardError = FileHandle()
  public func write(_ data: Data) {}
}
public struct Locale: Sendable {
  public init(identifier: String) {}
  public var identifier: String { "" }
}
public func NSTemporaryDirectory() -> String { "" }
extension String {
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
extension StringProtocol {
  public var capitalized: String { "" }
  public func write(
    toFile path: some StringProtocol, atomically: Bool, encoding: String.Encoding
  ) throws {}
  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? { nil }
  public func contains(_ other: some StringProtocol) -> Bool { false }
  public func range(
    of text: some StringProtocol, options: String.CompareOptions = [],
    range: Range<Index>? = nil, locale: Locale? = nil
  ) -> Range<Index>? { nil }
  public func replacingOccurrences(
    of target: some StringProtocol, with replacement: some StringProtocol
  ) -> String { "" }
}

public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}
public struct NSKeyValueObservedChange<Value> {}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}

// The types that take the place of a class where it comes from Objective-C.
public protocol _Bridged: _ObjectiveCBridgeable {
  static var any: Self { get }
}
extension _Bridged {
  public static func _forceBridgeFromObjectiveC(_ object: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: _ObjectiveCType, result: inout Self?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: _ObjectiveCType?) -> Self {
    any
  }
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
}
extension Notification: _Bridged {
  public typealias _ObjectiveCType = NSNotification
  public static var any: Notification { Notification() }
}
extension String: _Bridged {
  public typealias _ObjectiveCType = NSString
  public static var any: String { "" }
}
extension Array: _Bridged {
  public typealias _ObjectiveCType = NSArray
  public static var any: [Element] { [] }
}
extension Set: _Bridged {
  public typealias _ObjectiveCType = NSSet
  public static var any: Set<Element> { [] }
}
extension Dictionary: _Bridged {
  public typealias _ObjectiveCType = NSDictionary
  public static var any: [Key: Value] { [:] }
}

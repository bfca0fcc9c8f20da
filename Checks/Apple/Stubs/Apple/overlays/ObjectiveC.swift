// What Swift's half of ObjectiveC adds. https://developer.apple.com/documentation/objectivec
@_exported import ObjectiveC

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
  public var boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
}
// The compiler calls these two where BOOL crosses the languages.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  var name: Int
  public init(_ name: String) { self.name = 0 }
  public init(stringLiteral value: String) { self.init(value) }
}

extension NSObject: Equatable, Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
  open func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

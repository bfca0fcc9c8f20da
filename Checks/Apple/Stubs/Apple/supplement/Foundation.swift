extension Notification {
  public var userInfo: [AnyHashable: Any]? { nil }
}
public struct Locale: Sendable {
  public init(identifier: String) {}
  public var identifier: String { "" }
}

// foundation/notification/userinfo
extension Notification {
  public var userInfo: [AnyHashable: Any]? { nil }
}

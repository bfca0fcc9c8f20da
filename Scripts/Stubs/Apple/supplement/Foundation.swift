// foundation/notification/userinfo
extension Notification {
  public var userInfo: [AnyHashable: Any]? { nil }
}

// foundation/thread/ismainthread
public class Thread {
  public class var isMainThread: Bool { true }
}

/// A whole number, as Objective-C names it.
public typealias NSInteger = Int
/// A whole number without a sign, as Objective-C names it.
public typealias NSUInteger = UInt

extension NSIndexPath {
  /// The index of a row in its section of a table.
  public var row: Int { index(atPosition: 1) }
  /// The index of an item in its section of a collection.
  public var item: Int { index(atPosition: 1) }
  /// The section.
  public var section: Int { index(atPosition: 0) }
}

/// The name of an app in its property list, as a text: Core Foundation's own texts are not here.
public let kCFBundleNameKey = "CFBundleName"
/// The number of a build in its property list, as a text: Core Foundation's own texts are not here.
public let kCFBundleVersionKey = "CFBundleVersion"
/// A time, in seconds since the start of 2001.
public typealias CFAbsoluteTime = Double
/// Returns the time of day, in seconds since the start of 2001: not the device's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension NSMutableAttributedString {
  /// Creates an empty text.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension Timer {
  /// Creates a timer that never fires.
  public convenience init(_ nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }
}

extension FileManager {
  /// Returns the folder that apps of a group share: there are no such groups here, so nil.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }
}

extension UserDefaults {
  /// Returns the value of a key, as `object(forKey:)` does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

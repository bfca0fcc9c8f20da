/// What the names of classes tell about their hit tests.
public struct ClassRules: Sendable, Hashable {
  /// A set of class names.
  public enum Pattern: Sendable, Hashable {
    /// The one class with this name.
    case exactly(String)
    /// Every class whose name begins so.
    case prefix(String)
    /// Every class whose name holds this.
    case containing(String)
    /// Every class that fits a pattern, by the name of the source or by its name alone.
    case matching(NamePattern)

    /// Returns whether a class is in the set.
    public func matches(_ className: String) -> Bool {
      switch self {
      case .exactly(let name): className == name
      case .prefix(let start): className.hasPrefix(start)
      case .containing(let part): className.utf8.holds(part.utf8)
      case .matching(let pattern):
        pattern.matches(className) || pattern.matches(ClassName(className).short)
      }
    }
  }

  /// What a class does with touches.
  public enum Behavior: Sendable, Hashable {
    /// UIKit's own rule.
    case ordinary
    /// Touches on its own area fall through; its subviews take theirs.
    case passThrough
    /// A rule that a dump does not tell.
    case unknown
    /// UIKit's rule over an area larger than the bounds.
    case enlarged
  }

  /// The classes whose own area lets touches fall through.
  public var passThrough: [Pattern]
  /// The classes that answer hit tests in a way that no dump tells.
  public var unknown: [Pattern]
  /// The classes that take touches around their bounds.
  public var enlarged: [Pattern]

  /// Creates rules.
  public init(passThrough: [Pattern], unknown: [Pattern], enlarged: [Pattern]) {
    self.passThrough = passThrough
    self.unknown = unknown
    self.enlarged = enlarged
  }

  /// What is known of the system's classes and of widespread frameworks.
  ///
  /// Hosting views route touches to SwiftUI content themselves, React Native's views have
  /// `pointerEvents` and `hitSlop`, and the items of bars take touches around them.
  public static let standard = ClassRules(
    passThrough: [
      .exactly("_UITouchPassthroughView"), .containing("PassThrough"), .containing("Passthrough"),
    ],
    unknown: [.containing("HostingView"), .prefix("RCTView"), .prefix("RCTRootView")],
    enlarged: [
      .exactly("_UIButtonBarButton"), .exactly("_UIModernBarButton"),
      .exactly("UINavigationButton"),
    ])

  /// Returns what a class does with touches.
  public func behavior(of className: String) -> Behavior {
    if passThrough.contains(where: { $0.matches(className) }) { return .passThrough }
    if unknown.contains(where: { $0.matches(className) }) { return .unknown }
    if enlarged.contains(where: { $0.matches(className) }) { return .enlarged }
    return .ordinary
  }
}

extension String.UTF8View {
  /// Returns whether another text stands somewhere in this one.
  fileprivate func holds(_ part: String.UTF8View) -> Bool {
    var rest = self[...]
    while rest.count >= part.count {
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

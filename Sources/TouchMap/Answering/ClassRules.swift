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
    /// Touches on its own area fall through, as the name says; its subviews take theirs.
    case passThrough
    /// A view of the system that does so where nothing of its own is.
    case systemPassThrough
    /// The window of the library Fallthrough, which does so by a rule that is known.
    case knownPassThrough
    /// A container of the system that takes the touches beside a menu, which closes it.
    case closesMenu
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
    unknown: [
      .containing("HostingView"), .prefix("RCTView"), .prefix("RCTRootView"),
      .containing("FloatingBarContainerView"), .exactly("_UITabBarContainerView"),
    ],
    enlarged: [
      .exactly("_UIButtonBarButton"), .exactly("_UIModernBarButton"),
      .exactly("UINavigationButton"),
    ])

  /// The classes of which it is known what they do, whatever patterns say.
  ///
  /// The windows and containers of the system stand in front of an app's own and pass touches
  /// through where nothing of theirs is: the keyboard, a cursor, a magnifier. No documentation says
  /// so; every app that shows a text field depends on it.
  private static let behaviors: [String: Behavior] = {
    var behaviors = Dictionary(
      uniqueKeysWithValues: SystemClasses.passingThrough.map { ($0, Behavior.systemPassThrough) })
    for name in ["Fallthrough.PassThroughWindow", "_TtC11Fallthrough17PassThroughWindow"] {
      behaviors[name] = .knownPassThrough
    }
    behaviors["_UIContextMenuContainerView"] = .closesMenu
    return behaviors
  }()

  /// Returns what a class does with touches.
  public func behavior(of className: String) -> Behavior {
    if let known = Self.behaviors[className] { return known }
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

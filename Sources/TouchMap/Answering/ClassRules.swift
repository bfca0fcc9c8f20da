/// The rules about hit tests that follow from names of classes.
public struct ClassRules: Sendable, Hashable {
  /// The behaviour of a class for touches.
  package enum Behavior: Sendable, Hashable {
    /// UIKit's own rule.
    case ordinary
    /// Touches on its own area fall through, as the name says; its subviews take theirs.
    case passThrough
    /// A view of the system that does so where it has no content of its own.
    case systemPassThrough
    /// The window of the library Fallthrough, which does so by a rule that is known.
    case knownPassThrough
    /// Touches on its own area fall through, as the settings say.
    case passesTouches
    /// Touches on its own area are its own, as the settings say.
    case takesTouches
    /// A container of the system that takes the touches beside a menu, which closes it.
    case closesMenu
    /// A rule that a dump does not contain.
    case unknown
    /// A private override of UIKit's rule. It takes the touches on its own area, as far as is
    /// known.
    case overriding
    /// UIKit's rule over an area larger than the bounds.
    case enlarged
    /// Its subviews take their touches; whether it takes those on its own area is not known. So are
    /// private classes of Apple's that no published hierarchy contains, and the containers of
    /// presentations that dim nothing.
    case undetermined
    /// The empty container of a presentation that is over. It keeps touches, as apps report.
    /// FS-075.
    case leftover
  }

  /// The classes of which it is assumed, by their names, that touches on their own area fall through.
  public var passThrough: [NamePattern]
  /// The classes that answer hit tests in a way that no dump contains.
  public var unknown: [NamePattern]
  /// The classes that take touches around their bounds.
  public var enlarged: [NamePattern]

  /// The classes that are known to take the touches on their own area.
  ///
  /// They override all that is known from names, because a project knows its own classes.
  public var takesTouches: [NamePattern]
  /// The classes that are known to let the touches on their own area fall through. They override
  /// what is known from names, as ``takesTouches`` do, and give way to those.
  public var passesTouches: [NamePattern]

  /// Creates rules.
  ///
  /// A pattern matches a class by its name in the source, with or without the module.
  public init(
    passThrough: [NamePattern], unknown: [NamePattern], enlarged: [NamePattern],
    takesTouches: [NamePattern] = [], passesTouches: [NamePattern] = []
  ) {
    self.passThrough = passThrough
    self.unknown = unknown
    self.enlarged = enlarged
    self.takesTouches = takesTouches
    self.passesTouches = passesTouches
  }

  /// The rules for the system's classes and for widespread frameworks.
  ///
  /// Hosting views route touches to SwiftUI content themselves, React Native's views have
  /// `pointerEvents` and `hitSlop`, and the items of bars take touches around them.
  public static let standard = ClassRules(
    passThrough: ["*PassThrough*", "*Passthrough*"],
    unknown: ["*HostingView*", "RCTView*", "RCTRootView*"],
    enlarged: ["_UIButtonBarButton", "_UIModernBarButton", "UINavigationButton"])

  /// The classes whose behaviour is known, even if patterns match them.
  ///
  /// The system's windows and containers lie in front of an app's own, and touches beside their
  /// content fall through: the keyboard, a cursor, a magnifier. No documentation says so; every app
  /// that shows a text field depends on it.
  private static let behaviors: [String: Behavior] = {
    var behaviors = Dictionary(
      uniqueKeysWithValues: SystemClasses.passingThrough.map { ($0, Behavior.systemPassThrough) })
    // The library Fallthrough's: windows that apps make, those of its presenters, containers.
    for name in ["PassThroughWindow", "OverlayWindow", "PassThroughView"] {
      for spelling in spellings(ofOwn: name) { behaviors[spelling] = .knownPassThrough }
    }
    behaviors["_UIContextMenuContainerView"] = .closesMenu
    return behaviors
  }()

  /// The names of a class of the library Fallthrough in dumps: the plain and the mangled one.
  static func spellings(ofOwn name: String) -> [String] {
    ["Fallthrough.\(name)", "_TtC11Fallthrough\(name.count)\(name)"]
  }

  /// Returns the behaviour of a class for touches.
  package func behavior(of className: String) -> Behavior {
    let name = DumpedClassName(className)
    let names = name.names(as: className)
    func isNamed(in patterns: [NamePattern]) -> Bool {
      patterns.contains { names.contains(where: $0.matches) }
    }
    if isNamed(in: takesTouches) { return .takesTouches }
    if isNamed(in: passesTouches) { return .passesTouches }
    if let known = Self.behaviors[className] { return known }
    if name.isApples(in: SystemClasses.decorations) || name.isApples(in: SystemClasses.neverHit) {
      return .systemPassThrough
    }
    if isNamed(in: passThrough) { return .passThrough }
    if isNamed(in: unknown) { return .unknown }
    if isNamed(in: enlarged) { return .enlarged }
    let isUndetermined = name.isApples(in: SystemClasses.undetermined) || name.origin == .unseen
    if isUndetermined { return .undetermined }
    return name.isApples(in: SystemClasses.overriding) ? .overriding : .ordinary
  }
}

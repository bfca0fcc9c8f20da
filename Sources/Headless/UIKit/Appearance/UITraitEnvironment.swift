/// Something that has traits: a scene, a window, a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What it has to fit.
  var traitCollection: UITraitCollection { get }
  /// Called after traits have changed, with those before.
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  @available(tvOS, introduced: 9.0, deprecated: 17.0)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Stands for a wish to hear of changes, to take it back.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something whose traits can be watched, one by one.
@preconcurrency @MainActor
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitChangeObservable: AnyObject {}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitChangeObservable {
  /// Has a closure called after one of some traits has changed, with the traits before. It is kept
  /// as long as the environment.
  ///
  /// > Source: UIKit documentation, `UITraitChangeObservable`. FS-271.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitNode)?.keep(registration)
    return registration
  }

  /// The same for a closure that takes the environment as its class's own `Self`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
    (self as? any TraitNode)?.keep(registration)
    return registration
  }

  /// Has a target do something after one of some traits has changed; it is given the environment.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    var targets = TraitChangeTarget(target as AnyObject, action)
    targets.environment = self
    let registration = TraitRegistration(traits) { _ in targets.perform() }
    (self as? any TraitNode)?.keep(registration)
    return registration
  }

  /// Has the environment itself do something after one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Takes a wish to hear of changes back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitNode)?.traitStore?.registrations.removeAll { $0 === registration }
  }
}

/// Who does something when traits have changed. It is not kept.
@MainActor
private struct TraitChangeTarget {
  private weak var target: AnyObject?
  private let action: Selector
  weak var environment: AnyObject?

  init(_ target: AnyObject, _ action: Selector) {
    (self.target, self.action) = (target, action)
  }

  /// Objective-C raises an exception where a target does not know a selector, and so does this.
  func perform() {
    guard let target else { return }
    let perform = ActionLookup.action(for: action, of: target)
    precondition(
      perform != nil,
      "\(type(of: target)): unrecognized selector \(action); say what it does by conforming to "
        + "ActionPerforming")
    perform?(environment, nil)
  }
}

/// An object that has traits: a scene, a window, a view or a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
  /// Called after traits have changed, with the traits before.
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The registration of a trait change handler, to unregister it.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose traits can be observed, one by one.
@preconcurrency @MainActor @available(iOS 17.0, *)
public protocol UITraitChangeObservable: AnyObject {}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
  /// Calls a closure after one of some traits has changed, with the traits before. The environment
  /// retains the closure as long as it lives.
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

  /// The same for a closure whose environment has its class's own type `Self`.
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

  /// Sends an action to a target after one of some traits has changed, with the environment.
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

  /// Sends an action to the environment itself after one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Unregisters a trait change handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitNode)?.traitStore?.registrations.removeAll { $0 === registration }
  }
}

/// The action that a trait change sends. Its target is not retained.
@MainActor private struct TraitChangeTarget {
  private weak var target: AnyObject?
  private let action: Selector
  weak var environment: AnyObject?

  init(_ target: AnyObject, _ action: Selector) {
    self.target = target
    self.action = action
  }

  /// Objective-C raises an exception if a target does not have a selector, and so does this.
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

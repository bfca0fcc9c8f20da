extension NotificationCenter {
  /// Has an object do something for each notification with a name, as long as it lives: what it says for
  /// the selector by ``ActionPerforming``, given the notification as the sender.
  ///
  /// One that says nothing ends the process, as on a device. Notifications are expected on the main
  /// thread.
  ///
  /// - Parameters:
  ///   - observer: Who does something. It is not kept.
  ///   - aSelector: What it does.
  ///   - aName: Which notifications; nil for all.
  ///   - anObject: Whose notifications; nil for anybody's.
  @MainActor
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    guard let performer = observer as? any ActionPerforming else {
      preconditionFailure(
        "\(type(of: observer)) observes by a selector; conform to ActionPerforming")
    }
    let observation = SelectorObservation(performer, aSelector)
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { observation.perform(notification) }
    }
    SelectorObservation.all.append((ObjectIdentifier(self), observation))
  }

  /// Ends all that was asked for with ``addObserver(_:selector:name:object:)``.
  @MainActor
  public func removeObserver(_ observer: any ActionPerforming) {
    end { $0.observer === observer }
  }

  /// Ends what was asked for with ``addObserver(_:selector:name:object:)`` about one name.
  @MainActor
  private func end(where isMeant: (SelectorObservation) -> Bool) {
    for (center, observation) in SelectorObservation.all
    where center == ObjectIdentifier(self) && (observation.observer == nil || isMeant(observation))
    {
      observation.token.map { removeObserver($0) }
      observation.token = nil
    }
    SelectorObservation.all.removeAll { $0.observation.token == nil }
  }
}

/// An object that waits for notifications by a selector.
@MainActor
private final class SelectorObservation {
  static var all: [(center: ObjectIdentifier, observation: SelectorObservation)] = []

  private(set) weak var observer: (any ActionPerforming)?
  private let selector: Selector
  var token: (any NSObjectProtocol)?

  init(_ observer: any ActionPerforming, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }

  func perform(_ notification: Notification) {
    guard let observer else { return }
    guard let action = observer.action(for: selector) else {
      preconditionFailure("unrecognized selector \(selector) sent to \(type(of: observer))")
    }
    action(notification, nil)
  }
}

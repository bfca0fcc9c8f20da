extension NotificationCenter {
  /// Sends an object, which is not retained, a selector for each notification with a name. The
  /// selector runs the object's ``ActionPerforming`` method, or the method in ``SelectorTable``,
  /// with the notification as the sender. Nil means every name and every sender.
  ///
  /// If the object does not have the selector, the process ends when the notification comes, as on
  /// a device. Notifications are expected on the main thread.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObservation(observer as AnyObject, aSelector, aName, in: self)
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { observation.perform(notification) }
    }
    SelectorObservation.add(observation)
  }

  /// Removes all observations of ``addObserver(_:selector:name:object:)``, or the one of a token.
  public func removeObserver(_ observer: AnyObject) {
    for token in SelectorObservation.end(in: self, where: { $0.observer === observer }) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any)
  }

  /// Removes observations of ``addObserver(_:selector:name:object:)`` for one name.
  public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    let ended = SelectorObservation.end(in: self) {
      $0.observer === observer && (aName == nil || $0.name == aName)
    }
    for token in ended { removeObserver(token as Any) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// An object that waits for notifications with a selector. All its mutable properties are set
/// before it is added.
private final class SelectorObservation: @unchecked Sendable {
  // A view may end its observations on any thread: that of its last owner.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [SelectorObservation] = []

  private(set) weak var observer: AnyObject?
  private weak var center: NotificationCenter?
  private let selector: Selector
  let name: Notification.Name?
  var token: (any NSObjectProtocol)?

  init(
    _ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?,
    in center: NotificationCenter
  ) {
    self.observer = observer
    self.selector = selector
    self.name = name
    self.center = center
  }

  static func add(_ observation: SelectorObservation) { lock.withLock { all.append(observation) } }

  /// Removes some observations of a center and returns their tokens, and those of released objects.
  static func end(
    in center: NotificationCenter, where isMeant: (SelectorObservation) -> Bool
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      let ended = all.filter { $0.center === center && ($0.observer == nil || isMeant($0)) }
      all.removeAll { observation in ended.contains { $0 === observation } }
      return ended.compactMap(\.token)
    }
  }

  @MainActor func perform(_ notification: Notification) {
    guard let observer else { return }
    ActionLookup.perform(selector, on: observer, with: notification)
  }
}

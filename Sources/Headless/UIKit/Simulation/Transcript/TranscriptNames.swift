/// Names for objects, the same in every run. It does not retain the objects.
@MainActor struct TranscriptNames {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]

  mutating func name(of object: AnyObject) -> String {
    let id = ObjectIdentifier(object)
    // A new object may have the address of a released one.
    if let entry = entries[id], entry.object != nil { return entry.name }
    let plain = Self.plainName(of: object)
    let count = counts[plain, default: 0] + 1
    counts[plain] = count
    let name = count == 1 ? plain : "\(plain) \(count)"
    entries[id] = Entry(object: object, name: name)
    return name
  }

  private static func plainName(of object: AnyObject) -> String {
    let type = String(describing: type(of: object))
    let own = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIGestureRecognizer)?.name
    return own.map { "\(type) \"\($0)\"" } ?? type
  }
}

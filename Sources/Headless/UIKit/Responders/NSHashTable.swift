/// A set of objects, weak or strong. Objects are compared by identity, a choice.
public final class NSHashTable<ObjectType: AnyObject> {
  private struct Member { weak var object: ObjectType? }

  private var members: [Member] = []
  private var kept: [ObjectIdentifier: ObjectType] = [:]
  private let keepsMembers: Bool

  private init(keepsMembers: Bool) { self.keepsMembers = keepsMembers }

  /// Creates a set that keeps its objects.
  public convenience init() { self.init(keepsMembers: true) }

  /// Creates a set that does not keep its objects.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(keepsMembers: false) }

  /// Adds an object.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.object == nil }
    members.append(Member(object: object))
    if keepsMembers { kept[ObjectIdentifier(object)] = object }
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    members.removeAll { $0.object == nil || $0.object === object }
    kept[ObjectIdentifier(object)] = nil
  }

  /// Removes all objects.
  public func removeAllObjects() {
    members = []
    kept = [:]
  }

  /// Whether the table contains an object.
  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && members.contains { $0.object === anObject }
  }

  /// The remaining objects of the table, in the order in which they were added, a choice.
  public var allObjects: [ObjectType] { members.compactMap(\.object) }
  /// One of the objects.
  public var anyObject: ObjectType? { allObjects.first }
  /// How many there are.
  public var count: Int { allObjects.count }
}

/// A list of objects, weak or strong, in which a place may be empty.
public final class NSPointerArray: NSObject {
  private struct Place {
    weak var object: AnyObject?
    let kept: AnyObject?
  }

  private var places: [Place] = []
  private let keepsObjects: Bool

  private init(keepsObjects: Bool) { self.keepsObjects = keepsObjects }

  /// Creates a list that does not keep its objects.
  public static func weakObjects() -> NSPointerArray { NSPointerArray(keepsObjects: false) }

  /// Creates a list that keeps its objects.
  public static func strongObjects() -> NSPointerArray { NSPointerArray(keepsObjects: true) }

  /// How many places there are, with the empty ones.
  public var count: Int {
    get { places.count }
    set {
      if newValue < count { places.removeSubrange(newValue...) }
      places += Array(repeating: place(nil), count: newValue - count)
    }
  }

  /// The objects that are there.
  public var allObjects: [Any] { places.compactMap(\.object) }

  /// Adds a place with an object, given unretained.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(pointer)) }

  /// Adds a place with an object in front of another place.
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(place(item), at: index)
  }

  /// Returns the object at a place, unretained.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Puts another object at a place.
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = place(item)
  }

  /// Removes a place.
  public func removePointer(at index: Int) { places.remove(at: index) }

  /// Removes the empty places.
  public func compact() { places.removeAll { $0.object == nil } }

  private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return Place(object: object, kept: keepsObjects ? object : nil)
  }
}

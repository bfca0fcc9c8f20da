/// Which classes of views answer hit tests in their own way.
///
/// A class that overrides a member has another entry for it in the table of methods that stands
/// behind every class. Which entries matter is found by comparing `UIView` with a subclass that
/// overrides them and one that does not; if that finding is not what it must be, every class counts
/// as overriding, which is slower and just as right.
@MainActor
enum HitTestOverrides {
  /// Whether a class overrides `hitTest`, `point(inside:)` or a value that they read.
  static func areInClass(of view: UIView) -> Bool {
    let type = type(of: view)
    if let known = answers[ObjectIdentifier(type)] { return known }
    let answer = MethodTable.ofViews.differs(in: type, at: MethodTable.ofViews.everything)
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  private static var answers: [ObjectIdentifier: Bool] = [:]
}

extension UIView {
  /// Whether the class of views answers `hitTest(_:with:)` in its own way.
  package static var overridesHitTest: Bool {
    MethodTable.ofViews.differs(in: self, at: MethodTable.ofViews.hitTest)
  }

  /// Whether the class of views answers `point(inside:with:)` in its own way.
  package static var overridesPointInside: Bool {
    MethodTable.ofViews.differs(in: self, at: MethodTable.ofViews.containment)
  }
}

/// The words of a class's metadata in which `UIView`'s methods stand.
struct MethodTable {
  /// Entries for all members that a hit test depends on.
  let everything: [Int]?
  /// The entry of `hitTest(_:with:)`.
  let hitTest: [Int]?
  /// The entry of `point(inside:with:)`.
  let containment: [Int]?

  @MainActor static let ofViews = MethodTable(
    everything: entries(overriddenBy: EverythingOverridden.self, count: 11),
    hitTest: entries(overriddenBy: HitTestOverridden.self, count: 1),
    containment: entries(overriddenBy: ContainmentOverridden.self, count: 1)
  )

  /// Whether a class has another method than `UIView` at one of some entries, or may have.
  func differs(in type: UIView.Type, at entries: [Int]?) -> Bool {
    guard let entries else { return type != UIView.self }
    return entries.contains { Self.words(of: type)[$0] != Self.words(of: UIView.self)[$0] }
  }

  /// The entries that differ in `type` and do not in a subclass without overrides.
  private static func entries(overriddenBy type: UIView.Type, count: Int) -> [Int]? {
    let (own, plain, changed) = (words(of: UIView.self), words(of: Plain.self), words(of: type))
    let found = own.indices.filter { own[$0] == plain[$0] && own[$0] != changed[$0] }
    return found.count == count ? found : nil
  }

  /// The metadata of a class as far as `UIView`'s own reaches; subclasses begin alike.
  private static func words(of type: UIView.Type) -> UnsafeBufferPointer<UInt> {
    let base = unsafeBitCast(UIView.self, to: UnsafeRawPointer.self)
    // The size of the whole record and how much of it lies before the address that stands for the
    // class are 32-bit numbers after the kind, the superclass and the two words of sizes.
    let size = base.load(fromByteOffset: 32, as: UInt32.self)
    let before = base.load(fromByteOffset: 36, as: UInt32.self)
    let count = Int(size - before) / MemoryLayout<UInt>.size
    return UnsafeBufferPointer(
      start: unsafeBitCast(type, to: UnsafePointer<UInt>.self), count: count)
  }
}

private class Plain: UIView {}

private class HitTestOverridden: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private class ContainmentOverridden: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private class EverythingOverridden: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  // A getter, a setter and a coroutine each.
  override var isHidden: Bool {
    get { false }
    set {}
  }
  override var alpha: CGFloat {
    get { 0 }
    set {}
  }
  override var isUserInteractionEnabled: Bool {
    get { false }
    set {}
  }
}

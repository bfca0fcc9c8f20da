/// A value with a transform; Foundation's own class cannot store one here.
final class TransformValue: NSValue, @unchecked Sendable {
  let transform: CATransform3D
  /// The type's name at Apple.
  private static let type: StaticString = "{CATransform3D=dddddddddddddddd}"

  init(_ transform: CATransform3D) {
    self.transform = transform
    super.init()
  }

  required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    transform = value.loadUnaligned(as: CATransform3D.self)
    super.init()
  }

  /// Archives cannot be read here.
  required init?(coder: NSCoder) { nil }

  override var objCType: UnsafePointer<Int8> {
    UnsafeRawPointer(Self.type.utf8Start).assumingMemoryBound(to: Int8.self)
  }

  override func getValue(_ value: UnsafeMutableRawPointer) {
    value.storeBytes(of: transform, as: CATransform3D.self)
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TransformValue)?.transform == transform
  }

  override var hash: Int { Double(transform.m41).hashValue ^ Double(transform.m11).hashValue }
}

/// The result of an initialiser that chooses the class of its value; only `NSValue` conforms.
public protocol TransformHolding {}

extension NSValue: TransformHolding {
  /// The transform of the value; the identity if it has none.
  public var caTransform3DValue: CATransform3D {
    (self as? TransformValue)?.transform ?? CATransform3DIdentity
  }

  /// The numbers of a point, a size or a rectangle.
  var geometryNumbers: [CGFloat]? {
    let type = String(cString: objCType)
    if type.contains("Point") { return [pointValue.x, pointValue.y] }
    if type.contains("Size") { return [sizeValue.width, sizeValue.height] }
    guard type.contains("Rect") else { return nil }
    return [rectValue.minX, rectValue.minY, rectValue.width, rectValue.height]
  }
}

extension TransformHolding {
  /// Creates a value that holds a transform.
  public init(caTransform3D t: CATransform3D) {
    guard let value = TransformValue(t) as? Self else {
      preconditionFailure("a \(Self.self) is no value of Foundation's")
    }
    self = value
  }
}

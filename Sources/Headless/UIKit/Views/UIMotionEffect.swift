/// A change of a view that follows the tilt of the device; the device is never tilted here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Returns which values a tilt changes, and by how much. Default none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A value that follows the tilt between two others.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  /// The name of the value.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a value.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects in a group.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  private static let effectsKey = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// The effects on the view; nothing tilts the device here. Default none.
  public var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, Self.effectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(self, Self.effectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(effect) { motionEffects.append(effect) }
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

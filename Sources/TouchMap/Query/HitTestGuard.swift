import HitTesting

extension Hierarchy.Node {
  /// The opacity below which UIKit passes a view over.
  ///
  /// > Source: documented for `hitTest(_:with:)`; FS-003.
  public static let minimumTouchableAlpha = 0.01

  /// Why the node and everything in it is passed over wherever the touch is, or `nil`.
  ///
  /// A layer holds its opacity in single precision, so 0.01 itself is below the limit: the nearest
  /// `Float` is a little less.
  ///
  /// > Source: FS-001, FS-003.
  public var reasonToIgnoreTouches: TouchReason? {
    if flags.contains(.hidden) { return .hidden }
    if flags.contains(.interactionDisabled) { return .interactionDisabled }
    if Double(Float(alpha)) < Self.minimumTouchableAlpha { return .transparent }
    return nil
  }
}

extension UIView {
  /// Parts of a frame that give way when the superview gets another size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  final func resizeSubviews(from oldSize: CGSize) {
    for view in children where view.followsSuperview { view.resize(from: oldSize, to: bounds.size) }
  }

  private var followsSuperview: Bool {
    translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isEmpty
  }

  /// Works on the frame as it is without the transform, so that a turned view keeps its turn.
  private func resize(from oldSize: CGSize, to newSize: CGSize) {
    var frame = untransformedFrame
    (frame.origin.x, frame.size.width) = Self.fit(
      (frame.minX, frame.width, oldSize.width - frame.maxX), by: newSize.width - oldSize.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Self.fit(
      (frame.minY, frame.height, oldSize.height - frame.maxY), by: newSize.height - oldSize.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    untransformedFrame = frame
  }

  /// The frame that the view would have without its transform.
  final var untransformedFrame: CGRect {
    get {
      CGRect(
        x: center.x - layer.anchorPoint.x * bounds.width,
        y: center.y - layer.anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + layer.anchorPoint.x * newValue.width,
        y: newValue.minY + layer.anchorPoint.y * newValue.height)
    }
  }

  /// Shares out what a line gains among its flexible parts: the near margin, the length, the far
  /// margin, each by its share of their sum, or evenly if there is no sum to speak of.
  ///
  /// - Returns: The new near margin and the new length.
  static func fit(
    _ parts: (near: CGFloat, length: CGFloat, far: CGFloat), by gain: CGFloat,
    flexible: (near: Bool, length: Bool, far: Bool)
  ) -> (CGFloat, CGFloat) {
    let sizes = [
      flexible.near ? parts.near : 0, flexible.length ? parts.length : 0,
      flexible.far ? parts.far : 0,
    ]
    let flags = [flexible.near, flexible.length, flexible.far]
    let (sum, count) = (sizes.reduce(0, +), flags.filter { $0 }.count)
    guard count > 0, gain != 0 else { return (parts.near, parts.length) }
    func share(_ index: Int) -> CGFloat {
      guard flags[index] else { return 0 }
      return sum > 0 ? gain * sizes[index] / sum : gain / CGFloat(count)
    }
    return (parts.near + share(0), max(0, parts.length + share(1)))
  }
}

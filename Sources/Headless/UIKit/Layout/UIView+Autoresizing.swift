extension UIView {
  /// The parts of a frame that are resized with the superview.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

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

  /// Whether subviews adapt to a new size by their masks. Default true.
  public var autoresizesSubviews: Bool {
    get { layoutStore.autoresizesSubviews }
    set { layoutStore.autoresizesSubviews = newValue }
  }

  /// The parts of the frame that are resized with the superview. Default none: the origin and the
  /// size stay.
  public var autoresizingMask: AutoresizingMask {
    get { layoutStore.autoresizingMask }
    set { layoutStore.autoresizingMask = newValue }
  }

  final func resizeSubviews(from oldSize: CGSize) {
    for view in children where view.followsSuperview { view.resize(from: oldSize, to: bounds.size) }
  }

  private var followsSuperview: Bool {
    translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isEmpty
  }

  /// Uses the frame without the transform, so that a rotated view stays rotated.
  private func resize(from oldSize: CGSize, to newSize: CGSize) {
    var frame = untransformedFrame
    let shares = maskShares(in: oldSize)
    let gain = CGSize(width: newSize.width - oldSize.width, height: newSize.height - oldSize.height)
    frame.origin.x += shares.across.near * gain.width
    frame.origin.y += shares.down.near * gain.height
    frame.size.width = max(0, frame.width + shares.across.length * gain.width)
    frame.size.height = max(0, frame.height + shares.down.length * gain.height)
    untransformedFrame = frame
  }

  /// The shares of the near margin and of the length in the growth of the superview.
  typealias MaskShare = (near: CGFloat, length: CGFloat)

  /// The mask's shares in the growth of the superview, across and down, from its size before.
  final func maskShares(in size: CGSize) -> (across: MaskShare, down: MaskShare) {
    let frame = untransformedFrame
    let across = Self.share(
      [frame.minX, frame.width, size.width - frame.maxX],
      among: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(
        autoresizingMask.contains))
    let down = Self.share(
      [frame.minY, frame.height, size.height - frame.maxY],
      among: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(
        autoresizingMask.contains))
    return (across, down)
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

  /// Distributes one point that a line gains among its flexible parts: the near margin, the length
  /// and the far margin. Each gets its share of their sum, or the same amount if the sum is about
  /// zero.
  private static func share(_ parts: [CGFloat], among flexible: [Bool]) -> MaskShare {
    let lengths = zip(parts, flexible).map { $1 ? $0 : 0 }
    let (sum, count) = (lengths.reduce(0, +), flexible.filter { $0 }.count)
    let shares = zip(lengths, flexible).map { length, isFlexible -> CGFloat in
      guard isFlexible else { return 0 }
      return sum > 0 ? length / sum : 1 / CGFloat(count)
    }
    return (shares[0], shares[1])
  }
}

extension UICollectionView {
  /// The position on screen of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit for each place.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Half-way down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The content offset at which a frame in the content is at a position on screen; it keeps the
  /// present offset in directions for which the position says nothing.
  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let (insets, size) = (adjustedContentInset, bounds.size)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - size.height / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY + insets.bottom - size.height
    }
    if position.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - size.width / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX + insets.right - size.width
    }
    guard !position.isEmpty else { return offset }
    let farthest = CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - size.width),
      y: max(-insets.top, contentSize.height + insets.bottom - size.height))
    return CGPoint(
      x: min(max(offset.x, -insets.left), farthest.x),
      y: min(max(offset.y, -insets.top), farthest.y))
  }
}

extension Node {
  /// The extent of the content of a scroll view, in the view's own points.
  package struct ScrolledContent: Sendable, Hashable, Codable {
    /// `contentSize`.
    var size: Screen.Size
    /// How far beyond the content's edges it scrolls, from `adjustedContentInset`.
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0

    /// Creates an extent without insets.
    package init(size: Screen.Size) { self.size = size }
  }

  /// The extent of the content, if the source contains it.
  package var scrolledContent: ScrolledContent? {
    get {
      guard case .content(let content)? = storedReach else { return nil }
      return content
    }
    set { if let newValue { storedReach = .content(newValue) } }
  }

  /// The offsets between which a finger moves the content, as a rectangle of points; `nil` if the
  /// source does not say.
  var offsets: Screen.Rect? {
    guard let content = scrolledContent, !unknown.contains(.contentOffset) else { return nil }
    let (low, high) = (
      Screen.Point(x: -content.left, y: -content.top),
      Screen.Point(
        x: content.size.width + content.right - bounds.size.width,
        y: content.size.height + content.bottom - bounds.size.height)
    )
    let offset = bounds.origin
    // Where the content is smaller than the view it does not move.
    return Screen.Rect(
      x: min(low.x, offset.x), y: min(low.y, offset.y),
      width: max(0, max(high.x, offset.x, low.x) - min(low.x, offset.x)),
      height: max(0, max(high.y, offset.y, low.y) - min(low.y, offset.y)))
  }
}

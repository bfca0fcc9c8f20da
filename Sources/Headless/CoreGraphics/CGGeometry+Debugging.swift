extension CGPoint {
  /// The coordinates in brackets.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// Width and height in brackets.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// Origin and size in brackets.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

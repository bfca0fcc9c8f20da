extension Node {
  /// Makes facts unknown whose numbers are NaN or infinite, as in a frame of which the right edge
  /// lies beyond all numbers: no answer follows from them, and JSON cannot hold them.
  ///
  /// - Returns: The number of these facts.
  mutating func forgetEndlessNumbers() -> Int {
    var count = 0
    if !geometry.isFinite {
      geometry = Geometry()
      unknown.insert(.geometry)
      count += 1
    }
    if !alpha.isFinite {
      alpha = 1
      unknown.insert(.alpha)
      count += 1
    }
    if let content = scrolledContent, !content.isFinite {
      storedReach = nil
      count += 1
    }
    return count
  }
}

extension Node.Geometry {
  fileprivate var isFinite: Bool {
    frame.isFinite && bounds.isFinite && anchorPoint.isFinite && position.isFinite
      && transform?.isFinite != false
  }
}

extension Node.ScrolledContent {
  fileprivate var isFinite: Bool {
    (size.width + left + right).isFinite && (size.height + top + bottom).isFinite
  }
}

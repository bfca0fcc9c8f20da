extension CALayer {
  /// Maps a point of another layer's space to this layer's, or of the root layer's if nil.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    layer?.convert(p, to: self) ?? point(p, fromAncestor: nil)
  }

  /// Maps a point of this layer's space to another layer's, or to the root layer's if nil.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    if let layer, let point = convert(p, inTreeTo: layer) { return point }
    let shared = point(p, inAncestor: nil)
    return layer?.point(shared, fromAncestor: nil) ?? shared
  }

  /// Maps a point of this layer's space to another one's, or returns nil if nothing contains both.
  package final func convert(_ p: CGPoint, inTreeTo layer: CALayer) -> CGPoint? {
    guard let ancestor = commonAncestor(with: layer) else { return nil }
    return layer.point(point(p, inAncestor: ancestor), fromAncestor: ancestor)
  }

  /// Maps a rectangle of this layer's space to another layer's. The result is an upright box,
  /// computed once at the nearest common ancestor and once at the other layer. (FS-026a)
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    let ancestor = layer.flatMap(commonAncestor)
    let shared = rect(r, inAncestor: ancestor)
    return layer?.rect(shared, fromAncestor: ancestor) ?? shared
  }

  /// The nearest layer that both are in or are, or nil if they have none.
  private func commonAncestor(with other: CALayer) -> CALayer? {
    // Most often one contains the other.
    if isAncestorOrSelf(of: other) { return self }
    if other.isAncestorOrSelf(of: self) { return other }
    var (mine, others) = (self, other)
    var (myDepth, otherDepth) = (depth, other.depth)
    while mine !== others {
      // Climbs from the deeper one; at equal depth, from both in turn.
      if myDepth >= otherDepth {
        guard let above = mine.superlayer else { return nil }
        mine = above
        myDepth -= 1
      } else {
        guard let above = others.superlayer else { return nil }
        others = above
        otherDepth -= 1
      }
    }
    return mine
  }

  private var depth: Int {
    var count = 0
    var layer = self
    while let above = layer.superlayer {
      count += 1
      layer = above
    }
    return count
  }

  /// Climbs to an ancestor's space; to the space of the topmost layer if nil.
  private func point(_ p: CGPoint, inAncestor ancestor: CALayer?) -> CGPoint {
    var (point, layer) = (p, self)
    while layer !== ancestor, let above = layer.superlayer {
      point = layer.geometry.pointInSuperlayer(point)
      layer = above
    }
    return point
  }

  /// Descends from an ancestor's space; from the space of the topmost layer if nil.
  private func point(_ p: CGPoint, fromAncestor ancestor: CALayer?) -> CGPoint {
    // A recursion and no list of layers, so that a hit test allocates nothing.
    guard self !== ancestor, let above = superlayer else { return p }
    return geometry.pointFromSuperlayer(above.point(p, fromAncestor: ancestor))
  }

  private func rect(_ r: CGRect, inAncestor ancestor: CALayer?) -> CGRect {
    guard isTransformed(below: ancestor) else {
      return CGRect(origin: point(r.origin, inAncestor: ancestor), size: r.size)
    }
    return CGRect(around: r.corners.map { point($0, inAncestor: ancestor) })
  }

  private func rect(_ r: CGRect, fromAncestor ancestor: CALayer?) -> CGRect {
    guard isTransformed(below: ancestor) else {
      return CGRect(origin: point(r.origin, fromAncestor: ancestor), size: r.size)
    }
    return CGRect(around: r.corners.map { point($0, fromAncestor: ancestor) })
  }

  /// Whether there is anything but translations between this layer and an ancestor, or the topmost
  /// layer if nil. The ancestor's own place does not count.
  private func isTransformed(below ancestor: CALayer?) -> Bool {
    var layer = self
    while layer !== ancestor, let above = layer.superlayer {
      if layer.geometry.isTransformed { return true }
      layer = above
    }
    return false
  }
}

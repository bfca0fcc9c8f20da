/// The screen cut into regions by who gets a touch there.
public struct Partition: Sendable, Hashable {
  /// Where one node, or nobody, gets the touches.
  public struct Region: Sendable, Hashable {
    /// The node's index; `nil` where nobody gets a touch.
    public var owner: Int?
    /// The area, in square points.
    public var area: Double
    /// Polygons without common area, in screen points; each is closed by its first point.
    public var polygons: [[Hierarchy.Point]]
  }

  /// What is cut up, in screen points.
  public var screen: Hierarchy.Rect
  /// The regions, one for each owner: nobody's first, the others in the order of the nodes.
  public var regions: [Region]
}

extension Hierarchy {
  /// Returns the screen cut into regions by who gets a touch there.
  ///
  /// - Parameters:
  ///   - rules: What the names of classes tell.
  ///   - windows: The places of the windows that count; `nil` for all of them.
  public func partition(rules: ClassRules = .standard, windows counted: [Int]? = nil) -> Partition {
    var cutter = ScreenCutter(hierarchy: self, rules: rules)
    for window in (counted ?? Array(windows.indices)).reversed() {
      cutter.cut(out: windows[window].root)
    }
    return cutter.partition()
  }
}

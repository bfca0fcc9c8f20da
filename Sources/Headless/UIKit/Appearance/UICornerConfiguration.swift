/// The radius of a corner.
@available(iOS 26.0, *)
public struct UICornerRadius: Hashable, Sendable {
  private let points: CGFloat?
  private let minimum: CGFloat

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(points: CGFloat(radius), minimum: 0)
  }
}

/// How round the corners of a view are. Nothing is drawn here, and touches ignore it.
@available(iOS 26.0, *)
public struct UICornerConfiguration: Hashable, Sendable {
  private let radii: [UICornerRadius]
  private let isCapsule: Bool

  /// Half a circle on each side, up to a radius in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radii: maximumRadius.map { [.fixed($0)] } ?? [], isCapsule: true)
  }

  /// All corners alike.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [radius], isCapsule: false)
  }
}

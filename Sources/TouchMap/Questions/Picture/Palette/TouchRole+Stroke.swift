extension TouchRole {
  /// The width of the line around an area, in points.
  package var strokeWidth: Double {
    switch mark {
    case .outline, .dots, .stripes: 1.5
    case .lines: 1
    default: 0.5
    }
  }
}

extension JSON {
  /// A size as width and height.
  package static func size(_ size: Screen.Size) -> JSON {
    .array([.number(size.width), .number(size.height)])
  }

  /// A point as it is.
  package static func point(_ point: Screen.Point) -> JSON {
    .array([.number(point.x), .number(point.y)])
  }

  /// A rectangle as x, y, width and height, rounded as people see it.
  package static func rect(_ rect: Screen.Rect) -> JSON {
    .array([
      .rounded(rect.origin.x), .rounded(rect.origin.y), .rounded(rect.size.width),
      .rounded(rect.size.height),
    ])
  }

  /// A number, rounded as people see it.
  package static func rounded(_ value: Double) -> JSON { .number(NumberText.rounded(value)) }
}

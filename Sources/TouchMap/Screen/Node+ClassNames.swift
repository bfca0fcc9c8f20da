extension Node {
  /// In place of the class of a view that the source left out.
  static let leftOut = "…"

  /// Whether the source left the view out, and only its subviews show that there is one.
  var isLeftOut: Bool { className == Self.leftOut }

  /// Whether the class or its base says that it is a window.
  var isNamedWindow: Bool {
    className.hasSuffix("Window") || baseClassName?.hasSuffix("Window") == true
  }
}

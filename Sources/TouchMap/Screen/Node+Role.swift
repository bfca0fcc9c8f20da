extension Node {
  /// The element type of an accessibility element without the prefix of the tool that named it, for
  /// example `Button` for `XCUIElementTypeButton` and `AXButton`; `nil` for views and layers.
  @_spi(Command) public var role: String? {
    guard kind == .element || kind == .application else { return nil }
    for prefix in Self.rolePrefixes where className.hasPrefix(prefix) {
      return String(className.dropFirst(prefix.count))
    }
    return className
  }

  private static let rolePrefixes = ["XCUIElementType", "AX"]

  /// Whether an element is one of the app's windows.
  var isWindowElement: Bool { kind == .element && className.hasSuffix("Window") }

  /// Whether an element shows how far a scroll view is scrolled, as UIKit names it in English.
  ///
  /// > Source: labels in published UI tests, such as "Vertical scroll bar, 1 page".
  var isScrollBar: Bool {
    guard kind == .element, let name = label ?? identifier else { return false }
    return name.hasPrefix("Vertical scroll bar") || name.hasPrefix("Horizontal scroll bar")
  }

  /// Whether an element is a bar, which lies over the content beside it.
  var isBar: Bool {
    guard kind == .element, className.hasSuffix("Bar") || className.hasSuffix("Toolbar") else {
      return false
    }
    return role.map(Self.bars.contains) == true
  }

  private static let bars: Set<String> = ["NavigationBar", "TabBar", "Toolbar", "StatusBar"]
}

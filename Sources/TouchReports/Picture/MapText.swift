@_spi(Command) import TouchMap

/// A text on a map, in screen points, with the room that it has for itself.
package struct MapText: Sendable, Hashable {
  /// The subject of a text.
  package enum Kind: Sendable, Hashable {
    /// The name of a region.
    case region(TouchRole)
    /// The name of a view that takes touches from others, on a tab.
    case culprit
    /// The name of a blocked control beside the sign of a struck finger.
    case ghost
    /// The number of a blocked control that is too small for its name.
    case number
    /// The sign of a target with another mark, and its name where there is room for it.
    case mark(TargetMark)
    /// The name of a target with a mark of a change, without the sign.
    case plain(TargetMark)
  }

  package let text: String
  package let kind: Kind
  /// The room of the text with its sign or its tab.
  package let box: Screen.Rect
  /// The size of the font.
  package let size: Double
  /// Whether it is too small to be read before one zooms.
  package let isDeep: Bool
}

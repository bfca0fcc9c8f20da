/// The attributes by which a typeface is chosen.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The size, in points; 0 for any.
  public let pointSize: CGFloat
  /// The style of the typeface.
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight
  let name: String?

  init(pointSize: CGFloat, weight: UIFont.Weight, symbolicTraits: SymbolicTraits, name: String?) {
    self.pointSize = pointSize
    self.weight = weight
    self.name = name
    self.symbolicTraits = symbolicTraits
  }

  /// Creates a descriptor with a name and a size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(pointSize: size, weight: .regular, symbolicTraits: [], name: name)
  }

  /// Returns the descriptor of the typeface for a kind of text.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: newPointSize, weight: weight, symbolicTraits: symbolicTraits, name: name)
  }

  /// Returns the descriptor with another style; never nil here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let weight = symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold : .regular
    return UIFontDescriptor(
      pointSize: pointSize, weight: weight, symbolicTraits: symbolicTraits, name: name)
  }

  /// Styles of a typeface.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit for each style.
    public let rawValue: UInt32

    /// Creates styles from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Leaning.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// With heavy strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}

extension UIColor {
  /// Creates a dynamic colour: the closure runs once, with the traits of the front scene.
  @preconcurrency @MainActor
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let traits = UITraitCollection(SimulatedDevice.current.expectedTraits)
    self.init(cgColor: dynamicProvider(traits).cgColor)
  }

  /// The system's teal, in its light appearance.
  public static let systemTeal = UIColor(bytes: 48, 176, 199)
  /// The system's indigo, in its light appearance.
  public static let systemIndigo = UIColor(bytes: 88, 86, 214)
  /// The system's orange, in its light appearance.
  public static let systemOrange = UIColor(bytes: 255, 149, 0)
  /// The system's yellow, in its light appearance.
  public static let systemYellow = UIColor(bytes: 255, 204, 0)
  /// The system's pink, in its light appearance.
  public static let systemPink = UIColor(bytes: 255, 45, 85)
  /// The system's purple, in its light appearance.
  public static let systemPurple = UIColor(bytes: 175, 82, 222)
  /// The system's cyan, in its light appearance.
  public static let systemCyan = UIColor(bytes: 50, 173, 230)
  /// The system's mint, in its light appearance.
  public static let systemMint = UIColor(bytes: 0, 199, 190)
  /// The system's brown, in its light appearance.
  public static let systemBrown = UIColor(bytes: 162, 132, 94)
  /// The system's gray, in its light appearance.
  public static let systemGray = UIColor(bytes: 142, 142, 147)
  /// The system's second gray, in its light appearance.
  public static let systemGray2 = UIColor(bytes: 174, 174, 178)
  /// The system's third gray, in its light appearance.
  public static let systemGray3 = UIColor(bytes: 199, 199, 204)
  /// The system's fourth gray, in its light appearance.
  public static let systemGray4 = UIColor(bytes: 209, 209, 214)
  /// The system's fifth gray, in its light appearance.
  public static let systemGray5 = UIColor(bytes: 229, 229, 234)
  /// The system's sixth gray, in its light appearance.
  public static let systemGray6 = UIColor(bytes: 242, 242, 247)
  /// The background of content in grouped content, in its light appearance.
  public static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255)
  /// Thin shapes of third rank over the background, in its light appearance.
  public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
  /// Thin shapes of fourth rank over the background, in its light appearance.
  public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)
  /// The background of grouped content, in its light appearance.
  public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// The background of a group, in its light appearance.
  public static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255)
  /// The background of content in a group, in its light appearance.
  public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// Lines between content that nothing shines through, in its light appearance.
  public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
  /// Text on dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Opaque brown.
  public static let brown = UIColor(bytes: 153, 102, 51)
  /// Opaque cyan.
  public static let cyan = UIColor(bytes: 0, 255, 255)
  /// Opaque magenta.
  public static let magenta = UIColor(bytes: 255, 0, 255)
  /// Text of second rank, in its light appearance.
  public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
  /// Text of third rank, in its light appearance.
  public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// Text of fourth rank, in its light appearance.
  public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
  /// Placeholder text of a field, in its light appearance.
  public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// Lines between content, in its light appearance.
  public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
  /// Thin shapes over the background, in its light appearance.
  public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
  /// Shapes of middle size over the background, in its light appearance.
  public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
}

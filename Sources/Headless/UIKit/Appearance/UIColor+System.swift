extension UIColor {
  /// Creates a dynamic colour: the closure runs once, with the traits that are current then.
  @preconcurrency @MainActor
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }

  /// Returns the colour itself: it is the same for all traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// The system's teal, in its light appearance.
  public static let systemTeal = UIColor(
    red: 48 / 255, green: 176 / 255, blue: 199 / 255, alpha: 1)
  /// The system's indigo, in its light appearance.
  public static let systemIndigo = UIColor(
    red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
  /// The system's orange, in its light appearance.
  public static let systemOrange = UIColor(
    red: 255 / 255, green: 149 / 255, blue: 0 / 255, alpha: 1)
  /// The system's yellow, in its light appearance.
  public static let systemYellow = UIColor(
    red: 255 / 255, green: 204 / 255, blue: 0 / 255, alpha: 1)
  /// The system's pink, in its light appearance.
  public static let systemPink = UIColor(
    red: 255 / 255, green: 45 / 255, blue: 85 / 255, alpha: 1)
  /// The system's purple, in its light appearance.
  public static let systemPurple = UIColor(
    red: 175 / 255, green: 82 / 255, blue: 222 / 255, alpha: 1)
  /// The system's cyan, in its light appearance.
  public static let systemCyan = UIColor(
    red: 50 / 255, green: 173 / 255, blue: 230 / 255, alpha: 1)
  /// The system's mint, in its light appearance.
  public static let systemMint = UIColor(
    red: 0 / 255, green: 199 / 255, blue: 190 / 255, alpha: 1)
  /// The system's brown, in its light appearance.
  public static let systemBrown = UIColor(
    red: 162 / 255, green: 132 / 255, blue: 94 / 255, alpha: 1)
  /// The system's gray, in its light appearance.
  public static let systemGray = UIColor(
    red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
  /// The system's second gray, in its light appearance.
  public static let systemGray2 = UIColor(
    red: 174 / 255, green: 174 / 255, blue: 178 / 255, alpha: 1)
  /// The system's third gray, in its light appearance.
  public static let systemGray3 = UIColor(
    red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
  /// The system's fourth gray, in its light appearance.
  public static let systemGray4 = UIColor(
    red: 209 / 255, green: 209 / 255, blue: 214 / 255, alpha: 1)
  /// The system's fifth gray, in its light appearance.
  public static let systemGray5 = UIColor(
    red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
  /// The system's sixth gray, in its light appearance.
  public static let systemGray6 = UIColor(
    red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  /// The background of content in grouped content, in its light appearance.
  @available(tvOS, unavailable)
  public static let tertiarySystemBackground = UIColor(
    red: 255 / 255, green: 255 / 255, blue: 255 / 255, alpha: 1)
  /// Thin shapes of third rank over the background, in its light appearance.
  @available(tvOS, unavailable)
  public static let tertiarySystemFill = UIColor(
    red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
  /// Thin shapes of fourth rank over the background, in its light appearance.
  @available(tvOS, unavailable)
  public static let quaternarySystemFill = UIColor(
    red: 116 / 255, green: 116 / 255, blue: 128 / 255, alpha: 0.08)
  /// The background of grouped content, in its light appearance.
  @available(tvOS, unavailable)
  public static let systemGroupedBackground = UIColor(
    red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  /// The background of a group, in its light appearance.
  @available(tvOS, unavailable)
  public static let secondarySystemGroupedBackground = UIColor(
    red: 255 / 255, green: 255 / 255, blue: 255 / 255, alpha: 1)
  /// The background of content in a group, in its light appearance.
  @available(tvOS, unavailable)
  public static let tertiarySystemGroupedBackground = UIColor(
    red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  /// Lines between content that nothing shines through, in its light appearance.
  public static let opaqueSeparator = UIColor(
    red: 198 / 255, green: 198 / 255, blue: 200 / 255, alpha: 1)
  /// Text on dark ground.
  @available(tvOS, unavailable)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light ground.
  @available(tvOS, unavailable)
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Opaque brown.
  public static let brown = UIColor(
    red: 153 / 255, green: 102 / 255, blue: 51 / 255, alpha: 1)
  /// Opaque cyan.
  public static let cyan = UIColor(
    red: 0 / 255, green: 255 / 255, blue: 255 / 255, alpha: 1)
  /// Opaque magenta.
  public static let magenta = UIColor(
    red: 255 / 255, green: 0 / 255, blue: 255 / 255, alpha: 1)
  /// Text of second rank, in its light appearance.
  public static let secondaryLabel = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  /// Text of third rank, in its light appearance.
  public static let tertiaryLabel = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  /// Text of fourth rank, in its light appearance.
  public static let quaternaryLabel = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.18)
  /// Placeholder text of a field, in its light appearance.
  public static let placeholderText = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  /// Lines between content, in its light appearance.
  public static let separator = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
  /// Thin shapes over the background, in its light appearance.
  @available(tvOS, unavailable)
  public static let systemFill = UIColor(
    red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2)
  /// Shapes of middle size over the background, in its light appearance.
  @available(tvOS, unavailable)
  public static let secondarySystemFill = UIColor(
    red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16)
}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitCollection {
  /// The system's traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  /// The system's traits that pictures of an app's catalog depend on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
  }
}

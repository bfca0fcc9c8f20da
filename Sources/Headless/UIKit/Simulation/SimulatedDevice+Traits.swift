extension SimulatedDevice {
  /// A phone on its side with at least this shorter side has a regular width, in points.
  ///
  /// > Source: Human Interface Guidelines, "Layout", table of size classes. FS-272.
  static let leastSideOfLargePhone: CGFloat = 414
  /// A scene on a pad has a regular width from this width on, in points. A choice between the known
  /// widths: 592 is compact and 639 regular. (FS-272)
  static let leastRegularWidth: CGFloat = 600

  /// The traits of a view that is not on the screen yet: those of the front scene. (FS-270)
  var expectedTraits: TraitValues {
    scenes.first?.traits ?? traits(ofSceneSized: screenBounds.size)
  }

  /// The traits of a scene with a size, in the device's current state.
  func traits(ofSceneSized size: CGSize, on screenSize: CGSize? = nil) -> TraitValues {
    var traits = TraitValues()
    traits.style = userInterfaceStyle
    traits.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let isPad = UIDevice.idiom(ofScreen: screenSize ?? screenBounds.size) == .pad
    let isOnItsSide = size.width > size.height
    let isWide =
      isPad
      ? size.width >= Self.leastRegularWidth
      : isOnItsSide && size.height >= Self.leastSideOfLargePhone
    traits.horizontalSizeClass = isWide ? .regular : .compact
    traits.verticalSizeClass = isPad || !isOnItsSide ? .regular : .compact
    return traits
  }

  /// Informs all scenes about a change of the device's own traits.
  func tellOfTraits() {
    for (scene, old) in zip(scenes, traitsBefore) {
      scene.inheritedTraitsDidChange(from: old, to: scene.inheritedTraits)
    }
    traitsBefore = []
  }
}

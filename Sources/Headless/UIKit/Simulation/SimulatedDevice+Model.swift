extension SimulatedDevice {
  /// A kind of device: the size of its screen, and the safe areas beside its corners, its camera
  /// and its bars.
  ///
  /// > Source: sizes from Human Interface Guidelines, "Layout"; insets from several tables of
  /// > measurements, for instance those in snapshot-testing libraries. FS-276.
  public struct Model: Sendable, Hashable {
    /// The name of the device.
    public var name: String
    /// The screen held upright, in points.
    public var portraitSize: CGSize
    /// The safe area of the screen held upright, in points from each edge.
    public var portraitSafeArea: UIEdgeInsets
    /// The safe area of the screen on its side, in points from each edge.
    public var landscapeSafeArea: UIEdgeInsets

    /// Creates a kind of device.
    public init(
      name: String, portraitSize: CGSize, portraitSafeArea: UIEdgeInsets,
      landscapeSafeArea: UIEdgeInsets
    ) {
      self.name = name
      self.portraitSize = portraitSize
      self.portraitSafeArea = portraitSafeArea
      self.landscapeSafeArea = landscapeSafeArea
    }

    /// A phone with a camera in a notch or an island: on its side the safe area leaves out both
    /// short edges, and the home indicator takes 21 points.
    private init(phone name: String, _ width: CGFloat, _ height: CGFloat, camera: CGFloat) {
      self.init(
        name: name, portraitSize: CGSize(width: width, height: height),
        portraitSafeArea: UIEdgeInsets(top: camera, left: 0, bottom: 34, right: 0),
        landscapeSafeArea: UIEdgeInsets(top: 0, left: camera, bottom: 21, right: camera))
    }

    /// A pad without a home button; its bars are the same in every orientation.
    private init(pad name: String, _ width: CGFloat, _ height: CGFloat) {
      let safeArea = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
      self.init(
        name: name, portraitSize: CGSize(width: width, height: height),
        portraitSafeArea: safeArea, landscapeSafeArea: safeArea)
    }

    /// 393 x 852 points without safe area: not a real device, and the default.
    public static let plain = Model(
      name: "plain", portraitSize: CGSize(width: 393, height: 852), portraitSafeArea: .zero,
      landscapeSafeArea: .zero)
    /// iPhone SE of the second and third generation: a home button, and a status bar that is hidden
    /// when it is held on its side.
    public static let iPhoneSE = Model(
      name: "iPhone SE", portraitSize: CGSize(width: 375, height: 667),
      portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: .zero)
    /// iPhone 13 mini, with a notch.
    public static let iPhone13Mini = Model(phone: "iPhone 13 mini", 375, 812, camera: 50)
    /// iPhone 14, with a notch.
    public static let iPhone14 = Model(phone: "iPhone 14", 390, 844, camera: 47)
    /// iPhone 15, with an island; iPhone 14 Pro, 15 Pro and 16 are the same.
    public static let iPhone15 = Model(phone: "iPhone 15", 393, 852, camera: 59)
    /// iPhone 15 Pro Max, with an island; iPhone 14 Pro Max, 15 Plus and 16 Plus are the same.
    public static let iPhone15ProMax = Model(phone: "iPhone 15 Pro Max", 430, 932, camera: 59)
    /// iPhone 16 Pro, with an island.
    public static let iPhone16Pro = Model(phone: "iPhone 16 Pro", 402, 874, camera: 62)
    /// iPhone 16 Pro Max, with an island.
    public static let iPhone16ProMax = Model(phone: "iPhone 16 Pro Max", 440, 956, camera: 62)
    /// iPad of the tenth generation.
    public static let iPad10 = Model(pad: "iPad (10th generation)", 820, 1180)
    /// iPad Pro with 11 inches, up to the fourth generation.
    public static let iPadPro11 = Model(pad: "iPad Pro 11-inch", 834, 1194)
    /// iPad Pro with 12.9 inches.
    public static let iPadPro13 = Model(pad: "iPad Pro 12.9-inch", 1024, 1366)

    /// The models that have a name here.
    public static let all = [
      plain, iPhoneSE, iPhone13Mini, iPhone14, iPhone15, iPhone15ProMax, iPhone16Pro,
      iPhone16ProMax, iPad10, iPadPro11, iPadPro13,
    ]

    func geometry(_ turn: UIInterfaceOrientation) -> DisplayGeometry {
      let size =
        turn.isLandscape
        ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
      return DisplayGeometry(
        bounds: CGRect(origin: .zero, size: size),
        safeAreaInsets: turn.isLandscape ? landscapeSafeArea : portraitSafeArea, turn: turn)
    }
  }

  /// The newest known iOS; later ones are treated as this one.
  static let newestKnownVersion = OperatingSystemVersion(27)

  /// The iOS version that is modelled: ``systemVersion``, or the newest known one if that is older.
  /// A transcript says so when they differ.
  public var modeledSystemVersion: OperatingSystemVersion {
    let newest = Self.newestKnownVersion
    return systemVersion.majorVersion > newest.majorVersion ? newest : systemVersion
  }
}

extension OperatingSystemVersion {
  /// The numbers with points between them, such as "26.0" or "17.5.1".
  var text: String {
    let numbers = [majorVersion, minorVersion] + (patchVersion == 0 ? [] : [patchVersion])
    return numbers.map(String.init).joined(separator: ".")
  }

  /// Creates a version from a number such as 18 or 17.5, with at most one digit after the point.
  public init(_ version: Double) {
    let tenths = Int((version * 10).rounded())
    self.init(majorVersion: tenths / 10, minorVersion: tenths % 10, patchVersion: 0)
  }
}

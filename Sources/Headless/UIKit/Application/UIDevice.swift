/// The device that the app runs on; ``SimulatedDevice`` is what it tells about.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one device.
  public static let current = UIDevice()

  /// The name of the operating system: "iOS".
  open var systemName: String { "iOS" }

  /// The version of the operating system that is modelled, such as "26.0" or "17.5.1".
  open var systemVersion: String { SimulatedDevice.current.systemVersion.text }

  /// The kind of device: "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of interface: a pad where the shorter side of the screen is at least 600 points, which
  /// is a choice.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    Self.idiom(ofScreen: SimulatedDevice.current.screenBounds.size)
  }

  final class func idiom(ofScreen size: CGSize) -> UIUserInterfaceIdiom {
    min(size.width, size.height) >= 600 ? .pad : .phone
  }

  /// How the device is held: as ``SimulatedDevice/rotate(to:)`` has it.
  @available(tvOS, unavailable)
  open var orientation: UIDeviceOrientation {
    switch SimulatedDevice.current.heldOrientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// Whether somebody asked to be notified of turns. Turns are notified here in any case.
  @available(tvOS, unavailable)
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Asks to be notified of turns.
  @available(tvOS, unavailable)
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Asks no longer to be notified of turns.
  @available(tvOS, unavailable)
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Posted after the device was turned, with the interface or without.
  @available(tvOS, unavailable)
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held. On its side the names are the interface's, exchanged: a device turned to
/// the left has an interface turned to the right.
@available(tvOS, unavailable)
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the home button to the right.
  case landscapeLeft
  /// On its side, the home button to the left.
  case landscapeRight
  /// Flat, the screen up.
  case faceUp
  /// Flat, the screen down.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of interface that a device has.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None is known.
  case unspecified = -1
  /// iPhone.
  case phone
  /// iPad.
  case pad
  /// Apple TV.
  case tv
  /// CarPlay.
  case carPlay
  /// Mac.
  case mac = 5
  /// Apple Vision.
  case vision
}

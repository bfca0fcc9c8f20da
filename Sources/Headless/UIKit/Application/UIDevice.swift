/// The device that the app runs on; ``SimulatedDevice`` sets its values.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The one device.
  public static let current = UIDevice()

  /// The name of the operating system: "iOS".
  open var systemName: String { "iOS" }

  /// The version of the operating system that is modelled, such as "26.0" or "17.5.1".
  open var systemVersion: String { SimulatedDevice.current.systemVersion.text }

  /// The kind of device: "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of interface: a pad where the shorter side of the screen is at least 600 points,
  /// which is a choice.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    Self.idiom(ofScreen: SimulatedDevice.current.screenBounds.size)
  }

  final class func idiom(ofScreen size: CGSize) -> UIUserInterfaceIdiom {
    min(size.width, size.height) >= 600 ? .pad : .phone
  }

  /// How the device is held, set by ``SimulatedDevice/rotate(to:)``.
  open var orientation: UIDeviceOrientation {
    switch SimulatedDevice.current.heldOrientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// Requests notifications of orientation changes. They are always posted here.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Ends the notifications of orientation changes. They are always posted here.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Posted after the device was turned, whether or not the interface turned.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held. On its side the names are opposite to those of the interface: a device
/// turned to the left has an interface turned to the right.
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
}

/// The kind of interface that a device has.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

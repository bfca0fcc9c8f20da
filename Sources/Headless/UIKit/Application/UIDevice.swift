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
    let size = SimulatedDevice.current.screenBounds.size
    return min(size.width, size.height) >= 600 ? .pad : .phone
  }
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

import UIKit

/// The version of iOS, on a device and on the simulated device.
@MainActor
enum System {
  static var isIOS26: Bool {
    #if canImport(Darwin)
      if #available(iOS 26, *) { return true }
      return false
    #else
      return SimulatedDevice.current.systemVersion.majorVersion >= 26
    #endif
  }
}

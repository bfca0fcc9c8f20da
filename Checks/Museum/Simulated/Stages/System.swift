import UIKit

/// A version of iOS, the SDK that the app is linked with, and the switch where nobody knows.
struct System: Sendable, Hashable, CaseIterable {
  /// The name of the column in the data.
  let name: String
  private let version: Int
  private let sdk: Int
  private let isLike18: Bool

  private init(_ name: String, _ version: Int, sdk: Int? = nil, isLike18: Bool = false) {
    self.name = name
    self.version = version
    self.sdk = sdk ?? version
    self.isLike18 = isLike18
  }

  static let allCases = [
    System("17", 17), System("18 SDK 17", 18, sdk: 17), System("18", 18),
    System("26 SDK 18", 26, sdk: 18), System("26", 26), System("27", 27),
    System("27 as 18", 27, isLike18: true),
  ]

  /// Makes the device new, with this system on it.
  @MainActor
  func install() {
    let device = SimulatedDevice.current
    device.reset()
    device.systemVersion = OperatingSystemVersion(
      majorVersion: version, minorVersion: 0, patchVersion: 0)
    device.linkedSDK = OperatingSystemVersion(majorVersion: sdk, minorVersion: 0, patchVersion: 0)
    if isLike18 { device.behavior.hostingModel27 = .as18 }
  }
}

/// The views of a SwiftUI hosting view that a hit test sees, by version of iOS. (FS-070)
///
/// > Source: many reports of what pass-through windows saw on iOS 17, 18 and 26, and vendors of
/// > session replays on the trees of iOS 26; Apple documents none of it. FS-233 to FS-237.
struct HostingModel: Hashable {
  /// Whether each piece of content is a layer of the hosting view's, not a view in it; a
  /// representable then stands in wrappers. (FS-233, FS-237)
  let drawsLayers: Bool
  /// Whether the second phase gives the hosting view where the first gave an inner one.
  let answersWithItselfInSecondPhase: Bool
}

extension HostingModel {
  /// The model for the version and the app that run on a device now.
  @MainActor
  init(of device: SimulatedDevice) {
    let (system, sdk) = (device.modeledSystemVersion.majorVersion, device.linkedSDK.majorVersion)
    let is18By27 = system >= 27 && device.behavior.hostingModel27 == .as18
    drawsLayers = system >= 26 && sdk >= 26 && !device.keepsOldDesign && !is18By27
    answersWithItselfInSecondPhase = system >= 18 && sdk >= 18
  }
}

extension SimulatedDevice {
  /// Whether the app asks for the design before iOS 26, and the system grants it. (FS-234, FS-235)
  ///
  /// > Source: the documentation of `UIDesignRequiresCompatibility` has it that an app of the SDK of
  /// > iOS 27 or later is not listened to.
  var keepsOldDesign: Bool { designRequiresCompatibility && linkedSDK.majorVersion < 27 }
}

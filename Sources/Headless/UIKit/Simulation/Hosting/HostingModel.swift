/// How SwiftUI shows content in a hosting view and shares it with UIKit's hit tests, by version of
/// iOS. (FS-070)
///
/// > Source: many reports of what pass-through windows saw on iOS 17, 18 and 26, vendors of session
/// > replays on the trees of iOS 26, and a re-implementation; Apple documents none of it. FS-233 to
/// > FS-237, FS-401.
struct HostingModel: Hashable {
  /// Whether each piece of content is a layer of the hosting view's, not a view in it. (FS-233)
  let drawsLayers: Bool
  /// Whether views in a hosting view have the classes of iOS 18, not those of iOS 17. (FS-404)
  let hasClassesOf18: Bool
  /// Whether SwiftUI's gestures are in containers that only the hosting view knows: it then answers
  /// gesture hit tests itself, and a leaf of its drawing gets no touch. (FS-401, FS-402)
  let hasGestureContainers: Bool
  /// Whether a touch over a representable is lost if the window named the hosting view also when it
  /// was asked whether it takes the touch. We chose so from iOS 26 on: date pickers were dead there
  /// only in windows that named their root view. (FS-403)
  let losesNamedRepresentables: Bool
}

extension HostingModel {
  /// The model for the version and the app that run on a device now.
  @MainActor init(of device: SimulatedDevice) {
    let (system, sdk) = (device.modeledSystemVersion.majorVersion, device.linkedSDK.majorVersion)
    let is18By27 = system >= 27 && device.behavior.hostingModel27 == .as18
    drawsLayers = system >= 26 && sdk >= 26 && !device.keepsOldDesign && !is18By27
    hasClassesOf18 = system >= 18
    hasGestureContainers = system >= 18 && sdk >= 18
    losesNamedRepresentables = system >= 26
  }
}

extension SimulatedDevice {
  /// Whether the app requests the design before iOS 26, and the system grants it. (FS-234, FS-235)
  ///
  /// > Source: the documentation of `UIDesignRequiresCompatibility` says that the system ignores it
  /// > in an app of the SDK of iOS 27 or later.
  package var keepsOldDesign: Bool { designRequiresCompatibility && linkedSDK.majorVersion < 27 }
}

/// What a SwiftUI hosting view shows to a hit test, by version of iOS. (FS-070)
///
/// > Source: many reports of what pass-through windows saw on iOS 17, 18 and 26; Apple documents
/// > none of it.
struct HostingModel: Hashable {
  /// Whether each piece of content is a layer of the hosting view's, not a view in it.
  let drawsLayers: Bool
  /// Whether the second phase gives the hosting view where the first gave an inner one.
  let answersWithItselfInSecondPhase: Bool

  init(systemVersion: OperatingSystemVersion, linkedSDK: OperatingSystemVersion) {
    drawsLayers = systemVersion.majorVersion >= 26
    answersWithItselfInSecondPhase =
      systemVersion.majorVersion >= 18 && linkedSDK.majorVersion >= 18
  }
}

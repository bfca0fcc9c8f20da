import Fallthrough
import Testing

@Suite struct `Automatic content detection` {
  @Test(arguments: [
    (true, false, 17, ContentDetection.viewTree),
    (true, false, 26, .layerTree),
    (false, true, 17, .layerTree),
    (false, true, 26, .layerTree),
    (true, true, 18, .viewTree),
    (true, true, 26, .layerTree),
    (false, false, 18, .viewTree),
    (false, false, 26, .layerTree),
  ])
  func `follows what it observes, and looks at layers too from iOS 26 on`(
    hasSubviews: Bool, hasBareLayers: Bool, version: Int, expected: ContentDetection
  ) {
    let strategy = ContentDetection.fitting(
      hasSubviews: hasSubviews, hasBareLayers: hasBareLayers, systemMajorVersion: version)
    #expect(strategy == expected)
  }
}

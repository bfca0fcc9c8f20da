import HitTesting
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

@Suite struct `The kind of an event` {
  @Test(arguments: [
    (0, EventKind.touches), (3, .presses), (10, .scroll), (11, .hover), (14, .transform),
    (9, .other), (-1, .other),
  ])
  func `is told by UIKit's number`(number: Int, kind: EventKind) {
    #expect(EventKind(typeNumber: number) == kind)
  }
}

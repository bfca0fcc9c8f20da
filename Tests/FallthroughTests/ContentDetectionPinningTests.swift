import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Pinned content detection` {
  /// Who gets a tap on content of a kind: the overlay's content, or the app.
  func taker(_ system: Int, _ kind: SimulatedContent, _ detection: ContentDetection) -> [String] {
    let host = SimulatedHostingController()
    let screen = Screen(SystemUnderTest(system), root: host)
    let toast = host.addContent(Toast.frame, kind: kind)
    screen.overlay.contentDetection = detection
    #expect(screen.tap(Toast.beside) == ["app"])
    let taps = screen.tap(Toast.inside)
    return taps + (toast.tapCount == 1 ? ["toast"] : [])
  }

  @Test(arguments: [
    (17, SimulatedContent.drawing, ["toast"]), (18, .drawing, ["toast"]),
    (18, .material, ["toast"]),
  ])
  func `walks the views up to iOS 18`(
    system: Int, kind: SimulatedContent, expected: [String]
  ) {
    #expect(taker(system, kind, .viewTree) == expected)
  }

  @Test(arguments: [SimulatedContent.drawing, .material, .glass])
  func `looks at layers, also at those of glass, on iOS 26`(kind: SimulatedContent) {
    #expect(taker(26, kind, .layerTree) == ["toast"])
  }

  @Test func `also applies to a root view that is no hosting view`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let layer = CALayer()
    layer.frame = Toast.frame
    layer.backgroundColor = UIColor.black.cgColor
    root.view.layer.addSublayer(layer)
    #expect(screen.tap(Toast.inside) == ["app"])
    screen.overlay.contentDetection = .layerTree
    #expect(screen.tap(Toast.inside) == [])
    #expect(screen.tap(Toast.beside) == ["app"])
  }
}

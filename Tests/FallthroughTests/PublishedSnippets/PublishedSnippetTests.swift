import Fallthrough
import Testing
import UIKit

/// The published families of overlay windows beside ours, over the same SwiftUI toast.
@MainActor @Suite(.simulatedDevice) struct `A published way to tell content from background` {
  /// Who gets a row of touches, one letter each: t the toast, a the app, d dropped, s swallowed.
  ///
  /// The touches: on the toast, beside it, on the toast, beside it; then a pointer's click on the
  /// toast, and a touch beside it.
  func transcript(
    _ makeWindow: (UIWindowScene) -> UIWindow, _ kind: SimulatedContent, iOS system: Int
  ) -> String {
    let host = SimulatedHostingController()
    let screen = Screen(SystemUnderTest(system)) { PassThroughWindow(windowScene: $0) }
    screen.overlay.isHidden = true
    let overlay = makeWindow(screen.device.scenes[0])
    // As published overlays have it; the default background would paint the app over.
    host.view.backgroundColor = .clear
    overlay.rootViewController = host
    overlay.windowLevel = .alert
    overlay.isHidden = false
    let toast = host.addContent(Toast.frame, kind: kind)
    let letter = { (touch: () -> TouchRecord) -> String in
      let before = toast.tapCount
      var outcome = TouchRecord.Outcome.nobody
      if screen.taps(during: { outcome = touch().outcome }) == ["A"] { return "a" }
      if toast.tapCount > before { return "t" }
      if case .dropped = outcome { return "d" }
      return "s"
    }
    let device = screen.device
    let taps = [Toast.inside, Toast.beside, Toast.inside, Toast.beside].map { point in
      letter { device.tap(at: point) }
    }
    let click = letter { device.clickFromHover(at: Toast.inside) }
    return (taps + [" ", click, letter { device.tap(at: Toast.beside) }]).joined()
  }

  /// The transcripts of a drawn toast, of a glass one, and of a material, each on iOS 17, 18 and 26.
  func transcripts(_ makeWindow: (UIWindowScene) -> UIWindow) -> String {
    let kinds: [(String, SimulatedContent)] = [
      ("drawing ", .drawing), ("glass   ", .glass), ("material", .material),
    ]
    return kinds.map { name, kind in
      let rows = [17, 18, 26].map { transcript(makeWindow, kind, iOS: $0) }
      return name + "  " + rows.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  @Test func `is ours: the toast gets its touches and the app all others`() {
    #expect(
      transcripts(PassThroughWindow.init(windowScene:)) == """
        drawing   tata ta  tata ta  tata ta
        glass     tata ta  tata ta  tata ta
        material  tata ta  tata ta  tata ta
        """)
  }

  @Test func `by parity loses touches around a click from hover, and leaks on iOS 26`() {
    #expect(
      transcripts(ParityWindow.init(windowScene:)) == """
        drawing   tata td  tata da  aaaa aa
        glass     tata td  tata da  aaaa aa
        material  tata td  tata da  aaaa aa
        """)
  }

  @Test func `by hit == root drops on iOS 18 and leaks on iOS 26`() {
    #expect(
      transcripts(NotRootWindow.init(windowScene:)) == """
        drawing   tata ta  dada da  aaaa aa
        glass     tata ta  dada da  aaaa aa
        material  tata ta  dada da  aaaa aa
        """)
  }

  @Test func `by layer name swallows up to iOS 18, where the root has none, and leaks on glass`() {
    #expect(
      transcripts(LayerNameWindow.init(windowScene:)) == """
        drawing   tsts ts  tsts ts  tata ta
        glass     tsts ts  tsts ts  aaaa aa
        material  tsts ts  tsts ts  tata ta
        """)
  }

  @Test func `by alpha drops glass and materials on iOS 18 and leaks on them on iOS 26`() {
    #expect(
      transcripts(AlphaWindow.init(windowScene:)) == """
        drawing   tata ta  tata ta  tata ta
        glass     tata ta  dada da  aaaa aa
        material  tata ta  dada da  aaaa aa
        """)
  }

  @Test func `by ancestors swallows every touch beside SwiftUI content`() {
    #expect(
      transcripts(AncestorWindow.init(windowScene:)) == """
        drawing   tsts ts  tsts ts  tsts ts
        glass     tsts ts  tsts ts  tsts ts
        material  tsts ts  tsts ts  tsts ts
        """)
  }
}

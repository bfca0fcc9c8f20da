import Testing
import UIKit

/// Hands back what a test says, or what UIKit finds.
private final class Answering: UIWindow {
  var answer: ((UIWindow) -> UIView?)?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer.map { $0(self) } ?? super.hitTest(point, with: event)
  }
}

@MainActor @Suite(.simulatedDevice) struct `SwiftUI, after the window's answer,` {
  let place = CGRect(x: 100, y: 100, width: 100, height: 100)
  let onPlace = CGPoint(x: 150, y: 150)
  let corner = CGPoint(x: 103, y: 103)

  private func show(
    iOS: Double, sdk: Double? = nil
  ) -> (controller: SimulatedHostingController, window: Answering) {
    device.systemVersion = OperatingSystemVersion(iOS)
    if let sdk { device.linkedSDK = OperatingSystemVersion(sdk) }
    let (controller, window) = (SimulatedHostingController(), Answering())
    _ = Stage.show(window: window, root: controller)
    return (controller, window)
  }

  /// What the transcript says that SwiftUI found.
  func found(at point: CGPoint) -> [String] {
    device.explainTap(at: point).steps.compactMap { step in
      guard case .searched(_, let found) = step else { return nil }
      return found
    }
  }

  @Test(arguments: [(15.0, 15.0), (17, 17), (18, 17), (18, 18), (26, 17), (26, 18)])
  func `FS-402 gives nothing to a leaf of its drawing from iOS 18 on`(iOS: Double, sdk: Double) {
    let (controller, window) = show(iOS: iOS, sdk: sdk)
    for kind in [SimulatedContent.drawing, .text, .image, .shape, .canvas, .material] {
      let handle = controller.addContent(place, kind: kind)
      window.answer = { _ in controller.view.subviews.last }
      let isTapped = sdk < 18
      #expect(
        found(at: onPlace) == [
          isTapped
            ? "\(kind), by its \(kind == .shape ? "path" : "bounds")"
            : "nothing: since iOS 18 a leaf of its drawing gets no touches"
        ])
      #expect(handle.tapCount == (isTapped ? 1 : 0), "\(kind)")
      window.answer = { _ in controller.view }
      device.tap(at: onPlace)
      #expect(handle.tapCount == (isTapped ? 2 : 1), "\(kind)")
      handle.remove()
    }
  }

  @Test(arguments: [17.0, 18, 26])
  func `FS-402 finds content by its content shape, its path or its bounds`(iOS: Double) {
    let (controller, _) = show(iOS: iOS)
    let behind = controller.addContent(place, kind: .text)
    behind.accessibilityLabel = "Undo"
    let shape = controller.addContent(place, kind: .shape)
    #expect(found(at: onPlace) == ["shape, by its path"])
    #expect(found(at: corner) == ["text \"Undo\", by its bounds"])
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(found(at: corner) == ["shape, by its path"])
    #expect(found(at: onPlace) == ["text \"Undo\", by its bounds"])
    shape.contentShape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(found(at: onPlace) == ["shape, by its content shape"])
    shape.remove()
    let symbol = controller.addContent(place, kind: .symbol)
    #expect(found(at: onPlace) == ["symbol, by its path"])
    #expect(found(at: CGPoint(x: 150, y: 105)) == ["text \"Undo\", by its bounds"])
    #expect(behind.tapCount == 3)
    #expect(shape.tapCount == 3)
    #expect(symbol.tapCount == 1)
  }

  @Test(arguments: [17.0, 18, 26])
  func `FS-402 passes over decorations, containers and what it cannot find`(iOS: Double) {
    let (controller, window) = show(iOS: iOS)
    for kind in [SimulatedContent.decoration, .container, .glassContainer] {
      controller.addContent(place, kind: kind)
    }
    window.answer = { _ in controller.view }
    #expect(found(at: onPlace) == ["nothing"])
  }

  @Test(arguments: [17.0, 18, 26])
  func `FS-238 finds content from an opacity of 0.001 on, where UIKit hits none`(iOS: Double) {
    let (controller, _) = show(iOS: iOS)
    let handle = controller.addContent(place)
    for (opacity, taps) in [(0.0009, 0), (0.001, 1), (0.009, 2)] as [(CGFloat, Int)] {
      handle.opacity = opacity
      #expect(device.tap(at: onPlace).passes.allSatisfy { $0.result === controller.view })
      #expect(handle.tapCount == taps, "\(opacity)")
    }
  }

  @Test(arguments: [17.0, 26, 27], [SimulatedBehavior.GlassTaps.content, .glass])
  func `FS-462 gives a tap to the frontmost of glass and what is on it, or not, by a switch`(
    iOS: Double, choice: SimulatedBehavior.GlassTaps
  ) {
    let (controller, window) = show(iOS: iOS)
    let glass = controller.addContent(place, kind: .glass)
    let text = controller.addContent(CGRect(x: 130, y: 130, width: 40, height: 40), kind: .text)
    let taps = { [self] in
      let before = glass.tapCount
      [onPlace, corner].forEach { device.tap(at: $0) }
      return glass.tapCount - before
    }
    #expect(taps() == 1)
    device.behavior.glassTaps = choice
    #expect(taps() == (iOS < 26 ? 1 : choice == .glass ? 2 : 0))
    glass.contentShape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(taps() == (iOS >= 26 && choice == .glass ? 2 : 1))
    #expect(text.tapCount > 0 && !window.isHidden)
  }

  /// Who gets a tap on a representable: of a plain window, of one that names its root, and of one that
  /// names the representable.
  private func takers(_ iOS: Double) -> [String] {
    (0..<3).map { way in
      let (controller, window) = show(iOS: iOS)
      defer { window.isHidden = true }
      let view = UIButton(frame: place)
      controller.addForeignView(view)
      window.answer = [nil, { _ in controller.view }, { _ in view }][way]
      let taker = device.tap(at: onPlace).view
      return taker === view ? "view" : taker === controller.view ? "host" : "other"
    }
  }

  @Test func `FS-403 hands a touch over a representable on, from iOS 26 on only if it was named`() {
    #expect(takers(17) == ["view", "host", "view"])
    #expect(takers(18) == ["view", "view", "view"])
    #expect(takers(26) == ["view", "host", "view"])
    #expect(takers(27) == ["view", "host", "view"])
  }

  @Test(arguments: [(17.0, 17.0), (18, 17), (18, 18)])
  func `FS-403 keeps a touch from a representable behind a leaf before iOS 18`(
    iOS: Double, sdk: Double
  ) {
    let (controller, _) = show(iOS: iOS, sdk: sdk)
    let view = UIButton(frame: place)
    controller.addGroup().addForeignView(view)
    // The material is seen and hit beside its content shape, where SwiftUI finds what is behind it.
    let material = controller.addGroup().addContent(place, kind: .material)
    material.contentShape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    let record = device.tap(at: onPlace)
    #expect((record.view === view) == (sdk >= 18))
    #expect(material.tapCount == 0)
    device.tap(at: corner)
    #expect(material.tapCount == 1)
  }

  @Test func `FS-403 goes on in a hosting view that a representable holds`() {
    let (controller, _) = show(iOS: 26)
    let behind = controller.addContent(place)
    let inner = SimulatedHostingController()
    inner.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    let content = inner.addContent(place.offsetBy(dx: 0, dy: 50))
    controller.addForeignView(inner.view)
    #expect(
      found(at: onPlace) == ["a representable, which gets the touch", "drawing, by its bounds"])
    #expect(found(at: CGPoint(x: 150, y: 120)) == ["drawing, by its bounds"])
    #expect(content.tapCount == 1)
    #expect(behind.tapCount == 1)
  }
}

import Testing
import UIKit

/// A version of iOS, and what a hosting view answers there over drawn content in each phase.
struct HostedVersion: Sendable {
  let iOS, sdk: Double
  let answers: [String]

  static let all = [
    HostedVersion(iOS: 15, sdk: 15, answers: ["inside", "inside"]),
    HostedVersion(iOS: 17, sdk: 17, answers: ["inside", "inside"]),
    HostedVersion(iOS: 18, sdk: 17, answers: ["inside", "inside"]),
    HostedVersion(iOS: 18, sdk: 18, answers: ["inside", "root"]),
    HostedVersion(iOS: 26, sdk: 26, answers: ["root", "root"]),
    HostedVersion(iOS: 26, sdk: 18, answers: ["inside", "root"]),
    HostedVersion(iOS: 27, sdk: 27, answers: ["root", "root"]),
  ]

  /// Whether content is layers.
  var drawsLayers: Bool { answers[0] == "root" }
}

@MainActor @Suite(.simulatedDevice) struct `A hosting view` {
  static let content = CGRect(x: 100, y: 100, width: 100, height: 100)
  let onContent = CGPoint(x: 150, y: 150)
  let beside = CGPoint(x: 10, y: 10)

  func show(
    _ version: HostedVersion
  ) -> (controller: SimulatedHostingController, window: UIWindow) {
    device.systemVersion = OperatingSystemVersion(version.iOS)
    device.linkedSDK = OperatingSystemVersion(version.sdk)
    let controller = SimulatedHostingController()
    return (controller, Stage.show(root: controller))
  }

  /// What each phase answers: "inside" for a view in the hosting view, "root" for itself.
  func answers(at point: CGPoint, in controller: SimulatedHostingController) -> [String] {
    device.tap(at: point).passes.map { pass in
      pass.result === controller.view ? "root" : pass.result == nil ? "nil" : "inside"
    }
  }

  @Test(arguments: HostedVersion.all)
  func `is recognised by its name, which need not start with it`(_ version: HostedVersion) {
    let (controller, _) = show(version)
    let name = String(describing: type(of: controller.view!))
    #expect(name.contains("_UIHostingView"))
    #expect(name.hasPrefix("_UIHostingView") != version.drawsLayers)
  }

  @Test(arguments: HostedVersion.all, [SimulatedContent.drawing, .material, .glass])
  func `FS-070 answers over drawn content as its version does`(
    _ version: HostedVersion, _ kind: SimulatedContent
  ) {
    let (controller, _) = show(version)
    let handle = controller.addContent(Self.content, kind: kind)
    #expect(answers(at: onContent, in: controller) == version.answers)
    #expect(handle.tapCount == 1)
  }

  @Test(arguments: HostedVersion.all)
  func `answers with itself over the empty area, and swallows the touch`(_ version: HostedVersion) {
    let app = Stage.show()
    let (controller, window) = show(version)
    let handle = controller.addContent(Self.content, kind: .drawing)
    #expect(answers(at: beside, in: controller) == ["root", "root"])
    #expect(handle.tapCount == 0)
    #expect(app.windowScene === window.windowScene)
  }

  @Test(arguments: HostedVersion.all)
  func `FS-211 answers with itself over what is tappable but not drawn, and routes the tap`(
    _ version: HostedVersion
  ) {
    let (controller, _) = show(version)
    let handle = controller.addContent(Self.content, kind: .clearTappable)
    #expect(answers(at: onContent, in: controller) == ["root", "root"])
    #expect(handle.tapCount == 1)
  }

  @Test(arguments: HostedVersion.all)
  func `FS-211 routes a tap through a decoration to what is behind it`(_ version: HostedVersion) {
    let (controller, _) = show(version)
    let button = controller.addContent(Self.content, kind: .drawing)
    let decoration = controller.addContent(Self.content, kind: .decoration)
    device.tap(at: onContent)
    #expect(button.tapCount == 1)
    button.remove()
    #expect(answers(at: onContent, in: controller) == ["root", "root"])
    #expect(decoration.tapCount == 0)
  }

  @Test(arguments: HostedVersion.all)
  func `FS-210 leaves a touch on a view of other make to that view`(_ version: HostedVersion) {
    let (controller, window) = show(version)
    let handle = controller.addContent(Self.content, kind: .drawing)
    let foreign = UIView(frame: Self.content)
    controller.addForeignView(foreign)
    let record = device.tap(at: onContent)
    #expect(record.view === foreign)
    let host = controller.view
    let hasGestureContainers = version.answers[1] == "root"
    #expect(record.passes.map(\.result) == [foreign, hasGestureContainers ? host : foreign])
    #expect(handle.tapCount == 0)
    #expect(foreign.window === window)
  }

  @Test(arguments: HostedVersion.all)
  func `follows content that moves and goes`(_ version: HostedVersion) {
    let (controller, _) = show(version)
    let handle = controller.addContent(Self.content, kind: .drawing)
    handle.frame.origin = .zero
    device.tap(at: onContent)
    device.tap(at: beside)
    #expect(handle.tapCount == 1)
    handle.remove()
    device.tap(at: beside)
    #expect(handle.tapCount == 1)
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.view.layer.sublayers == nil)
  }

  @Test func `FS-070 knows the second phase from UIKit, not from counting`() throws {
    final class Asking: UIWindow {
      var answers: [UIView?] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for _ in 0..<3 { answers.append(super.hitTest(point, with: event)) }
        answers.append(super.hitTest(point, with: nil))
        return answers.last ?? nil
      }
    }
    device.systemVersion = OperatingSystemVersion(18)
    let controller = SimulatedHostingController()
    let handle = controller.addContent(Self.content, kind: .drawing)
    let window = Stage.show(window: Asking(), root: controller)
    device.tap(at: onContent)
    let root = try #require(controller.view)
    #expect(
      window.answers.map { $0 === root } == [false, false, false, false, true, true, true, false])
    // The window handed a leaf back, by its question without an event.
    #expect(handle.tapCount == 0)
    #expect(root.hitTest(onContent, with: nil) !== root)
  }

  @Test(arguments: HostedVersion.all)
  func `has no view around a representable that was removed, and does not retain it`(
    version: HostedVersion
  ) {
    let (controller, _) = show(version)
    weak var released: UIView?
    do {
      let foreign = UIView(frame: Self.content)
      released = foreign
      controller.addForeignView(foreign)
      #expect(controller.view.subviews.count == 1)
      controller.removeForeignView(foreign)
    }
    #expect(controller.view.subviews.isEmpty && released == nil)
  }

  @Test func `counts no tap that leaves its content or is cancelled`() {
    let (controller, _) = show(HostedVersion.all[4])
    let handle = controller.addContent(Self.content, kind: .drawing)
    let leaving = device.touchDown(at: onContent)
    leaving.move(to: beside)
    leaving.lift()
    device.touchDown(at: onContent).cancel()
    #expect(handle.tapCount == 0)
    device.tap(at: onContent, count: 3)
    #expect(handle.tapCount == 3)
  }
}

@MainActor @Suite(.simulatedDevice(iOS: 26)) struct `The layers of a hosting view on iOS 26` {
  let frame = CGRect(x: 100, y: 100, width: 100, height: 100)

  /// What the layer under the point is called, if it is not the root's own.
  func hit(_ kind: SimulatedContent, at point: CGPoint) -> (isRoot: Bool, name: String?) {
    let controller = SimulatedHostingController()
    _ = controller.addContent(frame, kind: kind)
    let window = Stage.show(root: controller)
    defer { window.isHidden = true }
    #expect(controller.view.subviews.isEmpty)
    let layer = controller.view.layer.hitTest(point)
    return (layer === controller.view.layer, layer?.name)
  }

  @Test(arguments: [SimulatedContent.drawing, .material, .decoration])
  func `FS-050 have no name over drawn content`(_ kind: SimulatedContent) {
    let hit = hit(kind, at: CGPoint(x: 150, y: 150))
    #expect(!hit.isRoot)
    #expect(hit.name == nil)
  }

  @Test func `FS-050 have a name that begins with @ over glass`() {
    #expect(hit(.glass, at: CGPoint(x: 150, y: 150)).name?.first == "@")
  }

  @Test(arguments: [SimulatedContent.drawing, .clearTappable])
  func `FS-050 are the root's own, which has a name, over the empty area`(
    _ kind: SimulatedContent
  ) {
    let point = CGPoint(x: kind == .drawing ? 10 : 150, y: 150)
    let hit = hit(kind, at: point)
    #expect(hit.isRoot)
    #expect(hit.name != nil)
  }
}

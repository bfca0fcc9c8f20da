import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A hosting view, by system and SDK` {
  let content = CGRect(x: 100, y: 100, width: 100, height: 100)
  let onContent = CGPoint(x: 150, y: 150)

  /// What the two phases answer over drawn content of a host that is loaded now.
  func answers() -> [String] {
    let controller = SimulatedHostingController()
    let window = Stage.show(root: controller)
    defer { window.isHidden = true }
    controller.addContent(content)
    return device.tap(at: onContent).passes.map {
      $0.result === controller.view ? "root" : "inside"
    }
  }

  func set(iOS: Double, sdk: Double, compatibility: Bool = false) {
    device.systemVersion = OperatingSystemVersion(iOS)
    device.linkedSDK = OperatingSystemVersion(sdk)
    device.designRequiresCompatibility = compatibility
  }

  @Test(arguments: [
    (17.0, ["inside", "inside"]), (18.0, ["inside", "root"]), (26.0, ["root", "root"]),
  ])
  func `FS-233 draws layers from iOS 26 on only in an app of its SDK`(
    sdk: Double, expected: [String]
  ) {
    for system in [26.0, 26.6, 27] {
      set(iOS: system, sdk: sdk)
      #expect(answers() == expected, "iOS \(system)")
    }
    set(iOS: 18, sdk: 26)
    #expect(answers() == ["inside", "root"])
  }

  @Test func `FS-234 has views again on iOS 26 for an app that asks for the old design`() {
    set(iOS: 26, sdk: 26, compatibility: true)
    #expect(answers() == ["inside", "root"])
    set(iOS: 26, sdk: 17, compatibility: true)
    #expect(answers() == ["inside", "inside"])
    set(iOS: 27, sdk: 26, compatibility: true)
    #expect(answers() == ["inside", "root"])
  }

  @Test(arguments: [26.0, 27])
  func `FS-234 does not listen to that in an app of the SDK of iOS 27`(system: Double) {
    set(iOS: system, sdk: 27, compatibility: true)
    #expect(answers() == ["root", "root"])
  }

  @Test(arguments: [SimulatedBehavior.HostingModel27.as26, .as18])
  func `FS-236 is on iOS 27 as on 26, or as on 18, by a switch`(
    _ model: SimulatedBehavior.HostingModel27
  ) {
    device.behavior.hostingModel27 = model
    set(iOS: 27, sdk: 27)
    #expect(answers() == [model == .as26 ? "root" : "inside", "root"])
    set(iOS: 26, sdk: 26)
    #expect(answers() == ["root", "root"])
  }

  @Test func `FS-233 is named as iOS 26 names it only where it draws layers`() {
    func name() -> String { "\(type(of: SimulatedHostingController().view!))" }
    set(iOS: 26, sdk: 26)
    #expect(name() == "_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_")
    set(iOS: 26, sdk: 18)
    #expect(name() == "_UIHostingView<AnyView>")
  }

  @Test func `FS-233 has layers of classes of their own`() {
    set(iOS: 26, sdk: 26)
    let controller = SimulatedHostingController()
    for kind in [SimulatedContent.drawing, .decoration, .material] {
      controller.addContent(content, kind: kind)
    }
    let classes = controller.view.layer.sublayers?.map { "\(type(of: $0))" }
    #expect(classes == ["CGDrawingLayer", "CGDrawingLayer", "CABackdropLayer"])
  }

  @Test func `of a version that is not known is as on the newest that is, and says so`() {
    set(iOS: 28, sdk: 28)
    #expect(UIDevice.current.systemVersion == "28.0")
    #expect(device.modeledSystemVersion.majorVersion == 27)
    #expect(answers() == ["root", "root"])
    device.behavior.hostingModel27 = .as18
    #expect(answers() == ["inside", "root"])
    let text = "\(device.transcript {})"
    #expect(text.contains("iOS 28.0 is not known here and behaves as iOS 27.0"))
    set(iOS: 27.2, sdk: 27)
    #expect(device.modeledSystemVersion.minorVersion == 2)
    #expect(device.transcript {}.steps.isEmpty)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A representable in a hosting view` {
  let controller = SimulatedHostingController()
  let drawn = CGRect(x: 0, y: 0, width: 100, height: 100)
  let frame = CGRect(x: 100, y: 100, width: 100, height: 100)
  let onDrawn = CGPoint(x: 50, y: 50)
  let onView = CGPoint(x: 150, y: 150)
  let gap = CGPoint(x: 300, y: 300)

  /// The classes of views from a view up to the hosting view.
  func classes(from view: UIView) -> [String] {
    sequence(first: view, next: \.superview).prefix { $0 !== controller.view }
      .map { "\(type(of: $0))" }
  }

  func hit(_ point: CGPoint) -> UIView? { controller.view.hitTest(point, with: nil) }

  @Test(.simulatedDevice(iOS: 26))
  func `FS-237 stands in two wrappers beside layers, which never answer themselves`() {
    let view = UIView(frame: frame)
    controller.addContent(drawn)
    controller.addForeignView(view)
    #expect(classes(from: view) == ["UIView", "UIKitPlatformViewHost", "_UIInheritedView"])
    #expect(controller.view.subviews.count == 1)
    #expect(hit(onView) === view)
    #expect(hit(onDrawn) === controller.view)
    #expect(hit(gap) === controller.view)
    view.isUserInteractionEnabled = false
    #expect(hit(onView) === controller.view)
    device.behavior.inheritedViewAnswersItself = true
    #expect(hit(onView).map { "\(type(of: $0))" } == "UIKitPlatformViewHost")
    #expect(hit(gap) === controller.view)
  }

  @Test(arguments: [
    (17.0, 17.0, "PlatformViewHost"), (18.0, 18.0, "UIKitPlatformViewHost"),
    (26.0, 18.0, "UIKitPlatformViewHost"),
  ])
  func `FS-404 stands in one wrapper beside views`(iOS: Double, sdk: Double, wrapper: String) {
    device.systemVersion = OperatingSystemVersion(iOS)
    device.linkedSDK = OperatingSystemVersion(sdk)
    let view = UIView(frame: frame)
    controller.addForeignView(view)
    #expect(classes(from: view) == ["UIView", wrapper])
    #expect(hit(onView) === view)
  }

  @Test(.simulatedDevice(iOS: 26))
  func `FS-237 shares a group's view with drawn layers, and both get their touches`() throws {
    Stage.show(root: controller)
    let group = controller.addGroup()
    let label = group.addContent(drawn)
    let view = UIView(frame: frame)
    group.addForeignView(view)
    let inherited = try #require(controller.view.subviews.first)
    #expect(controller.view.subviews.count == 1)
    #expect("\(type(of: inherited))" == "_UIInheritedView")
    #expect(inherited.layer.sublayers?.count == 2)
    #expect(controller.view.layer.sublayers?.count == 1)
    #expect(classes(from: view) == ["UIView", "UIKitPlatformViewHost", "_UIInheritedView"])
    #expect(device.tap(at: onView).view === view)
    #expect(device.tap(at: onDrawn).view === controller.view)
    #expect(device.tap(at: gap).view === controller.view)
    #expect(label.tapCount == 1)
    device.behavior.inheritedViewAnswersItself = true
    #expect(device.probe(at: onDrawn).passes[0].result === inherited)
    #expect(device.tap(at: onDrawn).view === controller.view)
    #expect(device.tap(at: gap).view === controller.view)
  }

  @Test(arguments: [17.0, 18, 26, 27])
  func `FS-237 and the content of its group follow what moves, goes and comes`(iOS: Double) {
    device.systemVersion = OperatingSystemVersion(iOS)
    Stage.show(root: controller)
    let group = controller.addGroup()
    let label = group.addContent(drawn)
    label.frame = frame
    device.tap(at: onView)
    device.tap(at: onDrawn)
    #expect(label.tapCount == 1)
    let view = UIView(frame: frame)
    group.addForeignView(view)
    #expect(device.tap(at: onView).view === view)
    view.frame = drawn
    #expect(device.tap(at: onDrawn).view === view)
    label.remove()
    device.tap(at: onView)
    #expect(label.tapCount == 1)
  }
}

import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What SwiftUI draws with` {
  static let kinds: [SimulatedContent] = [
    .drawing, .text, .image, .gradient, .shape, .symbol, .canvas, .material, .glass, .decoration,
    .container, .glassContainer,
  ]

  /// The views and layers below the hosting view, without what the app put into it.
  func parts(iOS: Double, sdk: Double) -> [AnyClass] {
    device.systemVersion = OperatingSystemVersion(iOS)
    device.linkedSDK = OperatingSystemVersion(sdk)
    let controller = SimulatedHostingController()
    for kind in Self.kinds {
      controller.addContent(CGRect(x: 0, y: 0, width: 9, height: 9), kind: kind)
    }
    controller.addForeignView(UIButton())
    let group = controller.addGroup()
    group.addContent(CGRect(x: 0, y: 0, width: 9, height: 9))
    func views(_ view: UIView) -> [UIView] {
      [view] + view.subviews.filter { !($0 is UIButton) }.flatMap(views)
    }
    func layers(_ layer: CALayer) -> [CALayer] {
      [layer] + (layer.sublayers ?? []).filter { !($0.delegate is UIButton) }.flatMap(layers)
    }
    return views(controller.view).map { type(of: $0) }
      + layers(controller.view.layer).map { type(of: $0) }.filter { $0 != CALayer.self }
  }

  @Test(arguments: [(15.0, 15.0), (17, 17), (18, 18), (26, 18), (26, 26), (27, 27)])
  func `FS-404 stands in the table of published classes, with its system`(iOS: Double, sdk: Double)
  {
    for part in parts(iOS: iOS, sdk: sdk) {
      let row = PublishedClass.row(of: part)
      #expect(row != nil, "\(part)")
      // The class of the layer of text is published for views, too, by another name.
      guard let row, row.meaning != .drawnLayer else { continue }
      #expect(row.systems.contains(min(Int(iOS), Int(max(sdk, 25)))), "\(part)")
    }
  }

  @Test(arguments: [(17.0, 17.0), (18, 18), (26, 18)])
  func `FS-404 hits a shape and a symbol by their paths`(iOS: Double, sdk: Double) {
    device.systemVersion = OperatingSystemVersion(iOS)
    device.linkedSDK = OperatingSystemVersion(sdk)
    let controller = SimulatedHostingController()
    let frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    let shape = controller.addContent(frame, kind: .shape)
    let view = controller.view.subviews[0]
    let (middle, corner) = (CGPoint(x: 150, y: 150), CGPoint(x: 102, y: 102))
    #expect(controller.view.hitTest(middle, with: nil) === view)
    #expect(controller.view.hitTest(corner, with: nil) === controller.view)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(controller.view.hitTest(corner, with: nil) === view)
    #expect(controller.view.hitTest(middle, with: nil) === controller.view)
    shape.remove()
    controller.addContent(frame, kind: .symbol)
    #expect(controller.view.hitTest(middle, with: nil) === controller.view.subviews[0])
    #expect(controller.view.hitTest(CGPoint(x: 150, y: 105), with: nil) === controller.view)
  }

  @Test(arguments: [(17.0, 17.0), (18, 18), (26, 26)])
  func `FS-405 asks what a group holds wherever the point is, and never the group`(
    iOS: Double, sdk: Double
  ) {
    device.systemVersion = OperatingSystemVersion(iOS)
    device.linkedSDK = OperatingSystemVersion(sdk)
    let controller = SimulatedHostingController()
    let group = controller.addGroup()
    group.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    let button = UIButton(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
    group.addForeignView(button)
    #expect(controller.view.hitTest(CGPoint(x: 320, y: 320), with: nil) === button)
    #expect(controller.view.hitTest(CGPoint(x: 120, y: 120), with: nil) === controller.view)
    button.superview?.superview?.isUserInteractionEnabled = false
    #expect(controller.view.hitTest(CGPoint(x: 320, y: 320), with: nil) === controller.view)
  }

  @Test func `FS-404 has layers with layers for glass since iOS 26, with its names`() {
    device.systemVersion = OperatingSystemVersion(26)
    let controller = SimulatedHostingController()
    controller.addContent(CGRect(x: 0, y: 0, width: 9, height: 9), kind: .glass)
    controller.addContent(CGRect(x: 0, y: 0, width: 9, height: 9), kind: .glassContainer)
    let layers = controller.view.layer.sublayers ?? []
    #expect(layers.map { $0.sublayers?.map(\.name) } == [["@0", "@1"], [nil]])
    #expect(layers.allSatisfy { $0.contents == nil && $0.backgroundColor == nil })
  }
}

import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A pointer over an overlay` {
  static let icon = CGRect(x: 300, y: 720, width: 20, height: 20)
  /// Within the icon's larger hit area, and beyond that.
  static let nearIcon = CGPoint(x: 310, y: 711)
  static let besideIcon = CGPoint(x: 310, y: 706)
  static let onClear = CGPoint(x: 100, y: 740)
  var device: SimulatedDevice { .current }

  /// Content with a small icon that has a larger hit area, and a clear part that is declared.
  private func show(_ system: SystemUnderTest) -> (OverlayApp, OverlayPresenter, UIView) {
    (device.systemVersion, device.linkedSDK) = (system.version, system.sdk)
    let app = OverlayApp()
    let host = SimulatedHostingController()
    host.addContent(Self.icon)
    let presenter = OverlayPresenter(scene: app.scene)
    presenter.show(host)
    inUpdate {
      let larger = RegionMarkerView(frame: Self.icon)
      larger.outset = 12
      host.addForeignView(larger)
      host.addForeignView(RegionMarkerView(frame: CGRect(x: 20, y: 700, width: 200, height: 80)))
    }
    return (app, presenter, host.view)
  }

  @Test(arguments: SystemUnderTest.all)
  func `hovers, clicks and scrolls where touches are taken, and else over the app`(
    _ system: SystemUnderTest
  ) {
    let (app, presenter, view) = show(system)
    for point in [Self.onClear, Self.nearIcon] {
      for record in [device.hover(at: point), device.scroll(at: point, by: .zero)] {
        #expect(record.passes.last?.window === presenter.window)
        #expect(record.passes.last?.result?.isDescendant(of: view) == true)
      }
      #expect(device.clickFromHover(at: point).view?.isDescendant(of: view) == true)
      #expect(device.tap(at: point).view?.isDescendant(of: view) == true)
    }
    for point in [Self.besideIcon, Toast.beside] {
      #expect(device.hover(at: point).passes.last?.result === app.button)
      #expect(device.clickFromHover(at: point).view === app.button)
      #expect(device.tap(at: point).view === app.button)
    }
  }
}

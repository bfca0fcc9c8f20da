import Fallthrough
import Testing
import UIKit

/// A window that both ways of a test take.
@MainActor private func shown(_ root: UIViewController, in window: UIWindow) -> UIWindow {
  window.rootViewController = root
  window.windowLevel = .alert
  window.isHidden = false
  return window
}

@MainActor private func small(_ root: UIViewController) -> UIWindow {
  shown(root, in: SmallPassThroughWindow(windowScene: device.scenes[0]))
}

@MainActor private func ours(_ root: UIViewController) -> UIWindow {
  shown(root, in: PassThroughWindow(windowScene: device.scenes[0]))
}

private let versions = [15, 16, 17, 18, 26, 27]

@MainActor @Suite(.simulatedDevice) struct `The smallest correct window` {
  @Test(.simulatedDevice, arguments: versions)
  func `gives SwiftUI content its taps and the app all others`(_ version: Int) {
    let kinds: [SimulatedContent] = [
      .drawing, .glass, .material, .text, .image, .gradient, .shape, .symbol, .canvas,
    ]
    for kind in kinds {
      device.reset()
      device.run(version)
      let app = AppBehind()
      let (host, content) = hosted(kind)
      let window = small(host)
      for _ in 0..<2 { device.tremblingTap(at: onCard) }
      #expect(content.tapCount == 2, "\(kind)")
      #expect(app.getsTap(at: beside), "\(kind)")
      #expect(window.hitTest(beside, with: nil) == nil, "\(kind)")
    }
  }

  @Test(.simulatedDevice, arguments: [(18, 17), (26, 17), (26, 18)])
  func `does so in apps that are linked with an older SDK`(_ version: Int, _ sdk: Int) {
    device.run(version)
    device.linkedSDK = OperatingSystemVersion(majorVersion: sdk, minorVersion: 0, patchVersion: 0)
    let app = AppBehind()
    let (host, content) = hosted()
    let window = small(host)
    #expect(parts(content, and: app))
    withExtendedLifetime(window) {}
  }

  @Test(.simulatedDevice, arguments: versions)
  func `gives UIKit views in SwiftUI content their taps`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let host = SimulatedHostingController()
    let button = UIButton(frame: card)
    host.addForeignView(button)
    let window = small(host)
    #expect(device.tremblingTap(at: onCard) === button)
    #expect(app.getsTap(at: beside))
    withExtendedLifetime(window) {}
  }

  @Test(.simulatedDevice, arguments: versions)
  func `gives UIKit content its taps, within the wrappers of an iPad too`(_ version: Int) {
    for isWrapped in [false, true] {
      device.reset()
      device.run(version)
      device.behavior.wrapsRootView = isWrapped
      let app = AppBehind()
      let root = UIViewController()
      let (toast, label) = (UIButton(frame: card), UILabel(frame: card.offsetBy(dx: 0, dy: -300)))
      [toast, label].forEach(root.view.addSubview)
      let window = small(root)
      #expect(device.tremblingTap(at: onCard) === toast)
      #expect(app.getsTap(at: beside) && app.getsTap(at: label.center))
      withExtendedLifetime(window) {}
    }
  }

  @Test(.simulatedDevice, arguments: versions)
  func `gives a sheet of the overlay all touches`(_ version: Int) {
    device.run(version)
    let app = AppBehind()
    let (host, _) = hosted()
    let window = small(host)
    let (sheet, button) = (UIViewController(), UIButton(frame: device.screenBounds))
    sheet.view.addSubview(button)
    host.present(sheet, animated: false)
    #expect(device.tremblingTap(at: onCard) === button)
    #expect(!app.getsTap(at: CGPoint(x: 196, y: 30)))
    withExtendedLifetime(window) {}
  }

  @Test(.simulatedDevice, arguments: versions)
  func `lacks what its page says, and the library does not`(_ version: Int) {
    device.run(version)
    for lack in Lack.all {
      let isLacking = lack.versions.contains(version)
      #expect(isRight(lack, isOurs: false, on: version) != isLacking, "\(lack.name)")
      #expect(isRight(lack, isOurs: true, on: version), "\(lack.name)")
    }
  }

  private func isRight(_ lack: Lack, isOurs: Bool, on version: Int) -> Bool {
    device.reset()
    device.run(version)
    return lack.isRight(AppBehind(), isOurs ? ours : small, isOurs)
  }
}

/// A row of the page's table: a scene in which a tap goes wrong.
private struct Lack {
  let name: String
  /// On which versions the smallest window is wrong.
  var versions = 15...27
  /// Takes the app, what shows the overlay's root, and whether that is the library, with what its
  /// column of the table says.
  let isRight: @MainActor (AppBehind, @MainActor (UIViewController) -> UIWindow, Bool) -> Bool

  @MainActor static let all = [
    Lack(name: "decoration") { app, show, isOurs in
      let (host, _) = hosted(.decoration)
      if isOurs { host.addForeignView(IgnoredMarkerView(frame: card)) }
      return withExtendedLifetime(show(host)) { app.getsTap(at: onCard) }
    },
    Lack(name: "clear content") { app, show, isOurs in
      let (host, content) = hosted(.clearTappable)
      if isOurs { host.addForeignView(RegionMarkerView(frame: card)) }
      return withExtendedLifetime(show(host)) { parts(content, and: app) }
    },
    Lack(name: "a shape") { app, show, _ in
      let (host, _) = hosted(.shape)
      let corner = CGPoint(x: card.minX + 2, y: card.minY + 2)
      return withExtendedLifetime(show(host)) { app.getsTap(at: corner) }
    },
    Lack(name: "a large container", versions: 15...18) { app, show, _ in
      let host = SimulatedHostingController()
      host.addContent(device.screenBounds, kind: .container)
      let content = host.addContent(card)
      return withExtendedLifetime(show(host)) { parts(content, and: app) }
    },
    Lack(name: "a hosting view in a UIKit root view") { app, show, isOurs in
      let root = UIViewController()
      let (host, content) = hosted()
      root.view.addSubview(host.view)
      host.view.isPassThrough = isOurs
      return withExtendedLifetime(show(root)) { parts(content, and: app) }
    },
    Lack(name: "a navigation controller as root") { app, show, _ in
      let root = UINavigationController(rootViewController: UIViewController())
      return withExtendedLifetime(show(root)) { app.getsTap(at: beside) }
    },
    Lack(name: "the container of a dismissed sheet") { app, show, _ in
      device.behavior.leavesContainerAfterDismissal = true
      let root = UIViewController()
      let window = show(root)
      root.present(UIViewController(), animated: false)
      root.dismiss(animated: false)
      return withExtendedLifetime(window) { app.getsTap(at: beside) }
    },
  ]
}

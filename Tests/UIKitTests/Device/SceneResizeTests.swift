import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A scene that gets another size` {
  let log = Log()
  var scene: UIWindowScene { device.scenes[0] }

  @Test func `takes its windows along, and tells its delegate after its controllers`() {
    final class Delegate: NSObject, UIWindowSceneDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        log.note(
          "was \(previousInterfaceOrientation), \(previousTraitCollection.verticalSizeClass) height"
        )
      }
      func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
      ) { log.note("is \(windowScene.effectiveGeometry.interfaceOrientation)") }
    }
    let delegate = Delegate(log)
    scene.delegate = delegate
    let window = Stage.show(root: NotingController("root", log: log))
    let small = UIWindow(windowScene: scene)
    small.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    small.isHidden = false
    window.layoutIfNeeded()
    _ = log.takeAll()
    device.resize(scene, to: CGSize(width: 852, height: 393))
    log.expect([
      "root will have compact height", "root 393x852 will be 852x393", "root has compact height",
      "root 852x393 runs along, 0.3 s", "root laid out 852x393",
      "was portrait, regular height", "is landscapeRight",
    ])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(small.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(device.screenBounds == window.frame)
    device.resize(scene, to: CGSize(width: 852, height: 393))
    #expect(log.lines.isEmpty)
  }

  @Test func `stays where it is on a screen that has room, and moves in from the edge if not`() {
    device.model = .iPadPro11
    device.setFrame(CGRect(x: 500, y: 100, width: 300, height: 400), of: scene)
    device.resize(scene, to: CGSize(width: 320, height: 600))
    let window = UIWindow(windowScene: scene)
    let origin = { window.convert(CGPoint.zero, to: nil as UIWindow?) }
    #expect(origin() == CGPoint(x: 500, y: 100))
    device.resize(scene, to: CGSize(width: 400, height: 600))
    #expect(origin() == CGPoint(x: 434, y: 100))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(device.tap(at: CGPoint(x: 10, y: 10)).isNobodys)
  }

  @Test func `FS-242 may be on another screen then, while the main one stays as it is`() {
    device.model = .iPhone15
    let window = Stage.show()
    let screen = scene.screen
    device.resize(scene, to: CGSize(width: 852, height: 393), exchangesScreen: true)
    #expect(scene.screen !== screen)
    #expect(window.screen === scene.screen)
    #expect(scene.screen.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(window.frame == scene.screen.bounds)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    let root = window.rootViewController?.view
    #expect(device.tap(at: CGPoint(x: 800, y: 300)).view === root)
  }

  @Test func `FS-272 has much room across or little, by its width on a pad`() {
    device.model = .iPadPro11
    let classes = [320.0, 592, 639, 834].map { width in
      device.setFrame(CGRect(x: 0, y: 0, width: width, height: 1194), of: scene)
      return scene.traitCollection.horizontalSizeClass
    }
    #expect(classes == [.compact, .compact, .regular, .regular])
    #expect(scene.traitCollection.verticalSizeClass == .regular)
  }

  @Test(arguments: [
    (SimulatedDevice.Model.iPhone15, UIUserInterfaceSizeClass.compact),
    (.iPhone15ProMax, .regular), (.iPhoneSE, .compact),
  ])
  func `FS-272 has little height on a phone on its side, and much room across on a large one`(
    _ model: SimulatedDevice.Model, _ across: UIUserInterfaceSizeClass
  ) {
    device.model = model
    #expect(scene.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.traitCollection.verticalSizeClass == .regular)
    device.rotate(to: .landscapeLeft)
    #expect(scene.traitCollection.horizontalSizeClass == across)
    #expect(scene.traitCollection.verticalSizeClass == .compact)
  }

  @Test func `moves nobody when it is in the background, but gets its size`() {
    let other = device.connectScene()
    let window = UIWindow(windowScene: other)
    window.isHidden = false
    device.setActivationState(.background, of: other)
    device.rotate(to: .landscapeRight)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }
}

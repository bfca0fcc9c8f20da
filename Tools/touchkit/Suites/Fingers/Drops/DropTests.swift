import Testing
import UIKit

@testable import Drops

/// A drop over an app that has a button.
@MainActor @Suite(.simulatedDevice) struct `A drop` {
  let device = SimulatedDevice.current
  let window: UIWindow
  let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 50))
  let presses = Presses()
  let drops = Drops(delayBetweenDrops: 0)

  final class Presses {
    var ofButton = 0
    var ofDrop = 0
  }

  init() async {
    device.clock.followsRealTime = false
    window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    button.addAction(UIAction { [presses] _ in presses.ofButton += 1 }, for: .touchUpInside)
    window.rootViewController?.view.addSubview(button)
    drops.show(
      Drop(title: "Saved", action: .init { [presses] in presses.ofDrop += 1 }, duration: 60.0))
    await pass(2)
  }

  /// Lets the main queue, on which drops come and go, and the clock go on.
  private func pass(_ seconds: TimeInterval) async {
    for _ in 0..<4 {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
      device.clock.advance(by: seconds / 4)
    }
  }

  private var shown: DropView? {
    func find(_ view: UIView) -> DropView? {
      (view as? DropView) ?? view.subviews.lazy.compactMap(find).first
    }
    return device.scenes[0].windows.lazy.compactMap(find).first
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func `lets a tap beside it reach the app`() {
    #expect(shown != nil)
    device.tap(at: CGPoint(x: 150, y: 420))
    #expect(presses.ofButton == 1)
    #expect(presses.ofDrop == 0)
  }

  @Test func `runs its action by a tap on that`() throws {
    let drop = try #require(shown)
    let button = try #require(drop.subviews.lazy.compactMap(Self.button).first)
    device.tap(at: middle(of: button))
    #expect(presses.ofDrop == 1)
    #expect(presses.ofButton == 0)
  }

  private static func button(in view: UIView) -> UIView? {
    view is UIControl ? view : view.subviews.lazy.compactMap(button).first
  }

  @Test func `goes up with a finger`() async throws {
    let place = middle(of: try #require(shown))
    device.swipe(from: place, to: CGPoint(x: place.x, y: place.y - 80))
    await pass(3)
    #expect(shown?.window == nil || shown.map { middle(of: $0).y < 0 } == true)
    device.tap(at: CGPoint(x: 150, y: 420))
    #expect(presses.ofButton == 1)
  }
}

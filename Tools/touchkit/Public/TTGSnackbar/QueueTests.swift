import Dispatch
import Testing
import UIKit

@testable import Library

/// Banners of TTGSnackbar, which wait for each other, over an app that has a button.
@MainActor @Suite(.simulatedDevice) struct `A public queue of banners` {
  let device = SimulatedDevice.current
  let window: UIWindow
  let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
  let log = Log()

  final class Log {
    var presses = 0
    var lines: [String] = []
  }

  init() {
    window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    button.addAction(UIAction { [log] _ in log.presses += 1 }, for: .touchUpInside)
    window.rootViewController?.view.addSubview(button)
  }

  private func enqueue(_ message: String) -> TTGSnackbar {
    let banner = TTGSnackbar(message: message, duration: .middle, actionText: "Undo") { [log] _ in
      log.lines.append("undo \(message)")
    }
    banner.shouldDismissOnSwipe = true
    banner.didShowBlock = { [log] _ in log.lines.append("shown \(message)") }
    banner.didDismissBlock = { [log] _ in log.lines.append("gone \(message)") }
    #expect(TTGSnackbarManager.shared.show(snackbar: banner))
    return banner
  }

  /// Lets happen what the library has put off to the main queue, and the animations that come of it.
  private func settle() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    device.clock.advance(by: 1)
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func `shows one after the other, by a tap and by a swipe`() async {
    let first = enqueue("A")
    let second = enqueue("B")
    await settle()
    #expect(first.superview === window)
    #expect(second.superview == nil)
    #expect(log.lines == ["shown A"])
    device.tap(at: middle(of: button))
    #expect(log.presses == 1)
    device.tap(at: middle(of: first.actionButton))
    await settle()
    await settle()
    #expect(first.superview == nil)
    #expect(second.superview === window)
    #expect(log.lines == ["shown A", "undo A", "gone A", "shown B"])
    let start = middle(of: second)
    device.swipe(from: start, to: CGPoint(x: start.x + 150, y: start.y))
    await settle()
    #expect(second.superview == nil)
    #expect(log.lines.last == "gone B")
    device.tap(at: middle(of: button))
    #expect(log.presses == 2)
  }

  @Test func `shows the next when the time of one is up`() async {
    let first = enqueue("A")
    let second = enqueue("B")
    await settle()
    device.clock.advance(by: 1)
    #expect(first.superview === window)
    device.clock.advance(by: 1)
    await settle()
    #expect(first.superview == nil)
    #expect(second.superview === window)
    device.clock.advance(by: 3)
    await settle()
    #expect(log.lines == ["shown A", "gone A", "shown B", "gone B"])
  }
}

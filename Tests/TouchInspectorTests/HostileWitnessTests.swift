import Testing
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

/// Screens that do not hold still, or that no app would show.
@MainActor @Suite struct `A witnessed capture of a hostile screen` {
  private func window(_ width: Double, _ height: Double) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.isHidden = false
    return window
  }

  @Test func `asks nothing where there is nothing`() {
    #expect(TouchInspector.capture([], options: .witnesses).witnesses == [])
    #expect(TouchInspector.capture([window(0, 0)], options: .witnesses).witnesses == [])
  }

  @Test(arguments: [(1e9, 0.5), (0.5, 1e9), (1e7, 1e7), (3e9, 2)])
  func `asks no more of a huge screen than of a large one`(width: Double, height: Double) {
    let screen = TouchInspector.capture([window(width, height)], options: .witnesses)
    let verification = Verification(of: screen)
    #expect((1...16_000).contains(verification.asked))
    #expect(verification.differences == [])
  }

  @Test func `says what views answered that change when they are asked`() {
    /// Moves, and takes away what is in it.
    final class Shy: UIView, OverridesHitTest {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        subviews.first?.removeFromSuperview()
        frame.origin.x += 1
        return super.hitTest(point, with: event)
      }
    }
    let window = window(100, 100)
    let shy = Shy(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    shy.addSubview(UIButton(frame: shy.bounds))
    window.addSubview(shy)
    let screen = TouchInspector.capture([window], options: .witnesses)
    #expect(screen.nodes.map(\.className).last == "UIButton")
    #expect(screen.witnesses.allSatisfy { $0.owner != .node(Node.ID(2)) })
    #expect(!Verification(of: screen).differences.isEmpty)
  }

  @Test func `never takes a new view for one that is gone`() {
    /// Throws its subview away for a new one, which may get the same place in memory.
    final class Forgetful: UIView, OverridesHitTest {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        subviews.forEach { $0.removeFromSuperview() }
        addSubview(UIButton(frame: bounds))
        return super.hitTest(point, with: event)
      }
    }
    let window = window(60, 60)
    let forgetful = Forgetful(frame: window.bounds)
    forgetful.addSubview(UIButton(frame: window.bounds))
    window.addSubview(forgetful)
    let screen = TouchInspector.capture([window], options: .witnesses)
    #expect(screen.witnesses.map(\.owner) == [.stranger(className: "UIButton")])
  }

  @Test func `keeps a view apart that belongs to a window which was not captured`() {
    let other = window(50, 50)
    final class Forwarding: UIView, OverridesHitTest {
      weak var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    let window = window(50, 50)
    let forwarding = Forwarding(frame: window.bounds)
    forwarding.target = other
    window.addSubview(forwarding)
    let alone = TouchInspector.capture([window], options: .witnesses)
    #expect(alone.witnesses.map(\.owner) == [.stranger(className: "UIWindow")])
    let both = TouchInspector.capture([other, window], options: .witnesses)
    #expect(both.witnesses.map(\.owner) == [.node(Node.ID(0))])
  }
}

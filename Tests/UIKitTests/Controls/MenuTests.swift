import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The menu of a button` {
  let log = Log()
  let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  let window: UIWindow
  let onButton = CGPoint(x: 120, y: 120)

  init() {
    window = Stage.show(button)
    let log = log
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in log.note("tapped") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.note("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in log.note("copy") },
      UIAction(title: "Hidden", attributes: .hidden) { _ in log.note("hidden") },
      UIAction(title: "Off", attributes: .disabled) { _ in log.note("off") },
      UIMenu(options: .displayInline, children: [UIAction(title: "Cut") { _ in log.note("cut") }]),
      UIMenu(title: "More", children: [UIAction(title: "Paste") { _ in log.note("paste") }]),
    ])
  }

  func row(_ number: Int) -> CGPoint { CGPoint(x: 200, y: 140 + CGFloat(number) * 44 + 22) }

  var container: UIView? { window.subviews.dropFirst().first }

  @Test func `FS-215 FS-216 opens as a subview of the window, in place of the button's action`() {
    device.tap(at: onButton)
    #expect(log.lines == ["menu"])
    #expect(container.map { "\(type(of: $0))" } == "_UIContextMenuContainerView")
    #expect(container?.frame == window.bounds)
    #expect(!button.isTracking && !button.isHighlighted)
  }

  @Test func `FS-216 takes all touches while it is open, and closes at one beside it`() {
    device.tap(at: onButton)
    let beside = device.tap(at: onButton)
    #expect(beside.view.map { "\(type(of: $0))" } == "_UIContextMenuContainerView")
    #expect(window.subviews.count == 1)
    #expect(log.lines == ["menu"])
    #expect(device.tap(at: CGPoint(x: 10, y: 10)).view === window.rootViewController?.view)
  }

  @Test(arguments: [(0, "copy"), (2, "cut")])
  func `does what is chosen, and closes`(_ number: Int, _ what: String) {
    device.tap(at: onButton)
    device.tap(at: row(number))
    #expect(log.lines == ["menu", what])
    #expect(window.subviews.count == 1)
  }

  @Test func `stays open for what cannot be chosen, and shows what is in a menu in it`() {
    device.tap(at: onButton)
    device.tap(at: row(1))
    #expect(log.lines == ["menu"])
    device.tap(at: row(3))
    let list = container?.subviews.first
    #expect(list?.subviews.map(\.accessibilityLabel) == ["Paste"])
    device.tap(at: list?.center ?? .zero)
    #expect(log.lines == ["menu", "paste"])
  }

  @Test func `does not open where a touch is to do what the button does`() {
    button.showsMenuAsPrimaryAction = false
    device.tap(at: onButton)
    #expect(log.lines == ["tapped"])
    #expect(window.subviews.count == 1)
  }
}

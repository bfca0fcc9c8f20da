import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The context menu of a view` {
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    let log: Log
    var configuration: UIContextMenuConfiguration?

    init(_ log: Log) { self.log = log }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.note("asked at \(Int(location.x)) \(Int(location.y))")
      return configuration
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.note("opens \(configuration.identifier)") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.note("closes \(configuration.identifier)") }
  }

  let log = Log()
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  let onView = CGPoint(x: 120, y: 110)
  let window: UIWindow
  private let menus: Menus
  private let interaction: UIContextMenuInteraction

  init() {
    let log = log
    menus = Menus(log)
    menus.configuration = UIContextMenuConfiguration(
      identifier: "id" as NSString,
      actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in log.note("copy") }])
      })
    interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    window = Stage.show(view)
  }

  private var isOpen: Bool { window.subviews.count > 1 }

  @Test func `opens at a long press, not at a tap, and does what is chosen`() {
    device.tap(at: onView)
    #expect(!isOpen && log.lines == [])
    device.longPress(at: onView)
    #expect(isOpen && log.takeAll() == ["asked at 20 10", "opens id"])
    #expect(interaction.location(in: window) == onView)
    device.tap(at: CGPoint(x: 130, y: 132))
    #expect(!isOpen && log.lines == ["closes id", "copy"])
  }

  @Test func `closes at a touch beside it, or when the app says so`() {
    device.longPress(at: onView)
    device.tap(at: CGPoint(x: 10, y: 600))
    #expect(!isOpen && log.takeAll().last == "closes id")
    device.longPress(at: onView)
    interaction.dismissMenu()
    #expect(!isOpen && log.takeAll().last == "closes id")
    interaction.dismissMenu()
    #expect(log.lines == [])
  }

  @Test func `does not open where its delegate has none`() {
    menus.configuration = UIContextMenuConfiguration()
    device.longPress(at: onView)
    menus.configuration = nil
    device.longPress(at: onView)
    #expect(!isOpen && log.lines == ["asked at 20 10", "asked at 20 10"])
  }

  @Test func `is no longer there when its interaction is on another view`() {
    let other = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    window.rootViewController?.view.addSubview(other)
    other.addInteraction(interaction)
    #expect(interaction.view === other && view.interactions.isEmpty)
    device.longPress(at: onView)
    #expect(!isOpen && log.lines == [])
    device.longPress(at: CGPoint(x: 120, y: 310))
    #expect(isOpen)
  }

  @Test func `has an identifier of its own unless the app gives one`() {
    let (first, second) = (UIContextMenuConfiguration(), UIContextMenuConfiguration())
    #expect("\(first.identifier)" != "\(second.identifier)")
  }
}

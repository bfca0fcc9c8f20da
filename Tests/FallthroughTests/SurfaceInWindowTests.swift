import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A pass-through view in a window` {
  @Test func `lets touches on its own area through while its subviews take theirs`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let container = UIView(frame: root.view.bounds)
    root.view.addSubview(container)
    screen.addButton("button", Toast.frame, to: container)
    #expect(screen.tap(Toast.beside) == [])
    container.isPassThrough = true
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(screen.tap(Toast.inside) == ["button"])
    container.isPassThrough = false
    #expect(screen.tap(Toast.beside) == [])
  }

  @Test(arguments: [15, 17, 18, 26, 27])
  func `may be a cell, whose content view counts as the cell`(version: Int) {
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    for (cell, content) in [(row, row.contentView), (item, item.contentView)] as [(UIView, UIView)]
    {
      let root = UIViewController()
      let screen = Screen(SystemUnderTest(version), root: root)
      cell.frame = root.view.bounds
      root.view.addSubview(cell)
      cell.layoutIfNeeded()
      screen.addButton("button", Toast.frame, to: content)
      #expect(screen.tap(Toast.beside) == [])
      cell.isPassThrough = true
      #expect(screen.tap(Toast.beside) == ["app"])
      #expect(screen.tap(Toast.inside) == ["button"])
    }
  }

  @Test func `lets touches through to what is behind it in the window`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.addButton("button", Toast.frame, to: root.view)
    let (front, nested) = (UIView(frame: root.view.bounds), UIView(frame: root.view.bounds))
    root.view.addSubview(front)
    front.addSubview(nested)
    front.isPassThrough = true
    nested.isPassThrough = true
    #expect(screen.tap(Toast.inside) == ["button"])
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `may be a container around all SwiftUI content`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    let toast = host.addContent(Toast.frame, kind: .drawing)
    let container = UIView(frame: host.view.bounds)
    host.addForeignView(container)
    container.isPassThrough = true
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }

  @Test(arguments: SystemUnderTest.all)
  func `leaves drawn content on its area alone`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    let content = host.addContent(Toast.frame, kind: .drawing)
    let view = UIView(frame: Toast.frame)
    view.isPassThrough = true
    host.addForeignView(view)
    #expect(screen.tap(Toast.inside) == [])
    #expect(content.tapCount == 1)
  }

  @Test(arguments: SystemUnderTest.all, [PassThroughMode.automatic, .regions, .blockAll])
  func `gets the touches in a declared region when it is a hosting view`(
    system: SystemUnderTest, mode: PassThroughMode
  ) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    let host = SimulatedHostingController()
    root.addChild(host)
    root.view.addSubview(host.view)
    let toast = host.addContent(Toast.frame, kind: .clearTappable)
    host.view.isPassThrough = true
    screen.overlay.mode = mode
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    #expect(screen.tap(Toast.beside) == (mode == .blockAll ? [] : ["app"]))
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }

  @Test func `leaves the touches in a region of the window to what UIKit finds behind it`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIView(frame: root.view.bounds)
    root.view.addSubview(view)
    view.isPassThrough = true
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) === root.view)
    #expect(screen.overlay.hitTest(Toast.beside, with: nil) == nil)
  }
}

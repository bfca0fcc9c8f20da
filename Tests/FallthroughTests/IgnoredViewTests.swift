import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An ignored view` {
  @Test func `lets touches on its own area through while its subviews take theirs`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let container = UIView(frame: root.view.bounds)
    root.view.addSubview(container)
    screen.addButton("B", Toast.frame, to: container)
    #expect(screen.tap(Toast.beside) == [])
    screen.overlay.ignore(container)
    #expect(screen.tap(Toast.beside) == ["A"])
    #expect(screen.tap(Toast.inside) == ["B"])
    screen.overlay.stopIgnoring(container)
    #expect(screen.tap(Toast.beside) == [])
  }

  @Test func `lets touches through to what is behind it in the window`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.addButton("B", Toast.frame, to: root.view)
    let (front, nested) = (UIView(frame: root.view.bounds), UIView(frame: root.view.bounds))
    root.view.addSubview(front)
    front.addSubview(nested)
    screen.overlay.ignore(front)
    screen.overlay.ignore(nested)
    #expect(screen.tap(Toast.inside) == ["B"])
    #expect(screen.tap(Toast.beside) == ["A"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `may be a container around all SwiftUI content`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    let toast = host.addContent(Toast.frame, kind: .drawing)
    let container = UIView(frame: host.view.bounds)
    host.addForeignView(container)
    screen.overlay.ignore(container)
    #expect(screen.tap(Toast.beside) == ["A"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }

  @Test(arguments: SystemUnderTest.all, [true, false])
  func `makes a decoration on its area background`(system: SystemUnderTest, isInteractive: Bool) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    _ = host.addContent(Toast.frame, kind: .decoration)
    let marker = UIView(frame: Toast.frame)
    marker.isUserInteractionEnabled = isInteractive
    host.addForeignView(marker)
    screen.overlay.ignore(marker)
    #expect(screen.tap(Toast.inside) == ["A"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `makes drawn content on its area background, real controls not`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    let content = host.addContent(Toast.frame, kind: .drawing)
    let marker = UIView(frame: Toast.frame)
    marker.isUserInteractionEnabled = false
    host.addForeignView(marker)
    screen.overlay.ignore(marker)
    #expect(screen.tap(Toast.inside) == ["A"])
    #expect(content.tapCount == 0)
    let button = UIButton(frame: Toast.frame)
    screen.name(button, "B")
    host.addForeignView(button)
    #expect(screen.tap(Toast.inside) == ["B"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `may be a hosting view below a UIKit root`(system: SystemUnderTest) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    let host = SimulatedHostingController()
    root.addChild(host)
    root.view.addSubview(host.view)
    let toast = host.addContent(Toast.frame, kind: .drawing)
    #expect(screen.tap(Toast.beside) == [])
    screen.overlay.ignore(host.view)
    #expect(screen.tap(Toast.beside) == ["A"])
    _ = screen.tap(Toast.inside)
    #expect(toast.tapCount == 1)
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
    screen.overlay.ignore(host.view)
    screen.overlay.mode = mode
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    #expect(screen.tap(Toast.beside) == (mode == .blockAll ? [] : ["A"]))
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }

  @Test func `gets the touches in a declared region itself when it is a plain view`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIView(frame: root.view.bounds)
    root.view.addSubview(view)
    screen.overlay.ignore(view)
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) === view)
    #expect(screen.overlay.hitTest(Toast.beside, with: nil) == nil)
  }

  @Test func `is not kept alive`() {
    let screen = Screen(root: UIViewController())
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      screen.overlay.ignore(view)
    }
    #expect(gone == nil)
    #expect(screen.tap(Toast.beside) == ["A"])
  }
}

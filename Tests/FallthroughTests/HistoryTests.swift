import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The answer of a surface` {
  /// A view that asks something else before it answers.
  final class AskingView: UIView {
    var ask: (CGPoint, UIEvent?) -> Void = { _, _ in }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      ask(point, event)
      return nil
    }
  }

  @Test(arguments: SystemUnderTest.models)
  func `is the tree's of then, also with a fresh event for each ask`(system: SystemUnderTest) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    let button = UIButton(frame: Toast.frame)
    for index in 0..<40 {
      if index.isMultiple(of: 2) {
        button.removeFromSuperview()
      } else {
        root.view.addSubview(button)
      }
      let hit = screen.overlay.hitTest(Toast.inside, with: UIEvent())
      #expect(hit === (index.isMultiple(of: 2) ? nil : button), "ask \(index)")
    }
  }

  @Test(arguments: SystemUnderTest.models, [PassThroughMode.automatic, .blockAll])
  func `is no view of a window that a view in it asks`(
    system: SystemUnderTest, mode: PassThroughMode
  ) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    let (cover, host) = (PassThroughView(), SimulatedHostingController())
    cover.frame = screen.app.bounds
    host.view.frame = cover.bounds
    host.view.backgroundColor = .clear
    cover.addSubview(host.view)
    screen.app.rootViewController?.view.addSubview(cover)
    let peek = AskingView(frame: root.view.bounds)
    peek.ask = { [app = screen.app] in _ = app.hitTest($0, with: $1) }
    root.view.addSubview(peek)
    screen.overlay.mode = mode
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    for event in [nil, UIEvent()] {
      let hit = screen.overlay.hitTest(Toast.inside, with: event)
      #expect(hit === root.view)
      let beside = screen.overlay.hitTest(Toast.beside, with: event)
      #expect(beside === (mode == .blockAll ? root.view : nil))
    }
  }

  /// Asks about another point, and lets the touch through where nothing but itself is.
  final class DetourView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      _ = super.hitTest(Toast.inside, with: event)
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test(arguments: SystemUnderTest.all)
  func `at a point is not that of another point which was asked within`(system: SystemUnderTest) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    let (detour, inner) = (DetourView(frame: root.view.bounds), PassThroughView())
    let host = SimulatedHostingController()
    inner.frame = detour.bounds
    host.view.frame = detour.bounds
    host.view.backgroundColor = .clear
    let toast = host.addContent(Toast.frame, kind: .drawing)
    inner.addSubview(host.view)
    detour.addSubview(inner)
    root.view.addSubview(detour)
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }

  /// Asks all subviews, and answers with the first answer of them.
  final class CensusView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      subviews.map { $0.hitTest(convert(point, to: $0), with: event) }.compactMap(\.self).first
    }
  }

  @Test(arguments: SystemUnderTest.all, [false, true])
  func `counts whichever of the inner ones claimed`(system: SystemUnderTest, isRoot: Bool) {
    let root = UIViewController()
    if isRoot { root.view = CensusView() }
    let screen = Screen(system, root: root)
    let census = isRoot ? root.view : CensusView(frame: root.view.bounds)
    if let census, census !== root.view { root.view.addSubview(census) }
    var hosts: [SimulatedHostingController] = []
    for _ in 1...2 {
      let (surface, host) = (PassThroughView(), SimulatedHostingController())
      surface.frame = screen.overlay.bounds
      host.view.backgroundColor = .clear
      host.addContent(Toast.frame, kind: .drawing)
      surface.addSubview(host.view)
      census?.addSubview(surface)
      hosts.append(host)
    }
    let hit = screen.overlay.hitTest(Toast.inside, with: nil)
    #expect(hit?.isDescendant(of: hosts[0].view) ?? false)
    #expect(screen.overlay.hitTest(Toast.beside, with: nil) == nil)
  }

  @Test(arguments: SystemUnderTest.models, 1...12)
  func `takes two asks of a leaf, under surfaces of any kind`(system: SystemUnderTest, depth: Int) {
    final class Leaf: UIView {
      var asks = 0

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asks += 1
        return nil
      }
    }
    system.start()
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    let root = UIViewController()
    let screen = Screen(system, root: root)
    var (parent, hosts) = (root.view as UIView, [SimulatedHostingController]())
    for level in 0..<depth {
      let view: UIView
      switch level % 4 {
      case 0, 2:
        let host = SimulatedHostingController()
        host.view.backgroundColor = .clear
        host.view.isPassThrough = level % 4 == 2
        hosts.append(host)
        view = host.view
      case 1: view = PassThroughView()
      default:
        view = UIView()
        view.hitTestBehavior = HitTestBehavior(background: .fallsThrough, overflow: .reachable)
      }
      view.frame = frame
      if let host = hosts.last, host.view === parent {
        host.addForeignView(view)
      } else {
        parent.addSubview(view)
      }
      parent = view
    }
    let leaf = Leaf(frame: frame)
    parent.addSubview(leaf)
    for event in [nil, UIEvent()] {
      leaf.asks = 0
      #expect(screen.overlay.hitTest(Toast.beside, with: event) == nil)
      #expect(leaf.asks <= 2)
    }
  }

  @Test func `does not depend on when a view was added`() {
    for isAnimated in [false, true] {
      let root = UIViewController()
      let screen = Screen(root: root)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .overFullScreen
      root.present(sheet, animated: isAnimated)
      let bubble = screen.addButton("bubble", Toast.frame, to: screen.overlay)
      screen.device.clock.advance(by: 1)
      root.dismiss(animated: false)
      #expect(screen.tap(Toast.inside) == ["bubble"])
      bubble.removeFromSuperview()
      #expect(screen.tap(Toast.inside) == ["app"])
    }
  }
}

@MainActor @Suite(.simulatedDevice) struct `Views on the window itself` {
  @Test func `need a region where only regions count`() {
    let screen = Screen(root: UIViewController())
    screen.addButton("button", Toast.frame, to: screen.overlay)
    screen.overlay.mode = .regions
    #expect(screen.tap(Toast.inside) == ["app"])
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    #expect(screen.tap(Toast.inside) == ["button"])
  }

  @Test func `are left over if they show nothing and nobody can use them`() {
    final class Own: UIView {}
    let colored = UIView()
    colored.backgroundColor = .black
    let tappable = UIView()
    tappable.addGestureRecognizer(UITapGestureRecognizer())
    let holding = UIView()
    holding.addSubview(UIButton(frame: Toast.frame))
    let label = UILabel()
    label.text = "label"
    let labelled = UIView()
    labelled.addSubview(label)
    let hidden = UIView()
    hidden.addSubview(UIButton(frame: Toast.frame))
    hidden.subviews[0].isHidden = true
    let content: [(UIView, Bool)] = [
      (UIView(), false), (hidden, false), (UIStackView(), false), (colored, true),
      (tappable, true), (holding, true), (labelled, true), (Own(), true), (UIButton(), true),
    ]
    for (index, (view, isContent)) in content.enumerated() {
      let screen = Screen(root: UIViewController())
      view.frame = screen.overlay.bounds
      screen.overlay.addSubview(view)
      #expect((screen.overlay.hitTest(Toast.beside, with: nil) != nil) == isContent, "\(index)")
    }
  }

  @Test(arguments: [false, true])
  func `are left over with one dimming view of a presentation`(isCustom: Bool) {
    let screen = Screen(root: UIViewController())
    screen.device.behavior.leavesContainerAfterDismissal = true
    let sheet = UIViewController()
    sheet.modalPresentationStyle = isCustom ? .overFullScreen : .pageSheet
    screen.overlay.rootViewController?.present(sheet, animated: false)
    if isCustom, let container = sheet.presentationController?.containerView {
      let dimming = UIView(frame: container.bounds)
      dimming.backgroundColor = .black
      dimming.addGestureRecognizer(UITapGestureRecognizer())
      container.insertSubview(dimming, at: 0)
    }
    #expect(screen.overlay.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil)
    screen.overlay.rootViewController?.dismiss(animated: false)
    #expect(screen.tap(5, 5) == ["app"])
  }
}

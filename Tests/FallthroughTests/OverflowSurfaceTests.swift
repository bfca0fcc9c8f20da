import Fallthrough
import Testing
import UIKit

/// The systems on which views overflow surfaces here.
private let systems = [15, 17, 18, 26, 27].map { SystemUnderTest($0) }

@MainActor @Suite(.simulatedDevice) struct `A surface around views that overflow` {
  /// A container of the whole screen whose descendants are reachable outside of the views between.
  func card(_ background: HitTestBehavior.Background = .fallsThrough) -> UIView {
    let card = OverflowView()
    card.hitTestBehavior.background = background
    return card
  }

  /// Surfaces without size, by name.
  static let inner: [(String, @MainActor () -> UIView)] = [
    ("PassThroughView", { PassThroughView() }),
    ("plain view", { passingThrough(UIView()) }),
    ("two of them", { passingThrough(UIView()).adding(PassThroughView()) }),
    ("another overflow view", { passingThrough(OverflowView()) }),
    ("zero-size view around", { PassThroughView().adding(passingThrough(UIView())) }),
  ]

  private static func passingThrough(_ view: UIView) -> UIView {
    view.isPassThrough = true
    return view
  }

  private func innermost(_ view: UIView) -> UIView { view.subviews.first.map(innermost) ?? view }

  @Test(arguments: systems)
  func `is asked beyond its bounds, and its empty area goes on`(system: SystemUnderTest) {
    for (name, make) in Self.inner {
      system.start()
      let (card, surface) = (card(), make())
      card.addSubview(surface)
      let it = EmbeddedScreen(system, in: card, hosting: innermost(surface))
      #expect(it.taps == ["toast", "button", "screen"], "\(name)")
    }
  }

  @Test(arguments: systems)
  func `leaves its empty area to the overflow view behind it`(system: SystemUnderTest) {
    system.start()
    let (card, surface) = (card(.hit), PassThroughView())
    card.addSubview(surface)
    let it = EmbeddedScreen(system, in: card, hosting: surface)
    #expect(it.tap(Toast.inside) == "toast")
    #expect(it.screen.device.tap(at: Toast.beside).view === card)
  }

  @Test(arguments: systems)
  func `is asked inside its bounds for views outside of a view in it`(system: SystemUnderTest) {
    system.start()
    let (card, surface, inner) = (card(), PassThroughView(), PassThroughView())
    surface.frame = UIScreen.main.bounds
    card.addSubview(surface)
    surface.addSubview(inner)
    let it = EmbeddedScreen(system, in: card, hosting: inner)
    #expect(it.taps == ["toast", "button", "screen"])
  }

  @Test(arguments: systems) func `answers by its own override`(system: SystemUnderTest) {
    final class Shy: PassThroughView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) is UIButton ? nil : super.hitTest(point, with: event)
      }
    }
    let screen = UIView("screen", 0, 0, 80, 10)
    let shy = Shy("x", 0, 0, 10, 10).adding(
      UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 10)), UIView("view", 40, 0, 20, 10))
    screen.addSubview(OverflowView("overflow", 0, 0, 80, 10).adding(shy))
    #expect(drawTouchMap(of: screen, rows: 1) == "oooovvoo")
  }

  @Test(arguments: systems)
  func `sees nothing of an ask at another point`(system: SystemUnderTest) {
    final class Peeking: UIView {
      var peek: () -> Void = {}
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        peek()
        return nil
      }
    }
    let inner = PassThroughView("inner", 0, 0, 10, 10).adding(UIView("view", 20, 0, 20, 10))
    let peeking = Peeking(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
    let card = OverflowView("card", 0, 0, 80, 10).adding(inner, peeking)
    var seen: UIView?
    peeking.peek = { seen = inner.hitTest(CGPoint(x: 25, y: 5), with: nil) }
    #expect(card.hitTest(CGPoint(x: 60, y: 5), with: nil) === card)
    #expect(seen == nil)
    #expect(card.hitTest(CGPoint(x: 25, y: 5), with: nil) === inner.subviews[0])
  }

  @Test func `asks a surface in it again at another point`() {
    final class Mirror: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let other = CGPoint(x: bounds.width - point.x, y: point.y)
        _ = subviews.first?.hitTest(other, with: event)
        return subviews.first?.hitTest(point, with: event)
      }
    }
    let inner = PassThroughView("inner", 0, 0, 80, 10)
      .adding(UIView("left", 0, 0, 40, 10), UIView("right", 40, 0, 40, 10))
    inner.hitTestBehavior.overflow = .reachable
    let mirror = Mirror("mirror", 0, 0, 80, 10).adding(inner)
    let screen = UIView("screen", 0, 0, 80, 10).adding(
      PassThroughView("outer", 0, 0, 80, 10).adding(mirror))
    #expect(drawTouchMap(of: screen, rows: 1) == "llllrrrr")
  }

  @Test(arguments: systems, [HitTestBehavior.Background.hit, .fallsThrough])
  func `gives a drawing outside of its hosting view to that`(
    system: SystemUnderTest, background: HitTestBehavior.Background
  ) {
    system.start()
    let screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    let (card, host) = (card(background), SimulatedHostingController())
    card.frame = screen.app.bounds
    screen.app.rootViewController?.view.addSubview(card)
    card.addSubview(host.view)
    host.view.backgroundColor = .clear
    host.view.frame = CGRect(x: 20, y: 200, width: 100, height: 100)
    let toast = host.addContent(CGRect(x: 0, y: 150, width: 100, height: 50), kind: .drawing)
    let record = screen.device.tap(at: CGPoint(x: 70, y: 375))
    // From iOS 26 on there is no view to reach outside of the hosting view.
    guard system.version.majorVersion < 26 else { return }
    #expect(record.view === host.view)
    #expect(toast.tapCount == 1)
  }
}

@MainActor @Suite(.simulatedDevice) struct `An effect view with an area of its own` {
  /// An effect view or a plain one at (20, 0), 40 points wide, and where its subviews go.
  func view(isEffect: Bool) -> (view: UIView, content: UIView) {
    let frame = CGRect(x: 20, y: 0, width: 40, height: 40)
    let view = isEffect ? UIVisualEffectView(frame: frame) : UIView(frame: frame)
    return (view, (view as? UIVisualEffectView)?.contentView ?? view)
  }

  /// Draws the receivers: "b" for the button, "v" for the view and its content view.
  func map(_ screen: UIView, _ view: UIView, _ content: UIView) -> String {
    view.accessibilityIdentifier = "view"
    content.accessibilityIdentifier = "view"
    return drawTouchMap(of: screen)
  }

  @Test(arguments: systems, [false, true])
  func `lets a button that sticks out take its touches, as a plain view does`(
    system: SystemUnderTest, answersItself: Bool
  ) {
    for background in [HitTestBehavior.Background.hit, .fallsThrough] {
      let maps = [false, true].map { isEffect in
        system.start()
        SimulatedDevice.current.behavior.effectViewAnswersItself = answersItself
        let (view, content) = view(isEffect: isEffect)
        content.addSubview(UIView("button", 30, 10, 20, 20))
        let grown = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
        view.hitTestBehavior = HitTestBehavior(background: background, hitArea: .padded(grown))
        return map(UIView("screen", 0, 0, 80, 40).adding(view), view, content)
      }
      let filled = background == .hit ? "v" : "s"
      let expected = """
        ssvvvvvs
        ssvvvbbs
        ssvvvbbs
        ssvvvvvs
        """.replacingOccurrences(of: "v", with: filled)
      #expect(maps == [expected, expected])
    }
  }

  @Test(arguments: systems, [false, true])
  func `takes nothing outside of its shape, where a view around it lets children overflow`(
    system: SystemUnderTest, answersItself: Bool
  ) {
    let behaviors: [HitTestBehavior] = [
      HitTestBehavior(hitArea: .shape(.rect(CGRect(x: 10, y: 0, width: 20, height: 40)))),
      HitTestBehavior(
        hitArea: .shape(.rect(CGRect(x: 10, y: 0, width: 20, height: 40))), overflow: .reachable),
    ]
    for behavior in behaviors {
      let maps = [false, true].map { isEffect in
        system.start()
        SimulatedDevice.current.behavior.effectViewAnswersItself = answersItself
        let (view, content) = view(isEffect: isEffect)
        content.addSubview(UIView("button", 0, 10, 20, 20))
        view.hitTestBehavior = behavior
        let overflow = OverflowView("overflow", 0, 0, 80, 40).adding(view)
        return map(UIView("screen", 0, 0, 80, 40).adding(overflow), view, content)
      }
      let expected = """
        ooovvooo
        oobbvooo
        oobbvooo
        ooovvooo
        """
      #expect(maps == [expected, expected])
    }
  }
}

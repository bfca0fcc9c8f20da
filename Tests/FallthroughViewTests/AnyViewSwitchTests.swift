import Fallthrough
import Testing
import UIKit

@MainActor @Suite struct `The hit-test behaviour of any view` {
  @Test func `is standard until it is set`() {
    #expect(UIView().hitTestBehavior == .standard)
    #expect(!UIView().isPassThrough)
  }

  @Test func `makes one instance pass-through and no other`() {
    let (one, other) = (UIView("one", 0, 0, 40, 40), UIView("other", 40, 0, 40, 40))
    let screen = UIView("screen", 0, 0, 80, 40).adding(one, other)
    one.isPassThrough = true
    #expect(drawTouchMap(of: screen, rows: 1) == "ssssoooo")
    one.isPassThrough = false
    #expect(drawTouchMap(of: screen, rows: 1) == "oooooooo")
  }

  @Test func `keeps the class of the view`() {
    let view = AnsweringView()
    view.isPassThrough = true
    #expect(type(of: view) == AnsweringView.self)
  }

  @Test func `counts also where the class overrides the hit test`() {
    let view = AnsweringView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let screen = UIView("screen", 0, 0, 80, 40).adding(view)
    view.answer = { view, _ in view }
    #expect(screen.hitTest(.zero, with: nil) === view)
    view.isPassThrough = true
    #expect(screen.hitTest(.zero, with: nil) === screen)
    #expect(view.asks == 2)
    view.hitTestBehavior = .standard
    #expect(screen.hitTest(.zero, with: nil) === view)
  }

  @Test func `combines its three switches`() {
    let view = UIView("view", 30, 10, 20, 20).adding(UIView("far", 30, 0, 20, 10))
    let screen = UIView("screen", 0, 0, 80, 40).adding(view)
    let maps = [
      HitTestBehavior.standard, HitTestBehavior(background: .fallsThrough),
      HitTestBehavior(overflow: .reachable),
      HitTestBehavior(background: .fallsThrough, overflow: .reachable),
      HitTestBehavior(
        hitArea: .padded(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)),
        overflow: .reachable),
    ].map { behavior in
      view.hitTestBehavior = behavior
      return drawTouchMap(of: screen, rows: 2).split(separator: "\n")[1]
    }
    #expect(maps == ["sssvvsss", "ssssssss", "sssvvsff", "ssssssff", "ssvvvsff"])
  }

  @Test func `survives any number of changes`() {
    let view = UIView("view", 0, 0, 80, 40)
    for round in 0..<20 {
      view.isPassThrough = round.isMultiple(of: 2)
      #expect((view.hitTest(.zero, with: nil) == nil) == round.isMultiple(of: 2))
    }
    view.hitTestBehavior = .standard
    #expect(view.hitTest(.zero, with: nil) === view)
  }
}

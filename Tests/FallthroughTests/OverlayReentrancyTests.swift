import Fallthrough
import Testing
import UIKit

/// A call of a presenter from a place in its own change.
@MainActor @Suite(.simulatedDevice) struct `A call of a presenter from within its change` {
  let device = SimulatedDevice.current
  let scene = SimulatedDevice.current.scenes[0]
  let first = HookedController()
  let second = HookedController()
  let presenter = OverlayPresenter(scene: SimulatedDevice.current.scenes[0])

  /// Where the app is called while a controller arrives; the first five are its moments.
  enum Place: CaseIterable {
    case load, moveIn, appear, appeared, layOut, configure, transition, completion
  }

  /// What the presenter is asked for there.
  enum Wish: CaseIterable { case hide, fade, other, otherFading, same, sameAgain }

  func wanted(by wish: Wish) -> HookedController? {
    switch wish {
    case .hide, .fade: nil
    case .other, .otherFading: second
    case .same, .sameAgain: first
    }
  }

  /// Shows the first controller, asks for something once at a place, and returns what was said.
  func show(asking wish: Wish, at place: Place) -> [String] {
    var said: [String] = []
    var isAsked = false
    func note(_ name: String) -> (Bool) -> Void { { said.append("\(name) \($0)") } }
    presenter.onDismiss = { [first] controller, _ in
      said.append(controller === first ? "first gone" : "second gone")
    }
    let ask = { [self] in
      guard !isAsked else { return }
      isAsked = true
      switch wish {
      case .hide, .sameAgain: presenter.hide(completion: note("hidden"))
      case .fade: presenter.hide(transition: .fade(), completion: note("hidden"))
      case .other: presenter.show(second, completion: note("second"))
      case .otherFading: presenter.show(second, transition: .fade(), completion: note("second"))
      case .same: break
      }
      if wish == .same || wish == .sameAgain { presenter.show(first, completion: note("again")) }
      #expect(presenter.controller === wanted(by: wish))
    }
    first.on = { if "\($0)" == "\(place)" { ask() } }
    presenter.configureWindow = { _ in if place == .configure { ask() } }
    let transition = OverlayTransition { [device] _, isOver in
      if place == .transition { ask() }
      device.clock.schedule(after: 0.25, isOver)
    }
    presenter.show(first, transition: transition) {
      said.append("first \($0)")
      if place == .completion { ask() }
    }
    device.clock.advance(by: 6)
    #expect(isAsked)
    return said
  }

  @Test(arguments: SystemUnderTest.ofNote, Place.allCases)
  func `is carried out when that is done, and is told in order`(
    system: SystemUnderTest, place: Place
  ) {
    system.begin()
    for wish in Wish.allCases {
      let arrived = place == .completion
      let said = show(asking: wish, at: place)
      let expected =
        switch wish {
        case .hide, .fade: ["first \(arrived)", "first gone", "hidden true"]
        case .other: ["first \(arrived)", "first gone", "second true"]
        case .otherFading: ["first \(arrived)"]
        case .same: ["first true", "again true"]
        case .sameAgain: ["first \(arrived)", "first gone", "hidden true", "again true"]
        }
      if wish == .otherFading {
        // The first one leaves while the second arrives, if it has appeared.
        #expect(said.first == expected[0])
        #expect(Set(said.dropFirst()) == ["first gone", "second true"])
      } else {
        #expect(said == expected, "\(wish)")
      }
      let shown = wanted(by: wish)
      #expect(presenter.controller === shown && !presenter.isLeaving)
      #expect(scene.windows == [presenter.window].compactMap { $0 })
      #expect(device.tap(at: Toast.inside).view?.superview === shown?.view)
      for controller in [first, second] { controller.on = nil }
      presenter.configureWindow = nil
      presenter.onDismiss = nil
      presenter.hide()
      for controller in [first, second] { controller.view = nil }
    }
  }
}

import Testing
import UIKit

@testable import Library

/// Coach marks of Instructions on two buttons of an app.
@MainActor @Suite(.simulatedDevice) struct `Public coach marks` {
  let device = SimulatedDevice.current
  let root = UIViewController()
  let window: UIWindow
  let buttons = [
    UIButton(frame: CGRect(x: 40, y: 120, width: 100, height: 50)),
    UIButton(frame: CGRect(x: 240, y: 600, width: 100, height: 50)),
  ]
  let guide: Guide
  let marks = CoachMarksController()

  @MainActor final class Guide: CoachMarksControllerDataSource, CoachMarksControllerDelegate {
    let buttons: [UIButton]
    var hasHoles = false
    var presses = 0
    var transcript: [String] = []

    init(_ buttons: [UIButton]) { self.buttons = buttons }

    func numberOfCoachMarks(for marks: CoachMarksController) -> Int { buttons.count }

    func coachMarksController(_ marks: CoachMarksController, coachMarkAt index: Int) -> CoachMark {
      var mark = marks.helper.makeCoachMark(for: buttons[index])
      mark.isUserInteractionEnabledInsideCutoutPath = hasHoles
      return mark
    }

    func coachMarksController(
      _ marks: CoachMarksController, coachMarkViewsAt index: Int, madeFrom coachMark: CoachMark
    ) -> (bodyView: UIView & CoachMarkBodyView, arrowView: (UIView & CoachMarkArrowView)?) {
      let views = marks.helper.makeDefaultCoachViews(
        arrowOrientation: coachMark.arrowOrientation, hintText: "Press here", nextText: "Next")
      return (views.bodyView, views.arrowView)
    }

    func coachMarksController(
      _ marks: CoachMarksController, didShow coachMark: CoachMark,
      afterChanging change: ConfigurationChange, at index: Int
    ) {
      transcript.append("shown \(index)")
    }

    func coachMarksController(
      _ marks: CoachMarksController, didEndShowingBySkipping skipped: Bool
    ) {
      transcript.append(skipped ? "skipped" : "over")
    }
  }

  init() {
    window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.rootViewController = root
    window.makeKeyAndVisible()
    guide = Guide(buttons)
    for button in buttons {
      button.addAction(UIAction { [guide] _ in guide.presses += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
    }
    marks.dataSource = guide
    marks.delegate = guide
  }

  private func start() {
    marks.start(in: .window(over: root))
    device.clock.advance(by: 2)
  }

  private func tap(_ view: UIView) {
    device.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    device.clock.advance(by: 2)
  }

  @Test func `lead on by taps, and the app behind is alive after the last`() throws {
    marks.overlay.isUserInteractionEnabled = true
    start()
    #expect(guide.transcript == ["shown 0"])
    // The overlay takes the tap, over the button as well, and goes on.
    tap(buttons[0])
    #expect(guide.presses == 0)
    #expect(guide.transcript == ["shown 0", "shown 1"])
    // The mark itself goes on, too.
    let overlay = try #require(device.window(at: CGPoint(x: 20, y: 400)))
    #expect(overlay !== window)
    tap(try #require(overlay.descendants.first { $0 is CoachMarkBodyDefaultView }))
    #expect(guide.transcript == ["shown 0", "shown 1", "over"])
    tap(buttons[0])
    #expect(guide.presses == 1)
  }

  @Test func `let a button be pressed through their hole, and nothing beside it`() {
    guide.hasHoles = true
    start()
    tap(buttons[1])
    #expect(guide.presses == 0)
    tap(buttons[0])
    #expect(guide.presses == 1)
    #expect(guide.transcript == ["shown 0"])
  }

  @Test func `are skipped by their button`() {
    let skip = CoachMarkSkipDefaultView()
    skip.setTitle("Skip", for: .normal)
    marks.skipView = skip
    start()
    tap(skip)
    #expect(guide.transcript == ["shown 0", "skipped"])
    tap(buttons[1])
    #expect(guide.presses == 1)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}

extension SimulatedDevice {
  /// The window that a touch at a point of the screen goes to.
  fileprivate func window(at point: CGPoint) -> UIWindow? {
    let touch = touchDown(at: point)
    defer { touch.cancel() }
    return touch.record.window
  }
}

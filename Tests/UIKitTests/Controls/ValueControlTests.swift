import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A control with a value` {
  let log = Log()

  /// Shows a control at (100, 100) that logs its events.
  func show(_ control: UIControl, size: CGSize? = nil) {
    control.frame.origin = CGPoint(x: 100, y: 100)
    if let size { control.bounds.size = size }
    control.frame.origin = CGPoint(x: 100, y: 100)
    let names: [(UIControl.Event, String)] = [
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"), (.touchUpInside, "up"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
    Stage.show(control)
  }

  func tap(_ x: CGFloat) { device.tap(at: CGPoint(x: x, y: 110)) }

  @Test func `that is a switch turns with a tap, and tells so`() {
    let toggle = UISwitch()
    show(toggle)
    tap(120)
    #expect(toggle.isOn)
    #expect(log.takeAll() == ["value", "primary", "up"])
    tap(120)
    #expect(!toggle.isOn)
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
    #expect(log.takeAll() == ["value", "primary", "up"])
  }

  @Test func `that is a switch goes to the side its knob is dragged to, or nowhere`() {
    let toggle = UISwitch()
    show(toggle)
    for (end, expected) in [(CGFloat(145), true), (105, false), (400, false)] {
      let finger = device.touchDown(at: CGPoint(x: 120, y: 110))
      finger.move(end, 110)
      finger.lift()
      #expect(toggle.isOn == expected)
    }
    toggle.isEnabled = false
    tap(120)
    #expect(!toggle.isOn)
  }

  @Test func `that is a slider follows a finger on its knob, within its limits`() {
    let slider = UISlider()
    show(slider, size: CGSize(width: 231, height: 31))
    (slider.minimumValue, slider.maximumValue) = (-1, 1)
    slider.value = 5
    #expect(slider.value == 1)
    slider.value = -1
    let finger = device.touchDown(at: CGPoint(x: 110, y: 115))
    finger.move(210, 115)
    #expect(abs(slider.value) < 1e-3)
    finger.move(900, 115)
    #expect(slider.value == 1)
    finger.move(901, 115)
    finger.lift()
    #expect(log.lines == ["value", "primary", "value", "primary"])
  }

  @Test func `that is a slider does not jump to a finger on its track`() {
    let slider = UISlider()
    show(slider, size: CGSize(width: 231, height: 31))
    tap(300)
    #expect(slider.value == 0)
    #expect(log.lines.isEmpty)
  }

  @Test func `that is a stepper goes down on the left and up on the right, within its limits`() {
    let stepper = UIStepper()
    show(stepper)
    (stepper.maximumValue, stepper.stepValue) = (3, 2)
    for (x, expected) in [(CGFloat(180), 2.0), (180, 3), (180, 3), (110, 1), (110, 0), (110, 0)] {
      tap(x)
      #expect(stepper.value == expected)
    }
    #expect(log.takeAll().filter { $0 == "value" }.count == 4)
  }

  @Test func `that has segments chooses the one the finger is lifted over`() {
    let control = UISegmentedControl(items: ["one", "two", "three"])
    show(control, size: CGSize(width: 90, height: 30))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    tap(140)
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.takeAll() == ["value", "primary"])
    tap(140)
    #expect(log.takeAll() == [])
    let finger = device.touchDown(at: CGPoint(x: 110, y: 110))
    finger.move(170, 110)
    finger.lift()
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "three")
  }

  @Test func `that has pages goes one on or back`() {
    let control = UIPageControl()
    show(control, size: CGSize(width: 100, height: 30))
    control.numberOfPages = 3
    for (x, expected) in [(CGFloat(190), 1), (190, 2), (190, 2), (110, 1)] {
      tap(x)
      #expect(control.currentPage == expected)
    }
    #expect(log.lines.filter { $0 == "value" }.count == 3)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
  }

  @Test func `FS-119 lists what was added to it`() {
    final class Target: NSObject, ActionPerforming {
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? { { _, _ in } }
    }
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: "down:", for: .touchDown)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    #expect(control.allTargets == [target])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["down:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    var kinds: [String] = []
    control.enumerateEventHandlers { action, pair, _, stop in
      kinds.append(action != nil ? "action" : "\(pair?.1 as Any)")
      stop = kinds.count == 1
    }
    #expect(kinds.count == 1)
  }
}

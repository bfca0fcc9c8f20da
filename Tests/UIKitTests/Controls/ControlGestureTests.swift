import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A control under a gesture recognizer` {
  let stage = GestureStage()

  /// A control that nobody knows anything about.
  final class CustomControl: UIControl {}

  enum Kind: String, CaseIterable { case button, toggle, stepper, segments, pages, custom }

  func control(_ kind: Kind) -> UIControl {
    let control: UIControl
    switch kind {
    case .button: control = UIButton()
    case .toggle: control = UISwitch()
    case .stepper: control = UIStepper()
    case .segments: control = UISegmentedControl(items: ["a", "b"])
    case .pages:
      control = UIPageControl()
      (control as? UIPageControl)?.numberOfPages = 3
    case .custom: control = CustomControl()
    }
    control.frame.origin = CGPoint(x: 100, y: 100)
    if control.bounds.width == 0 { control.bounds.size = CGSize(width: 50, height: 30) }
    control.addAction(
      UIAction { [log = stage.log] _ in log.note("control up") }, for: .touchUpInside)
    control.addAction(
      UIAction { [log = stage.log] _ in log.note("control cancel") }, for: .touchCancel)
    stage.view.addSubview(control)
    return control
  }

  func tap(_ control: UIControl) -> [String] {
    let frame = control.convert(control.bounds, to: nil)
    stage.tap(frame.maxX - 5, frame.midY)
    stage.wait(1)
    return stage.log.takeAll()
  }

  @Test(arguments: Kind.allCases)
  func `FS-120 gets a tap before its superview, if it is one of the system's`(_ kind: Kind) {
    _ = stage.add(UITapGestureRecognizer(), "tap")
    var expected = kind == .custom ? ["tap ended", "control cancel"] : ["control up"]
    // Of a touch it tells nothing but the new segment.
    if kind == .segments { expected = [] }
    #expect(tap(control(kind)) == expected)
  }

  @Test(arguments: Kind.allCases)
  func `FS-120 loses a tap to a recognizer of its own`(_ kind: Kind) {
    let control = control(kind)
    _ = stage.add(UITapGestureRecognizer(), "tap", to: control)
    #expect(tap(control) == ["tap ended"] + (kind == .segments ? [] : ["control cancel"]))
  }

  @Test(arguments: [Kind.button, .custom])
  func `FS-120 loses a drag, a long press and a tap of two fingers to its superview`(_ kind: Kind) {
    let control = control(kind)
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let finger = stage.touchDown(110, 110)
    finger.move(130, 110)
    finger.lift()
    #expect(stage.log.takeAll() == ["pan began", "control cancel", "pan ended"])
    pan.isEnabled = false
    _ = stage.add(UILongPressGestureRecognizer(), "press")
    let second = stage.touchDown(110, 110)
    stage.wait(0.6)
    second.lift()
    #expect(stage.log.takeAll() == ["press began", "control cancel", "press ended"])
    stage.add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
    stage.device.touchDown(at: [CGPoint(x: 110, y: 110), CGPoint(x: 120, y: 110)])
      .forEach { $0.lift() }
    #expect(stage.log.lines == ["tap ended", "control cancel"])
    #expect(control.window === stage.window)
  }

  @Test func `FS-120 loses a double tap to its superview`() {
    let button = control(.button)
    stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    stage.device.tap(at: CGPoint(x: 110, y: 110), count: 2)
    #expect(stage.log.lines == ["double ended", "control cancel"])
    #expect(!button.isTracking)
  }

  @Test func `FS-213 loses a tap to its superview if it is no control of the system's`() {
    _ = stage.add(UITapGestureRecognizer(), "tap")
    #expect(tap(control(.custom)) == ["tap ended", "control cancel"])
    #expect(tap(control(.button)) == ["control up"])
  }

  @Test func `FS-120 shares a tap with a recognizer that cancels nothing`() {
    let button = control(.button)
    stage.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    #expect(tap(button) == ["tap ended", "control up"])
  }

  @Test func `FS-214 is not asked about a recognizer that cancels nothing`() {
    let button = control(.button)
    stage.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    #expect(tap(button) == ["tap ended", "control up"])
  }

  @Test(arguments: [CGPoint(x: 62, y: 160), CGPoint(x: 70, y: 70)])
  func `FS-120 leaves a drag across the track of a slider to its superview`(_ end: CGPoint) {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
    stage.view.addSubview(slider)
    _ = stage.add(UIPanGestureRecognizer(), "pan")
    let onKnob = stage.touchDown(60, 117)
    onKnob.move(end.x, end.y)
    onKnob.lift()
    #expect(stage.log.lines == ["pan began", "pan ended"])
    #expect(slider.value == 0)
  }

  @Test func `FS-120 leaves a tap to its superview while it is disabled (a choice)`() {
    let button = control(.button)
    _ = stage.add(UITapGestureRecognizer(), "tap")
    button.isEnabled = false
    #expect(tap(button) == ["tap ended"])
  }

  @Test func `FS-120 keeps the drag of a slider's knob, and no other drag`() {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
    stage.view.addSubview(slider)
    _ = stage.add(UIPanGestureRecognizer(), "pan")
    _ = stage.add(UISwipeGestureRecognizer(), "swipe")
    let onKnob = stage.touchDown(60, 117)
    onKnob.move(150, 117)
    onKnob.lift()
    #expect(stage.log.takeAll().isEmpty)
    #expect(slider.value > 0.4)
    slider.value = 0
    let onTrack = stage.touchDown(180, 117)
    onTrack.move(200, 117)
    onTrack.lift()
    #expect(stage.log.lines == ["pan began", "pan ended"])
    #expect(slider.value == 0)
  }

  @Test func `FS-120 keeps the drag of a switch's knob`() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stage.view.addSubview(toggle)
    _ = stage.add(UIPanGestureRecognizer(), "pan")
    let finger = stage.touchDown(105, 110)
    finger.move(145, 110)
    finger.lift()
    #expect(toggle.isOn)
    #expect(stage.log.lines.isEmpty)
  }
}

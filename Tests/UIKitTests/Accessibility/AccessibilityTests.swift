import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What assistive apps see of a screen` {
  /// A window in the screen at (20, 30).
  func show(_ views: UIView...) -> UIWindow {
    let window = UIWindow(windowScene: device.scenes[0])
    window.frame = CGRect(x: 20, y: 30, width: 300, height: 600)
    views.forEach(window.addSubview)
    window.isHidden = false
    return window
  }

  /// A button with a name.
  func button(_ name: String, _ y: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 40))
    button.accessibilityLabel = name
    return button
  }

  var labels: [String?] { device.accessibilityElements.map(\.accessibilityLabel) }

  @Test func `FS-160 A frame is in the screen's space, from the bounds unless it was set`() {
    let one = button("one", 10)
    let window = show(one)
    #expect(one.accessibilityFrame == CGRect(x: 20, y: 40, width: 100, height: 40))
    one.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(one.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let part = UIAccessibilityElement(accessibilityContainer: window)
    part.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(part.accessibilityFrame == CGRect(x: 25, y: 35, width: 10, height: 10))
  }

  @Test func `FS-161 An activation point is the middle of the frame unless it was set`() {
    let one = button("one", 10)
    let window = show(one)
    #expect(one.accessibilityActivationPoint == CGPoint(x: 70, y: 60))
    one.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(one.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
    one.accessibilityActivationPoint = CGPoint(x: 9, y: 9)
    #expect(one.accessibilityActivationPoint == CGPoint(x: 9, y: 9))
    #expect(window.accessibilityFrame == window.frame)
  }

  final class SelfActing: UIButton {
    var activations = 0
    override func accessibilityActivate() -> Bool {
      activations += 1
      return true
    }
  }

  @Test func `FS-162 Activation is the element's own, or a tap that a window in front may take`() {
    let (one, own) = (button("one", 0), SelfActing(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    var taps = 0
    one.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let window = show(one)
    #expect(device.activate(one)?.passes.last?.window === window)
    #expect(taps == 1)
    let front = show(own)
    #expect(device.activate(one)?.passes.last?.window === front)
    #expect(taps == 1)
    #expect(device.activate(own) == nil)
    #expect(own.activations == 1)
  }

  @Test func `FS-163 Hidden elements and what is beside the last modal sibling are passed over`() {
    let boxes = (0..<3).map { index in
      let box = UIView(frame: CGRect(x: 0, y: 50 * index, width: 200, height: 50))
      box.addSubview(button("\(index)", 0))
      return box
    }
    let window = show(boxes[0], boxes[1], boxes[2])
    #expect(labels == ["0", "1", "2"])
    boxes[1].accessibilityElementsHidden = true
    #expect(labels == ["0", "2"])
    boxes[1].accessibilityElementsHidden = false
    boxes[0].accessibilityViewIsModal = true
    boxes[1].accessibilityViewIsModal = true
    #expect(labels == ["1"])
    boxes[1].isHidden = true
    #expect(labels == ["0"])
    #expect(window.accessibilityElements == nil)
  }

  @Test func `FS-225 A modal window hides the others of its scene, and those of no other`() {
    let other = UIWindow(windowScene: device.connectScene())
    other.isHidden = false
    other.addSubview(button("other scene", 0))
    let (app, modal) = (show(button("app", 0)), show(button("modal", 0)))
    #expect(labels == ["other scene", "app", "modal"])
    modal.accessibilityViewIsModal = true
    #expect(labels == ["other scene", "modal"])
    modal.isHidden = true
    #expect(labels == ["other scene", "app"] && !app.isHidden)
  }

  @Test func `FS-164 Hidden, clear and empty views are no elements, disabled ones are`() {
    let buttons = (0..<4).map { button("\($0)", 50 * CGFloat($0)) }
    let window = show(buttons[0], buttons[1], buttons[2], buttons[3])
    buttons[0].isHidden = true
    buttons[1].alpha = 0
    buttons[2].bounds.size = .zero
    buttons[3].isUserInteractionEnabled = false
    #expect(labels == ["3"])
    #expect(window.subviews.count == 4)
  }

  @Test func `FS-165 Controls and labels are elements, plain views and parts of elements are not`()
  {
    let (label, view) = (UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
    view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    let control = button("control", 0)
    control.addSubview(UILabel(frame: control.bounds))
    view.addSubview(control)
    let window = show(label, view)
    #expect(device.accessibilityElements == [label, control])
    view.isAccessibilityElement = true
    #expect(device.accessibilityElements == [label, view])
    view.isAccessibilityElement = false
    let part = UIAccessibilityElement(accessibilityContainer: view)
    part.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.accessibilityElements = [part]
    #expect(device.accessibilityElements == [label, part])
    #expect(window.isAccessibilityElement == false)
  }

  @Test func `FS-166 A finger that explores finds the frontmost element, in screen points`() {
    let (one, two) = (button("one", 0), button("two", 20))
    let window = show(one, two)
    let found = { (y: CGFloat) in
      (device.accessibilityElement(at: CGPoint(x: 30, y: y)) as? UIView)?.accessibilityLabel
    }
    #expect([29, 31, 55, 89, 91].map(found) == [nil, "one", "two", "two", nil])
    two.accessibilityElementsHidden = true
    #expect(found(55) == "two")
    two.isHidden = true
    #expect(found(55) == "one")
    #expect(window.accessibilityHitTest(CGPoint(x: 30, y: 31), event: nil) as? UIView === one)
  }
}

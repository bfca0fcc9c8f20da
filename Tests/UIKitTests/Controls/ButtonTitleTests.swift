import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The title label of a button` {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  @Test func `stands in the button and follows its titles`() throws {
    #expect(button.subviews.isEmpty)
    button.setTitle("Save", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(label.superview === button)
    #expect(label.text == "Save")
    button.setTitle("Saved", for: .selected)
    button.setTitle("Not now", for: .disabled)
    button.isSelected = true
    #expect(label.text == "Saved")
    button.isSelected = false
    button.isEnabled = false
    #expect(label.text == "Not now")
    button.layoutIfNeeded()
    #expect(label.frame.midX == 50.0 && label.frame.midY == 22.0)
    button.configuration = .filled()
    button.configuration?.title = "Send"
    #expect(label.text == "Send")
  }

  @Test func `FS-384 stands where the alignment has it`() throws {
    button.frame.size = CGSize(width: 200, height: 100)
    button.setTitle("Save", for: .normal)
    let label = try #require(button.titleLabel)
    let size = label.intrinsicContentSize
    func place(
      _ horizontal: UIControl.ContentHorizontalAlignment,
      _ vertical: UIControl.ContentVerticalAlignment
    ) -> CGRect {
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      button.layoutIfNeeded()
      return label.frame
    }
    #expect(place(.left, .top) == CGRect(origin: .zero, size: size))
    #expect(
      place(.trailing, .bottom)
        == CGRect(origin: CGPoint(x: 200 - size.width, y: 100 - size.height), size: size))
    #expect(place(.fill, .fill) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(place(.center, .center).midX == 100.0)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.effectiveContentHorizontalAlignment == .center)
    #expect(place(.leading, .center).maxX == 200.0)
    #expect(button.effectiveContentHorizontalAlignment == .right)
  }

  @Test func `stands beside the picture, as far from the middle as that is wide`() throws {
    button.frame.size = CGSize(width: 200, height: 100)
    button.setTitle("Save", for: .normal)
    let bare = button.intrinsicContentSize.width
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.intrinsicContentSize.width == bare + 20)
    let label = try #require(button.titleLabel)
    let picture = try #require(button.imageView)
    let text = label.intrinsicContentSize
    func places(_ alignment: UIControl.ContentHorizontalAlignment) -> [CGRect] {
      button.contentHorizontalAlignment = alignment
      button.layoutIfNeeded()
      return [picture.frame, label.frame]
    }
    let y = 50 - text.height / 2
    #expect(
      places(.center) == [
        CGRect(x: 90 - text.width / 2, y: 40, width: 20, height: 20),
        CGRect(x: 110 - text.width / 2, y: y, width: text.width, height: text.height),
      ])
    #expect(
      places(.left) == [
        CGRect(x: 0, y: 40, width: 20, height: 20),
        CGRect(x: 20, y: y, width: text.width, height: text.height),
      ])
    #expect(
      places(.right) == [
        CGRect(x: 180 - text.width, y: 40, width: 20, height: 20),
        CGRect(x: 200 - text.width, y: y, width: text.width, height: text.height),
      ])
    #expect(
      places(.fill) == [
        CGRect(x: 0, y: 40, width: 20, height: 20),
        CGRect(x: 20, y: y, width: 180, height: text.height),
      ])
  }

  @Test func `leaves touches to the button, and makes it larger`() {
    button.setTitle("Save", for: .normal)
    button.layoutIfNeeded()
    #expect(button.hitTest(CGPoint(x: 50, y: 22), with: nil) === button)
    let width = button.intrinsicContentSize.width
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.width > width)
  }
}

@MainActor @Suite(.simulatedDevice) struct `The size of a control` {
  @Test func `is known to constraints`() {
    let none = UIView.noIntrinsicMetric
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 31))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
    slider.sizeToFit()
    #expect(slider.bounds.size == CGSize(width: 200, height: 31))
    #expect(
      UIActivityIndicatorView(style: .large).frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(
      UIActivityIndicatorView(style: .medium).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 301, height: 300))
    let onOff = UISwitch()
    onOff.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(onOff)
    onOff.centerXAnchor.constraint(equalTo: host.centerXAnchor).isActive = true
    onOff.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    host.layoutIfNeeded()
    #expect(onOff.frame == CGRect(x: 125, y: 0, width: 51, height: 31))
  }
}

@MainActor @Suite(.simulatedDevice) struct `What a finger starts` {
  @Test func `is a new segment and no other event of a segmented control`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    Stage.show(control)
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("touch") }, for: .allTouchEvents)
    control.addAction(UIAction { _ in events.append("value") }, for: .valueChanged)
    device.tap(at: CGPoint(x: 150, y: 15))
    #expect(events == ["value"])
    device.tap(at: CGPoint(x: 150, y: 15))
    #expect(events == ["value"])
    control.sendActions(for: .touchUpInside)
    #expect(events == ["value", "touch"])
  }

  @Test func `FS-084 is no series of taps if it drags`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    Stage.show(view)
    let start = CGPoint(x: 100, y: 100)
    for way in [[CGPoint(x: 120, y: 100)], [CGPoint(x: 160, y: 100), start]] {
      let finger = device.touchDown(at: start)
      way.forEach(finger.move)
      finger.lift()
      #expect(device.touchDown(at: start).touch.tapCount == 1)
      device.clock.advance(by: 2)
    }
  }

  @Test(arguments: [false, true])
  func `FS-093 is the editing of a text under a recognizer that hides the keyboard`(isLong: Bool) {
    let root = UIViewController()
    Stage.show(root: root)
    let text: UIView = isLong ? UITextView() : UITextField()
    text.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    root.view.addSubview(text)
    let hiding = UITapGestureRecognizer()
    var hides = 0
    let target = Counter { hides += 1 }
    hiding.addTarget(target, action: Selector("tap"))
    root.view.addGestureRecognizer(hiding)
    device.tap(at: CGPoint(x: 50, y: 40))
    #expect(text.isFirstResponder)
    #expect(hides == 0)
    device.tap(at: CGPoint(x: 50, y: 300))
    #expect(hides == 1)
  }

  @Test func `FS-093 is nothing in a text that takes none`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    Stage.show(field)
    field.isEnabled = false
    device.tap(at: CGPoint(x: 50, y: 20))
    #expect(!field.isFirstResponder)
  }
}

@MainActor private final class Counter: ActionPerforming {
  let count: () -> Void
  init(_ count: @escaping () -> Void) { self.count = count }
  func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? { { [count] _, _ in count() } }
}

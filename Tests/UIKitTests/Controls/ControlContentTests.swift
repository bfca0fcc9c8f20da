import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What a control shows` {
  private let star = UIImage(systemName: "star")

  @Test func `depends on a button's state, and else is that of the normal one`() {
    let (button, moon) = (UIButton(), UIImage(systemName: "moon"))
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold out", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    button.setImage(star, for: .normal)
    button.setImage(moon, for: .selected)
    button.setBackgroundImage(star, for: .normal)
    button.setBackgroundImage(moon, for: .highlighted)
    #expect(button.currentTitle == "Buy" && button.currentTitleColor == .red)
    #expect(button.titleLabel?.text == "Buy" && button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.currentTitle == "Sold out" && button.titleLabel?.text == "Sold out")
    #expect(button.titleColor(for: .disabled) == .gray && button.titleLabel?.textColor == .gray)
    #expect(button.titleColor(for: .selected) == .red)
    #expect(button.image(for: .selected) === moon && button.image(for: .disabled) === star)
    #expect(button.backgroundImage(for: .highlighted) === moon)
    #expect(button.backgroundImage(for: .disabled) === star)
    #expect(button.imageEdgeInsets == .zero)
  }

  @Test func `takes a button's tint where nothing else is said`() {
    let button = UIButton(type: .system)
    let label = button.titleLabel
    #expect(label?.text == nil && label?.superview === button)
    button.setTitle("Go", for: .normal)
    button.tintColor = .green
    #expect(button.currentTitleColor == .green && label?.textColor == .green)
    #expect(UIButton().currentTitleColor == .white)
    button.configuration = .filled()
    button.configuration?.baseForegroundColor = .brown
    #expect(label?.textColor == .brown)
  }

  @Test func `makes a button as large as its title and picture`() {
    let button = UIButton(configuration: .plain())
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 14))
    button.configuration?.image = star
    // Padding stands between two things alone.
    button.configuration?.imagePadding = 5
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 34))
    button.configuration?.title = "ab"
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(text.width > 0)
    #expect(button.intrinsicContentSize.width == 24 + 20 + 5 + text.width)
    button.configuration?.image = nil
    #expect(button.intrinsicContentSize.width == 24 + text.width)
  }

  @Test func `starts from one of the system's looks`() {
    let looks: [UIButton.Configuration] = [
      .plain(), .tinted(), .gray(), .filled(), .borderless(), .bordered(), .borderedTinted(),
      .borderedProminent(), .glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass(),
    ]
    // Nothing is drawn here, so all are alike.
    #expect(Set(looks).count == 1)
    let look = UIButton.Configuration.plain()
    #expect([look.imagePadding, look.titlePadding] == [0, 1])
    #expect(look.cornerStyle == .dynamic && !look.showsActivityIndicator)
    #expect(look.subtitle == nil && look.baseBackgroundColor == nil)
  }

  @Test func `is one of the segments, whichever come and go`() {
    let control = UISegmentedControl(items: ["one", 2, "three"])
    #expect(control.numberOfSegments == 3)
    #expect((0..<3).map(control.titleForSegment) == ["one", nil, "three"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "zero", at: -5, animated: false)
    control.insertSegment(withTitle: "last", at: 99, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect((0..<5).map(control.titleForSegment) == ["zero", "one", nil, "three", "last"])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 9, animated: false)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 3)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("first", forSegmentAt: 0)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 0) == "first")
    #expect((0..<2).map(control.isEnabledForSegment) == [true, false])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `is a slider's knob at its share of the track`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 135, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 131, height: 4))
    func knob(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(knob(0) == CGRect(x: 2, y: 0, width: 31, height: 31))
    #expect(knob(0.5).minX == 52 && knob(1).maxX == track.maxX)
    slider.maximumValue = 0
    #expect(knob(0).minX == 2)
    let small = slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 3, height: 31))
    #expect(small.width == 0)
    #expect(slider.thumbRect(forBounds: .zero, trackRect: small, value: 0).minX == 2)
  }

  @Test func `has values within limits that move along`() {
    let slider = UISlider()
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [0, 0, 1])
    slider.minimumValue = 5
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [5, 5, 5])
    slider.maximumValue = 2
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [2, 2, 2])
    let stepper = UIStepper()
    #expect([stepper.value, stepper.minimumValue, stepper.maximumValue] == [0, 0, 100])
    #expect(stepper.stepValue == 1 && !stepper.wraps && stepper.autorepeat)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.minimumValue = 200
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    #expect(!pages.hidesForSinglePage)
  }

  @Test func `is nowhere for touches and buttons that nobody made`() {
    let (touch, press) = (UITouch(), UIPress())
    #expect(touch.timestamp == 0 && touch.tapCount == 1 && touch.phase == .began)
    #expect([touch.majorRadius, touch.majorRadiusTolerance] == [20, 5])
    #expect([touch.force, touch.maximumPossibleForce] == [1, 1])
    #expect(touch.view == nil && touch.window == nil && touch.gestureRecognizers == nil)
    #expect(touch.precisePreviousLocation(in: nil) == .zero)
    #expect(press.timestamp == 0 && press.phase == .began && press.force == 1)
    #expect(press.window == nil && press.responder == nil)
  }

  @Test func `stands apart from the title also where a picture is one point wide`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 20))
      .image { _ in }
    button.configuration?.imagePadding = 5
    button.configuration?.title = "ab"
    let text = button.titleLabel?.intrinsicContentSize.width ?? 0
    #expect(button.intrinsicContentSize.width == 24 + 1 + 5 + text)
  }
}

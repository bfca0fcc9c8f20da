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
    #expect(button.currentTitle == "Buy" && button.currentTitleColor == .red)
    #expect(button.titleLabel?.text == "Buy" && button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.currentTitle == "Sold out" && button.titleLabel?.text == "Sold out")
    #expect(button.titleColor(for: .disabled) == .gray && button.titleLabel?.textColor == .gray)
    #expect(button.titleColor(for: .selected) == .red)
    #expect(button.image(for: .selected) === moon && button.image(for: .disabled) === star)
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
}

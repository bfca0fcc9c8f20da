import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What UIKit's own views say to assistive apps` {
  let frame = CGRect(x: 0, y: 100, width: 200, height: 40)

  /// An element in words: its label, its value and its traits.
  func words(_ element: UIResponder) -> String {
    let names: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.staticText, "text"), (.selected, "selected"),
      (.notEnabled, "dimmed"), (.adjustable, "adjustable"), (.header, "header"),
      (.updatesFrequently, "live"),
    ]
    let traits = names.filter { element.accessibilityTraits.contains($0.0) }.map(\.1)
    return ([element.accessibilityLabel ?? "-", element.accessibilityValue ?? "-"] + traits)
      .joined(separator: " ")
  }

  /// The elements in a view that is shown.
  func elements(in view: UIView) -> [String] {
    view.frame = frame
    let window = Stage.show(view)
    defer { window.isHidden = true }
    return device.accessibilityElements.map(words)
  }

  @Test func `FS-257 labels say their text, buttons their title and what they are`() {
    let label = UILabel()
    label.text = "Saved"
    #expect(elements(in: label) == ["Saved - text"])
    let button = UIButton(type: .system)
    button.setTitle("Undo", for: .normal)
    #expect(elements(in: button) == ["Undo - button"])
    button.isEnabled = false
    button.isSelected = true
    #expect(elements(in: button) == ["Undo - button selected dimmed"])
    let filled = UIButton(configuration: .filled())
    filled.configuration?.title = "Send"
    #expect(elements(in: filled) == ["Send - button"])
    filled.accessibilityLabel = "Send message"
    filled.accessibilityTraits = .button
    #expect(elements(in: filled) == ["Send message - button"])
    filled.accessibilityLabel = nil
    #expect(elements(in: filled) == ["Send - button"])
  }

  @Test func `FS-257 controls with a value say it`() {
    let slider = UISlider()
    slider.value = 0.25
    #expect(elements(in: slider) == ["- 25% adjustable"])
    slider.accessibilityIncrement()
    #expect(elements(in: slider) == ["- 35% adjustable"])
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(elements(in: toggle) == ["- 1 button"])
    let field = UITextField()
    field.placeholder = "Name"
    #expect(elements(in: field) == ["- Name"])
    field.text = "Ada"
    #expect(elements(in: field) == ["- Ada"])
    let text = UITextView()
    text.text = "Notes"
    #expect(elements(in: text) == ["- Notes"])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    #expect(elements(in: pages) == ["- page 2 of 3 adjustable live"])
    pages.accessibilityDecrement()
    #expect(elements(in: pages) == ["- page 1 of 3 adjustable live"])
    let progress = UIProgressView()
    progress.progress = 0.5
    #expect(elements(in: progress) == ["- 50% live"])
  }

  @Test func `FS-257 an alert says its title, its message and its buttons`() {
    let window = Stage.show()
    let alert = UIAlertController(
      title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    window.rootViewController?.present(alert, animated: false)
    #expect(
      device.accessibilityElements.map(words) == [
        "Delete? - text header", "It cannot be undone. - text", "Delete - button",
      ])
  }
}

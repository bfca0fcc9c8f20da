import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A view at the end of a text field` {
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  private let side = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  /// Whether the view is there, before, during and after the editing.
  private func presence(_ mode: UITextField.ViewMode) -> [Bool] {
    let window = Stage.show(field)
    (field.leftView, field.leftViewMode) = (side, mode)
    func isThere() -> Bool {
      window.layoutIfNeeded()
      return side.superview === field
    }
    let before = isThere()
    field.becomeFirstResponder()
    let during = isThere()
    field.resignFirstResponder()
    return [before, during, isThere()]
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, [false, false, false]), (.always, [true, true, true]),
    (.whileEditing, [false, true, false]), (.unlessEditing, [true, false, true]),
  ])
  func `FS-395 is there as its mode says`(_ mode: UITextField.ViewMode, _ expected: [Bool]) {
    #expect(presence(mode) == expected)
  }

  @Test func `FS-395 is in the middle of its end, and takes touches`() {
    let window = Stage.show(field)
    (field.rightView, field.rightViewMode) = (side, .always)
    window.layoutIfNeeded()
    #expect(side.frame == CGRect(x: 170, y: 10, width: 30, height: 20))
    var taps = 0
    side.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    SimulatedDevice.current.tap(at: CGPoint(x: 185, y: 120))
    #expect(taps == 1)
    #expect(!field.isFirstResponder)
  }
}

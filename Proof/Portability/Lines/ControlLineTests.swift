import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about controls and lists` {
  let stage = LineStage()
  var device: SimulatedDevice { stage.device }

  @Test func `L081 a field's delegate is asked`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("may begin")
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    }
    let (field, delegate) = (stage.add(UITextField()), Delegate())
    field.delegate = delegate
    device.tap(at: CGPoint(x: 50, y: 25))
    device.type("Ada\n")
    #expect(field.text == "Ada")
    #expect(!field.isFirstResponder)
    #expect(delegate.calls == ["may begin", "began", "ended"])
  }

  @Test func `L082 a text view's delegate is told`() {
    final class Delegate: NSObject, UITextViewDelegate {
      var calls: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
      func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
      func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    }
    let (view, delegate) = (stage.add(UITextView()), Delegate())
    view.delegate = delegate
    view.becomeFirstResponder()
    device.type("hi")
    view.resignFirstResponder()
    #expect(delegate.calls == ["began", "h", "hi", "ended"])
  }

  @Test func `L083 a field has no keyboard of the system's`() {
    final class Field: UITextField {
      override var inputView: UIView? { UIView() }
      override var inputAccessoryView: UIView? { UIToolbar() }
    }
    let field = stage.add(Field())
    field.becomeFirstResponder()
    #expect(field.inputAccessoryView is UIToolbar)
  }

  @Test func `L085 a bar searches`() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var texts: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        texts.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { texts.append("go") }
    }
    let (bar, delegate) = (UISearchBar(), Delegate())
    bar.delegate = delegate
    stage.add(bar, CGRect(x: 0, y: 0, width: 393, height: 56))
    device.tap(at: CGPoint(x: 100, y: 28))
    #expect(bar.searchTextField.isFirstResponder)
    device.type("a\n")
    #expect(delegate.texts == ["a", "go"])
  }

  @Test func `L091 a stack grows with its content`() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton()])
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 8, .center)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(2, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 2)
  }

  @Test func `L114 a value is adjusted`() {
    final class Volume: UIView {
      var volume = 5
      override func accessibilityIncrement() { volume += 1 }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
      }
    }
    let volume = stage.add(Volume())
    volume.accessibilityIncrement()
    #expect(volume.volume == 6)
    #expect(volume.accessibilityTraits == .adjustable)
  }
}

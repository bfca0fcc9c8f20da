import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A first responder` {
  final class Willing: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
  }

  @Test func `FS-106 stays one when it asks again`() {
    let view = Willing()
    Stage.show(view)
    #expect(view.becomeFirstResponder())
    #expect(view.becomeFirstResponder())
    #expect(view.isFirstResponder)
  }

  @Test func `FS-106 is followed by another only if it resigns`() {
    let (first, second) = (Willing(), Willing())
    Stage.show(first, second)
    first.becomeFirstResponder()
    first.mayResign = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.mayResign = true
    #expect(second.becomeFirstResponder())
    #expect([first, second].map(\.isFirstResponder) == [false, true])
  }

  @Test func `FS-106 resigns before the next is asked whether it can become`() {
    let (first, unwilling) = (Willing(), UIView())
    Stage.show(first, unwilling)
    first.becomeFirstResponder()
    #expect(!unwilling.becomeFirstResponder())
    #expect(!first.isFirstResponder)
  }

  @Test func `FS-106 is one for each window`() {
    let (first, second) = (Willing(), Willing())
    let windows = [Stage.show(first), Stage.show(second)]
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect([first, second].map(\.isFirstResponder) == [true, true])
    #expect(windows.map(\.isKeyWindow) == [false, true])
  }

  @Test func `FS-107 is none once its view or a view around it leaves the window`() {
    let (box, view) = (UIView(), Willing())
    box.addSubview(view)
    let window = Stage.show(box)
    view.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(!view.isFirstResponder)
    window.rootViewController?.view.addSubview(box)
    #expect(!view.isFirstResponder)
  }

  @Test func `is refused in viewWillAppear and granted in viewDidAppear`() {
    final class Controller: UIViewController {
      var answers: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func viewWillAppear(_ animated: Bool) {
        answers.append("will: \(becomeFirstResponder())")
      }
      override func viewDidAppear(_ animated: Bool) {
        answers.append("did: \(becomeFirstResponder())")
      }
    }
    let (root, presented) = (Controller(), Controller())
    let window = Stage.show(root: root)
    root.present(presented, animated: false)
    #expect(root.answers == ["will: false", "did: true"])
    #expect(presented.answers == ["will: false", "did: true"])
    #expect(window.isKeyWindow)
  }

  @Test func `FS-106 A text field whose delegate refuses neither becomes one nor resigns`() {
    final class Strict: NSObject, UITextFieldDelegate {
      var (begins, ends) = (false, false)
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    }
    let (field, delegate) = (UITextField(), Strict())
    field.delegate = delegate
    Stage.show(field)
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    delegate.begins = true
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    delegate.ends = true
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
  }

  @Test func `FS-093 A text field makes itself one when it is tapped`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let other = Willing(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let window = Stage.show(field, other)
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("began") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("ended") }, for: .editingDidEnd)
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(field.isFirstResponder)
    #expect(field.isEditing)
    device.tap(at: CGPoint(x: 10, y: 110))
    #expect(field.isFirstResponder)
    other.becomeFirstResponder()
    #expect(!field.isEditing)
    #expect(events == ["began", "ended"])
    #expect(window.isKeyWindow)
  }
}

import Fallthrough
import UIKit

@MainActor let keyCures = [
  Cure("`dismiss` does not close my SwiftUI overlay") { app in
    let screen = SimulatedOrderScreen(in: app.scene)
    screen.isSaved = true
    // What dismissOverlay does, and dismiss where it can be written: the binding is set.
    screen.isSaved = false
    device.clock.advance(by: 0.4)
    return app.scene.windows.count == 1
  },
  Cure("The toast is behind the keyboard") { app in
    device.showsKeyboard = true
    let (presenter, root, box) = (OverlayPresenter(scene: app.scene), UIViewController(), UIView())
    presenter.keepsClearOfKeyboard = true
    presenter.show(root)
    root.view.addSubview(box)
    let field = UITextField()
    app.root.view.addSubview(field)
    field.becomeFirstResponder()
    presenter.window?.layoutIfNeeded()
    return root.view.safeAreaInsets.bottom >= device.keyboardHeight
  },
  Cure("The keyboard vanishes when the toast appears") { app in
    let field = UITextField()
    app.root.view.addSubview(field)
    field.becomeFirstResponder()
    let window = show(UIViewController())
    device.type("a")
    return app.window.isKeyWindow && field.text == "a" && !window.canBecomeKey
  },
  Cure("A text field in the overlay cannot be edited") { app in
    let (root, field) = (UIViewController(), UITextField(frame: card))
    root.view.addSubview(field)
    let own = UITextField()
    app.root.view.addSubview(own)
    own.becomeFirstResponder()
    let window = show(root)
    device.tremblingTap(at: onCard)
    device.type("a")
    let isEdited = window.isKeyWindow && field.text == "a"
    field.resignFirstResponder()
    device.clock.advance(by: 0)
    device.type("b")
    return isEdited && app.window.isKeyWindow && own.text == "b"
  },
  Cure("VoiceOver cannot reach the app", isReadByMode),
  Cure("VoiceOver reads nothing of the overlay", isReadByMode),
  Cure("VoiceOver reads what is behind the overlay") { app in
    guard isReadByMode(app) else { return false }
    let dialog = UIButton(frame: card)
    dialog.accessibilityLabel = "Dialog"
    app.root.view.addSubview(dialog)
    guard spoken.sorted() == ["App", "Dialog"] else { return false }
    dialog.accessibilityViewIsModal = true
    return spoken == ["Dialog"]
  },
]

/// Whether VoiceOver reads the overlay in each mode, and the app behind it only while touches fall
/// through.
@MainActor private func isReadByMode(_ app: AppBehind) -> Bool {
  let (root, button) = (UIViewController(), UIButton(frame: card))
  button.accessibilityLabel = "Undo"
  app.button.accessibilityLabel = "App"
  root.view.addSubview(button)
  let window = show(root)
  let read = [PassThroughMode.automatic, .blockAll, .automatic].map {
    window.mode = $0
    return spoken.sorted()
  }
  return read == [["App", "Undo"], ["Undo"], ["App", "Undo"]] && app.getsTap(at: beside)
}

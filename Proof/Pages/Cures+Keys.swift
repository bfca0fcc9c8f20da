import Fallthrough
import UIKit

@MainActor let keyCures = [
  Cure("`dismiss` does not close my SwiftUI overlay") { app in
    let screen = SimulatedOrderScreen(in: app.scene)
    screen.isSaved = true
    // What dismissOverlay does, and dismiss where it can be written: the binding is set.
    screen.isSaved = false
    device.clock.advance(by: 0.4)
    let note = DismissEffect.note(isReplaced: true, isAskingPresented: true)
    return app.scene.windows.count == 1 && note == nil
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
  Cure("VoiceOver reads nothing of the overlay") { app in
    let (root, button) = (UIViewController(), UIButton(frame: card))
    button.accessibilityLabel = "Undo"
    root.view.addSubview(button)
    let window = show(root)
    app.button.accessibilityLabel = "App"
    guard spoken.contains("Undo"), spoken.contains("App") else { return false }
    window.mode = .blockAll
    return spoken.contains("Undo") && !spoken.contains("App")
  },
  Cure("VoiceOver reads what is behind the overlay") { app in
    let (presenter, root) = (OverlayPresenter(scene: app.scene), UIViewController())
    let (dialog, inApp) = (UIButton(frame: card), UIButton(frame: card))
    app.button.accessibilityLabel = "App"
    dialog.accessibilityLabel = "Dialog"
    inApp.accessibilityLabel = "In the app"
    root.view.addSubview(dialog)
    presenter.show(root)
    guard spoken.contains("App"), spoken.contains("Dialog") else { return false }
    presenter.hide()
    presenter.configureWindow = { $0.mode = .blockAll }
    presenter.show(root)
    guard spoken == ["Dialog"] else { return false }
    presenter.hide()
    app.root.view.addSubview(inApp)
    inApp.accessibilityViewIsModal = true
    return spoken == ["In the app"]
  },
]

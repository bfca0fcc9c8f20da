/// The keyboard on the screen, which appears and disappears with first responders that take text.
@MainActor final class SimulatedKeyboard {
  private unowned let device: SimulatedDevice
  private(set) var window: UIRemoteKeyboardWindow?
  private var textEffects: UITextEffectsWindow?

  init(device: SimulatedDevice) { self.device = device }

  /// Shows, hides or changes it after a change of the first responder, the key window or the
  /// settings.
  func update() {
    let typing = device.showsKeyboard ? device.keyWindow?.firstResponder : nil
    guard let responder = typing, responder.wantsKeyboard, let scene = device.keyWindow?.windowScene
    else { return hide() }
    show(for: responder, in: scene)
  }

  /// Removes it without notifications.
  func reset() {
    leave()
    textEffects?.windowScene = nil
    textEffects = nil
  }

  /// Where the keyboard is, in points of the screen; nil while it is hidden.
  var frame: CGRect? { window?.host.frame }

  private func leave() {
    window?.isHidden = true
    // A record of an earlier touch may retain the window.
    window?.windowScene = nil
    window = nil
  }

  private func show(for responder: UIResponder, in scene: UIWindowScene) {
    let isNew = window?.windowScene !== scene
    if isNew {
      leave()
      addTextEffects(in: scene)
      window = UIRemoteKeyboardWindow(scene: scene)
      window?.isHidden = false
    }
    guard let host = window?.host else { return }
    let old = host.frame
    host.show(
      for: responder, keyHeight: responder.takesText ? device.keyboardHeight : 0,
      in: device.screenBounds)
    if isNew {
      move(from: below(host.frame), to: host.frame, .coming)
    } else if old != host.frame {
      move(from: old, to: host.frame, .staying)
    }
  }

  private func addTextEffects(in scene: UIWindowScene) {
    guard textEffects?.windowScene !== scene else { return }
    textEffects?.windowScene = nil
    textEffects = UITextEffectsWindow(scene: scene)
    textEffects?.isHidden = false
  }

  private func hide() {
    guard let frame = window?.host.frame else { return }
    move(from: frame, to: below(frame), .going)
  }

  /// Adapts the keyboard to a new size of the screen.
  func screenDidChange() {
    window?.frame = device.screenBounds
    if window != nil { update() }
  }

  /// Where a hidden keyboard is.
  private func below(_ frame: CGRect) -> CGRect {
    let bounds = device.screenBounds
    return CGRect(x: 0, y: bounds.height, width: bounds.width, height: frame.height)
  }

  // MARK: Notifications

  private enum Move { case coming, staying, going }

  /// Notifies before and after the move; guides follow in between. (FS-282)
  private func move(from old: CGRect, to new: CGRect, _ move: Move) {
    let (will, did): (Notification.Name?, Notification.Name?) =
      switch move {
      case .coming:
        (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
      case .going:
        (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
      case .staying: (nil, nil)
      }
    post([UIResponder.keyboardWillChangeFrameNotification, will], from: old, to: new)
    if move == .going { leave() }
    KeyboardGuides.keyboardDidMove()
    post([UIResponder.keyboardDidChangeFrameNotification, did], from: old, to: new)
  }

  private func post(_ names: [Notification.Name?], from old: CGRect, to new: CGRect) {
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: old,
      UIResponder.keyboardFrameEndUserInfoKey: new,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    // We chose that the new frame comes first. (FS-282)
    for name in names.compactMap(\.self) {
      NotificationCenter.default.post(
        name: name, object: device.keyWindow?.screen ?? UIScreen.main, userInfo: userInfo)
    }
  }
}

extension UIResponder {
  /// Whether a keyboard, or an input view in its place, belongs to the responder.
  fileprivate var wantsKeyboard: Bool { takesText || inputView != nil || inputAccessoryView != nil }

  /// Whether the responder needs keys; others have only their own input view.
  fileprivate var takesText: Bool {
    self is any UIKeyInput && (self as? UITextView)?.isEditable != false
  }
}

extension SimulatedDevice {
  /// Types a text into the first responder of the key window, letter by letter, at the end of its
  /// text. A line break is the return key: it ends a line in a text view, and a text field asks its
  /// delegate.
  ///
  /// If the delegate does not allow a letter, it is not typed. There is no cursor, a choice.
  public func type(_ text: String) {
    for letter in text {
      let responder = keyWindow?.firstResponder
      if let typing = responder as? any Typing {
        typing.take(letter)
      } else {
        (responder as? any UIKeyInput)?.insertText(String(letter))
      }
    }
  }
}

/// A responder that takes typed letters.
@MainActor protocol Typing: UIResponder {
  /// Takes one letter, or the return key as a line break.
  func take(_ letter: Character)
}

/// The keyboard on the screen, which comes and goes with first responders that take text.
@MainActor
final class SimulatedKeyboard {
  private unowned let device: SimulatedDevice
  private(set) var window: UIRemoteKeyboardWindow?
  private var textEffects: UITextEffectsWindow?

  init(device: SimulatedDevice) {
    self.device = device
  }

  /// Comes, goes or changes after a change of the first responder, the key window or the settings.
  func update() {
    let typing = device.showsKeyboard ? device.keyWindow?.firstResponder : nil
    guard let responder = typing, responder.wantsKeyboard, let scene = device.keyWindow?.windowScene
    else { return hide() }
    show(for: responder, in: scene)
  }

  /// Goes without notifying anyone.
  func reset() {
    leave()
    textEffects?.windowScene = nil
    textEffects = nil
  }

  private func leave() {
    window?.isHidden = true
    // A record of an earlier touch may hold the window.
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
    let old = isNew ? below : host.frame
    host.show(
      for: responder, keyHeight: responder.takesText ? device.keyboardHeight : 0,
      in: device.screenBounds)
    guard isNew || old != host.frame else { return }
    announce(
      isNew ? UIResponder.keyboardWillShowNotification : nil,
      UIResponder.keyboardWillChangeFrameNotification, from: old, to: host.frame)
    announce(
      isNew ? UIResponder.keyboardDidShowNotification : nil,
      UIResponder.keyboardDidChangeFrameNotification, from: old, to: host.frame)
  }

  private func addTextEffects(in scene: UIWindowScene) {
    guard textEffects?.windowScene !== scene else { return }
    textEffects?.windowScene = nil
    textEffects = UITextEffectsWindow(scene: scene)
    textEffects?.isHidden = false
  }

  private func hide() {
    guard let frame = window?.host.frame else { return }
    announce(
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      from: frame, to: below)
    leave()
    announce(
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification,
      from: frame, to: below)
  }

  /// Where a keyboard is that is not on the screen.
  private var below: CGRect {
    let bounds = device.screenBounds
    return CGRect(x: 0, y: bounds.height, width: bounds.width, height: device.keyboardHeight)
  }

  private func announce(_ names: Notification.Name?..., from old: CGRect, to new: CGRect) {
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: old,
      UIResponder.keyboardFrameEndUserInfoKey: new,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    for name in names.compactMap({ $0 }) {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: userInfo)
    }
  }
}

extension UIResponder {
  /// Whether a keyboard, or what stands for one, belongs to the responder.
  fileprivate var wantsKeyboard: Bool {
    takesText || inputView != nil || inputAccessoryView != nil
  }

  /// Whether there are keys for the responder; others have only what they bring along.
  fileprivate var takesText: Bool {
    self is UITextField || (self as? UITextView)?.isEditable == true
  }
}

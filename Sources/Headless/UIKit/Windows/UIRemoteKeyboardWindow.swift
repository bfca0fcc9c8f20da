/// The window of the keyboard, far in front of all others; it takes no touches beside the keyboard.
/// The names are UIKit's, because some apps search for them. (FS-077)
final class UIRemoteKeyboardWindow: UIWindow {
  /// The first responder's own view in place of the keys, with the view above it; or the keys.
  let host = UIInputSetHostView()

  override var canBecomeKey: Bool { false }

  /// Since iOS 16 it is in no public list. (FS-197)
  override var isListed: Bool { SimulatedDevice.current.modeledSystemVersion.majorVersion < 16 }

  /// It fills the screen, whatever part of the screen its scene has.
  override var originOfScene: CGPoint { .zero }

  init(scene: UIWindowScene) {
    super.init(windowScene: scene)
    frame = SimulatedDevice.current.screenBounds
    windowLevel = Level(rawValue: 10_000_000)
    let controller = UIInputWindowController()
    rootViewController = controller
    controller.view.addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}

/// The window that appears with the first keyboard and stays in the list when the keyboard is
/// hidden. None of its views takes touches, which is a choice. (FS-077, FS-197)
final class UITextEffectsWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  init(scene: UIWindowScene) {
    super.init(windowScene: scene)
    windowLevel = Level(rawValue: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// The controller that fills the keyboard's window.
final class UIInputWindowController: UIViewController {}

/// Contains the keyboard and its accessory view, and prevents their touches from reaching anything
/// else.
final class UIInputSetHostView: UIView {
  private let keys = UIKeyboard()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Shows the input view of a responder, at the bottom of a screen.
  func show(for responder: UIResponder, keyHeight: CGFloat, in screenBounds: CGRect) {
    subviews.forEach { $0.removeFromSuperview() }
    let accessory = responder.inputAccessoryView
    let input = responder.inputView ?? keys
    let accessoryHeight = accessory?.bounds.height ?? 0
    let inputHeight = input === keys ? keyHeight : input.bounds.height
    let height = accessoryHeight + inputHeight
    frame = CGRect(x: 0, y: screenBounds.height - height, width: screenBounds.width, height: height)
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    input.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: inputHeight)
    [input, accessory].compactMap { $0 }.forEach(addSubview)
  }
}

/// The keys. Single keys are not modelled.
final class UIKeyboard: UIView {}

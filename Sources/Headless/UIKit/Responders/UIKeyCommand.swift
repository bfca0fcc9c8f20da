/// A command of a hardware keyboard.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
  /// The key that leaves.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"

  /// The key, as its character or one of the names.
  open private(set) var input: String?
  /// The modifier keys that are pressed with it.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The selector, performed by the first object of the responder chain that can.
  open private(set) var action: Selector?
  /// Whether the command has priority over the system's use of the key; the system uses none here.
  open var wantsPriorityOverSystemBehavior = false
  /// The title for users who hold the command key.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(title: "")
  }

  /// Creates a command with a title.
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
  }
}

extension SimulatedDevice {
  /// Presses a key of a hardware keyboard, a character or one of the names of ``UIKeyCommand``. The
  /// responders are asked for their key commands, beginning with the first responder of the key
  /// window. The first command for the key is performed by the first object from that responder on
  /// that can.
  ///
  /// > Source: UIKit documentation, "Adding hardware keyboard support to your app".
  ///
  /// - Returns: Whether an object performed a command for it.
  @discardableResult
  public func press(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    let start = keyWindow?.startOfChain
    for responder in sequence(first: start ?? application, next: \.next) {
      for command in responder.keyCommands ?? []
      where command.input == input && command.modifierFlags == modifierFlags {
        guard let action = command.action,
          let target = responder.target(forAction: action, withSender: command)
        else { continue }
        return application.sendAction(action, to: target, from: command, for: nil)
      }
    }
    return false
  }
}

/// A control that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The looks that the system has for buttons.
  public enum ButtonType: Int, Sendable {
    /// None.
    case custom
    /// That of a button in a bar or a list.
    case system
    /// An i in a circle.
    case detailDisclosure
    /// An i in a circle, on light ground.
    case infoLight
    /// An i in a circle, on dark ground.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a circle.
    case close = 7
  }

  /// The look that the button was made with.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UIControl.State: String] = [:]

  /// Creates a button with a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with a look that does something on a tap.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    titles[.normal] = primaryAction?.title
  }

  /// What the button has to choose from. A touch opens it if `showsMenuAsPrimaryAction` is on; a
  /// long press, which UIKit has besides, does not here.
  open var menu: UIMenu?
  override var menuToShow: UIMenu? { menu }

  /// Sets what the button says in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
  }

  /// Returns what the button says in a state, or in the normal one if that has nothing of its own.
  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// What the button says now.
  open var currentTitle: String? { title(for: state) }

  override var primaryEvent: Event? { .touchUpInside }
  override var ownGestures: ControlGestures { .tap }
}

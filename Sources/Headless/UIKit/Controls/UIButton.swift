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
  @available(tvOS 17.0, *)
  open var menu: UIMenu?
  override var menuToShow: UIMenu? { menu }

  /// Sets what the button says in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }

  /// Returns what the button says in a state, or in the normal one if that has nothing of its own.
  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// What the button says now.
  open var currentTitle: String? { title(for: state) }

  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]

  /// Sets the colour of what the button says in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  /// Returns the colour of what the button says in a state, or in the normal one.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

  /// Returns the picture in a state, or in the normal one.
  open func image(for state: UIControl.State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  /// How the button looks and what it says; in place of titles and pictures by state.
  open var configuration: Configuration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates a button that looks as a configuration says and does something on a tap.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    if configuration.title == nil { self.configuration?.title = primaryAction?.title }
  }

  /// The label of the title, which is not a subview: nothing is drawn, and it takes no touches.
  public private(set) final lazy var titleLabel: UILabel? = UILabel()

  /// As large as what it says and its picture beside it: a choice of measures, as for labels.
  open override var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.font = titleLabel?.font
    label.text = configuration?.title ?? currentTitle
    let text = label.intrinsicContentSize
    let picture = (configuration?.image ?? image(for: state))?.size ?? .zero
    let insets = configuration?.contentInsets ?? .buttonDefault
    let gap = text.width > 0 && picture.width > 0 ? configuration?.imagePadding ?? 0 : 0
    return CGSize(
      width: text.width + gap + picture.width + insets.leading + insets.trailing,
      height: max(text.height, picture.height) + insets.top + insets.bottom)
  }

  /// Returns the size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var primaryEvent: Event? { .touchUpInside }
  override var ownGestures: ControlGestures { .tap }
}

/// A control that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The system's styles for buttons.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// The type that the button was created with.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UIControl.State: String] = [:]

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type that runs an action on a tap.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    setTitle(primaryAction?.title, for: .normal)
  }

  /// The button's menu. A touch opens it if `showsMenuAsPrimaryAction` is on; a long press, which
  /// opens it in UIKit too, does not here.
  open var menu: UIMenu?
  override var menuToShow: UIMenu? { menu }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }

  /// Returns the title for a state, or for the normal one if that state has none.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// The title of the button's current state.
  open var currentTitle: String? { title(for: state) }

  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Returns the colour of the title for a state, or for the normal one.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }

  /// Returns the picture in a state, or in the normal one.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// The look and the content of the button; in place of titles and pictures by state.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Creates a button with a configuration that runs an action on a tap.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil { configuration.title = primaryAction?.title }
    self.configuration = configuration
    // Observers are not called from initialisers.
    contentDidChange()
  }

  // MARK: Content

  /// The label of the title, a subview that takes no touches. It is created on first access or with
  /// the first title, and shows the title and colour of the button's current state.
  public final var titleLabel: UILabel? {
    if let label = storedLabel { return label }
    let label = UIButtonLabel()
    storedLabel = label
    addSubview(label)
    updateTitleLabel()
    return label
  }
  private var storedLabel: UIButtonLabel?

  /// The view of the picture, a subview that takes no touches. It is created on first access or
  /// with the first picture.
  public final var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    storedImageView = view
    insertSubview(view, at: 0)
    updateImageView()
    return view
  }
  private var storedImageView: UIImageView?

  private var shownImage: UIImage? { configuration?.image ?? image(for: state) }

  private func updateImageView() {
    guard let view = storedImageView ?? (shownImage == nil ? nil : imageView) else { return }
    if view.image !== shownImage { view.image = shownImage }
  }

  /// The colour of the title in the button's current state.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state)
      ?? (buttonType == .custom ? .white : tintColor)
  }

  private var shownTitle: String? { configuration?.title ?? currentTitle }

  private func contentDidChange() {
    updateTitleLabel()
    updateImageView()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateTitleLabel() {
    guard let label = storedLabel ?? (shownTitle == nil ? nil : titleLabel) else { return }
    label.text = shownTitle
    label.textColor = currentTitleColor
  }

  /// Whether the button reacts to touches.
  open override var isEnabled: Bool { didSet { updateTitleLabel() } }
  /// Whether the button is selected.
  open override var isSelected: Bool { didSet { updateTitleLabel() } }
  /// Whether a finger is on the button.
  open override var isHighlighted: Bool { didSet { updateTitleLabel() } }

  /// Shows the title in the new tint colour where it has no colour of its own.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTitleLabel()
  }

  /// Places the title beside the picture, both by the content alignment.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateImageView()
    placePicture()
    guard let label = storedLabel else { return }
    let (text, picture) = (label.intrinsicContentSize, pictureSize)
    let shift = (picture.width + gap(beside: text)) / 2
    let space = bounds
    let width = max(0, min(text.width, space.width - 2 * shift))
    let height = max(0, min(text.height, space.height))
    label.frame = aligned(
      CGRect(
        x: space.midX + shift - width / 2, y: space.midY - height / 2, width: width,
        height: height),
      in: space, besides: 2 * shift)
  }

  /// The range of a part of the content along one axis, aligned with the parts before and behind
  /// it. (FS-384)
  private func aligned(
    _ middle: CGRect, in space: CGRect, besides before: CGFloat, behind: CGFloat = 0
  ) -> CGRect {
    var part = middle
    switch effectiveContentHorizontalAlignment {
    case .left: part.origin.x = space.minX + before
    case .right: part.origin.x = space.maxX - part.width - behind
    case .fill:
      part.origin.x = space.minX + before
      if behind == 0 { part.size.width = max(0, space.width - before) }
    default: break
    }
    switch contentVerticalAlignment {
    case .top: part.origin.y = space.minY
    case .bottom: part.origin.y = space.maxY - part.height
    case .fill:
      part.origin.y = space.minY
      part.size.height = max(0, space.height)
    case .center: break
    }
    return part
  }

  /// The picture is before the title, or alone.
  private func placePicture() {
    guard let view = storedImageView else { return }
    let (picture, text) = (pictureSize, storedLabel?.intrinsicContentSize ?? .zero)
    let space = bounds
    let beside = text.width + gap(beside: text)
    let middle = CGRect(
      x: space.midX - (picture.width + beside) / 2, y: space.midY - picture.height / 2,
      width: picture.width, height: picture.height)
    view.frame = aligned(middle, in: space, besides: 0, behind: beside)
  }

  private var pictureSize: CGSize { shownImage?.size ?? .zero }

  private func gap(beside text: CGSize) -> CGFloat {
    text.width > 0 && pictureSize.width > 0 ? configuration?.imagePadding ?? 0 : 0
  }

  /// The size of the title and the picture beside it. The sizes are a choice, as for labels.
  open override var intrinsicContentSize: CGSize {
    let text = storedLabel?.intrinsicContentSize ?? .zero
    let picture = pictureSize
    let insets = configuration?.contentInsets ?? .buttonDefault
    return CGSize(
      width: text.width + gap(beside: text) + picture.width + insets.leading + insets.trailing,
      height: max(text.height, picture.height) + insets.top + insets.bottom)
  }

  /// Returns the size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    var defaults = super.accessibilityDefaults()
    defaults.label = shownTitle ?? storedLabel?.text
    defaults.traits.insert(.button)
    return defaults
  }

  override var primaryEvent: Event? { .touchUpInside }
  override var ownGestures: ControlGestures { .tap }
}

/// The label of a button's title, with UIKit's name for it: its size is part of the button's.
final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}

/// Something that a ``UIVisualEffectView`` does to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur of what is behind.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is and what it adds.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the interface is.
    case regular = 4
    /// As the interface is, standing out.
    case prominent
    /// Hardly there.
    case systemUltraThinMaterial
    /// Thin.
    case systemThinMaterial
    /// In between.
    case systemMaterial
    /// Thick.
    case systemThickMaterial
    /// As a bar has it.
    case systemChromeMaterial
  }

  /// Creates a blur.
  public init(style: Style) {}
}

/// A view whose content lies on a blur. Put subviews into ``contentView``.
///
/// A choice: a touch beside the subviews goes to the content view. (FS-032)
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is done to what is behind.
  open var effect: UIVisualEffect?

  /// The view that the content goes into; it fills this one.
  public let contentView = UIView()

  /// Creates a view without size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    installContentView()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    installContentView()
  }

  /// Creates a view without an effect: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContentView()
  }

  private func installContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// An effect of a ``UIVisualEffectView`` on the content behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the content behind.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The strength of a blur and its tint.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur.
  public init(style: Style) {}
}

/// A view whose content lies on a blur. Put subviews into ``contentView``.
///
/// A touch beside the subviews goes to the content view, unless
/// ``SimulatedBehavior/effectViewAnswersItself``; both are choices. (FS-032)
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect on the content behind.
  open var effect: UIVisualEffect?

  /// The view for the content; it fills this one.
  public let contentView = UIView()

  /// Creates a view without size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without an effect: archives cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if SimulatedDevice.current.behavior.effectViewAnswersItself {
      contentView.hitTestHook = EffectContentHook()
    }
    addSubview(contentView)
  }
}

/// Makes a content view answer only for its subviews.
private final class EffectContentHook: HitTestHook {
  func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = view.hitTest(point, with: event)
    return hit === view ? nil : hit
  }

  func point(inside point: CGPoint, of view: UIView, with event: UIEvent?) -> Bool {
    view.point(inside: point, with: event)
  }
}

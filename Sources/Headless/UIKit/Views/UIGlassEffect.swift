/// Liquid Glass. Nothing of it is drawn here; it handles touches like any effect. (FS-032)
@preconcurrency @MainActor @available(iOS 26.0, *)
open class UIGlassEffect: UIVisualEffect {
  /// How much shows through.
  public enum Style: Int, Sendable { case regular, clear }

  /// How much shows through; nothing of it is drawn.
  let style: Style
  /// Whether the glass visibly reacts to touches. Default false.
  open var isInteractive = false
  /// The colour of the glass; nil for none.
  open var tintColor: UIColor?

  /// Creates glass.
  public init(style: Style = .regular) { self.style = style }
}

/// An effect that joins pieces of glass in the effect view's content where they come near each
/// other. Nothing of it is drawn here.
@preconcurrency @MainActor @available(iOS 26.0, *)
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which pieces join, in points. Default 0.
  open var spacing: CGFloat = 0
}

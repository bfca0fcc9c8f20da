/// The alignment of text between two edges.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where a line that is too long ends.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// A view that shows text. It takes no touches, nor do its subviews, until its interaction is
/// switched on. (FS-027)
///
/// There are no fonts here: a letter counts as half as wide as its font's size, a line as 1.2 times
/// as high, and lines break between letters. This is a choice.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet {
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The font. Default the system's, 17 points.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// The alignment of the text. Default natural: as in the language.
  open var textAlignment = NSTextAlignment.natural
  /// Where a line that is too long ends. Default with an ellipsis at its end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number. Default 1.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether text that is too wide is made smaller. Default false.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the label looks enabled; nothing is drawn here. Default true.
  open var isEnabled = true
  /// Whether the font follows the user's text size. Default false.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which lines break, in points; 0 for the width that layout gives. Default 0.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Text keeps its size rather than growing with the space: a label's hugging priority is a little
  /// higher than a view's.
  override func setUp() {
    isUserInteractionEnabled = false
    layoutStore.hugging = [UILayoutPriority(251), UILayoutPriority(251)]
  }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
  }

  /// The size of the text in one line, or for several lines the height that the width needs:
  /// ``preferredMaxLayoutWidth`` if that is set, else the width from layout.
  open override var intrinsicContentSize: CGSize {
    if preferredMaxLayoutWidth > 0 { return textSize(within: preferredMaxLayoutWidth) }
    var size = textSize(within: .infinity)
    if numberOfLines != 1, bounds.width > 0 { size.height = textSize(within: bounds.width).height }
    return size
  }

  package override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    guard numberOfLines != 1, oldSize.width != bounds.width else { return }
    LayoutChanges.count += 1
    superview?.setNeedsLayout()
  }

  /// Returns the size of the text, broken at the given width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text in whole pixels. (FS-426)
  private func textSize(within width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let measure = TextMeasure(font: font, mostLines: numberOfLines)
    return PixelGrid.up(measure.size(of: text, within: width))
  }
}

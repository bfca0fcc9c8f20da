/// The area that a text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The size of the space, in points; 0 means no limit.
  open var size: CGSize
  /// The space at the beginning and the end of each line, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// The most lines; 0 for any number. Default 0.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  /// Where a line that is too long ends. Default between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the space is as wide as the view. Default false; true in text views.
  open var widthTracksTextView = false
  /// Whether the space is as high as the view. Default false.
  open var heightTracksTextView = false
  /// Makes the text view measure its text again.
  final var onChange: (() -> Void)?

  /// Creates a space.
  public init(size: CGSize = .zero) { self.size = size }
}

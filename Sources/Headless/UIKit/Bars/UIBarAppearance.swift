/// The appearance of a bar; nothing is drawn here.
@available(iOS 13.0, *) @preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The colour behind the items.
  open var backgroundColor: UIColor?
  /// The effect on the content behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the items.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?

  public required override init() { super.init() }

  /// Gives the bar the look of the system's bars.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundImage = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Makes the bar opaque.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = .separator
  }

  /// Makes the bar clear.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let original = self
    nonisolated(unsafe) var copy: UIBarAppearance?
    MainActor.assumeIsolated {
      let new = type(of: original).init()
      new.takeValues(of: original)
      copy = new
    }
    return copy ?? original
  }

  func takeValues(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowImage = other.shadowImage
    shadowColor = other.shadowColor
  }
}

/// The appearance of a navigation bar; nothing is drawn here.
@available(iOS 13.0, *) @preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

/// The appearance of a tab bar; nothing is drawn here.
@available(iOS 13.0, *) @preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}

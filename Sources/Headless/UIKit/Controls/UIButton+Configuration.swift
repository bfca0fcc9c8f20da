extension UIButton {
  /// The look and the content of a button.
  public struct Configuration: Sendable, Hashable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }

    /// The title.
    public var title: String?
    /// The picture.
    public var image: UIImage?
    /// Points between picture and title. Default 0.
    public var imagePadding: CGFloat = 0
    /// Points around the content.
    public var contentInsets: NSDirectionalEdgeInsets = .buttonDefault
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the title and the picture.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?

    /// Only text.
    public static func plain() -> Configuration { Configuration() }
    /// On a light ground of the tint colour.
    public static func tinted() -> Configuration { Configuration() }
    /// On gray.
    public static func gray() -> Configuration { Configuration() }
    /// On the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// Only text, without a background when it is pressed.
    public static func borderless() -> Configuration { Configuration() }
    /// On gray, text in the tint colour.
    public static func bordered() -> Configuration { Configuration() }
    /// On a light background of the tint colour, with text in it.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// On the tint colour, for a prominent button.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// On Liquid Glass.
    @available(iOS 26.0, *)
    public static func glass() -> Configuration { Configuration() }
  }
}

extension NSDirectionalEdgeInsets {
  /// The default space around the content: a choice.
  static let buttonDefault = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
}

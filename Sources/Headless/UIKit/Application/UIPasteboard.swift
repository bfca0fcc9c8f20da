/// The pasteboard with copied content. A reset of the device empties it.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { SimulatedDevice.current.pasteboard }

  /// The texts.
  open var strings: [String]?
  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The picture.
  open var image: UIImage?
  /// The address.
  open var url: URL?

  /// Whether there is any text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
}

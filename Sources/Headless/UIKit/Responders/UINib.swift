/// An interface file. None can be read here: instantiating one ends the process with its name. An
/// app may refer to files that it does not instantiate.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The file's name.
  private let name: String

  /// Creates a placeholder for a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// An option for instantiating a file.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects of the app that the file refers to.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Ends the process: interface files are read only on Apple's hosts.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] { Self.refuse(name) }

  /// Ends the process with the name of the missing file.
  static func refuse(_ name: String) -> Never {
    preconditionFailure(
      "The interface file '\(name)' cannot be read here: make its views in code for this host")
  }
}

extension Bundle {
  /// Ends the process: interface files are read only on Apple's hosts.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib.refuse(name) }
}

extension UINib {
  /// Creates the one view that a file for a list has.
  final func makeOne<View: UIView>() -> View {
    guard let view = instantiate(withOwner: nil).first as? View else { Self.refuse(name) }
    return view
  }
}

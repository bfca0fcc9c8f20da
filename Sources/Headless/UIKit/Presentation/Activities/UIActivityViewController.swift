/// The sheet of activities, such as sharing. It shows nothing here, but can be presented: on iPad in a
/// popover.
///
/// > Source: UIKit documentation, `UIActivityViewController`. FS-463.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// Creates a sheet without items: archives cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A service of the app on the sheet of activities; none is shown here.
@preconcurrency @MainActor open class UIActivity: NSObject {}

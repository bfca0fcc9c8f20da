/// The content of a cell or another view, as a value that makes the view for it.
@preconcurrency @MainActor
@available(iOS 14.0, *)
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor @available(iOS 14.0, *)
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The state that a configuration may depend on.
@preconcurrency @MainActor @available(iOS 14.0, *) public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The place of a configuration's view in a cell.
@MainActor struct ConfiguredContent {
  private(set) var view: UIView?

  /// Exchanges the view in a cell's content view, which it fills.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }
}

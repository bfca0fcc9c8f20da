/// Shows a menu at a place, as for selected text.
@preconcurrency @MainActor @available(iOS 16.0, *)
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  private weak var menu: _UIContextMenuContainerView?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view that the interaction was added to.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu that the delegate makes. Without a menu of the delegate it shows none, because
  /// the system adds nothing here.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window,
      let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    else { return }
    dismissMenu()
    let place = CGRect(origin: configuration.sourcePoint, size: .zero)
    let container = _UIContextMenuContainerView(
      menu, at: view.convert(place, to: window), in: window, onClose: {})
    self.menu = container
    window.addSubview(container)
  }

  /// Closes the menu.
  open func dismissMenu() { menu?.close() }
}

/// Provides the edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; nil for the system's menu, which is empty here.
  @available(iOS 16.0, *)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// Where an edit menu is shown.
@preconcurrency @MainActor @available(iOS 16.0, *)
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public let identifier: AnyHashable
  /// In points of the interaction's view.
  public let sourcePoint: CGPoint

  /// Creates a configuration, with an identifier of its own unless one is given.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

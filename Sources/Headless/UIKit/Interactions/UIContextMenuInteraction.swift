/// An interaction that opens a menu on a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  private let press = UIContextMenuPressRecognizer()
  private weak var menu: _UIContextMenuContainerView?
  private var pointInWindow = CGPoint.zero

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.onAction = { [weak self] recognizer in
      guard let self, recognizer.state == .began, let view = self.view else { return }
      pointInWindow = recognizer.location(in: nil)
      self.open(at: location(in: view))
    }
  }

  /// Leaves the view that the interaction was on.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  /// Listens to long presses on the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the place at which the menu was requested, in points of a view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(pointInWindow, from: nil) ?? pointInWindow
  }

  /// Closes the menu.
  open func dismissMenu() { menu?.close() }

  private func open(at location: CGPoint) {
    guard let view, let window = view.window,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location),
      let menu = configuration.actionProvider?([])
    else { return }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    let container = _UIContextMenuContainerView(
      menu, at: view.convert(CGRect(origin: location, size: .zero), to: window), in: window
    ) { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
    self.menu = container
    window.addSubview(container)
  }
}

/// The press that opens a menu: it takes the touch from the view.
final class UIContextMenuPressRecognizer: UILongPressGestureRecognizer {}

/// Provides the context menu of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the configuration of the menu; nil for no menu at a place, in points of the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called when the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The animations beside a menu that opens or closes. Menus appear at once here, so there are none.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller whose view is shown with the menu.
  var previewViewController: UIViewController? { get }
  /// Adds changes to animate beside the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block to call when the menu has opened or closed.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A closure that makes the preview of a menu; none is shown here.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that makes a menu from the system's suggested actions.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The configuration of a view's context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public let identifier: any NSCopying
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration, with an identifier of its own unless one is given.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.actionProvider = actionProvider
    super.init()
  }
}

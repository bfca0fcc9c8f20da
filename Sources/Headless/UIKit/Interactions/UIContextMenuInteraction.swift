/// Has a long press open a menu.
@preconcurrency @MainActor
@available(tvOS 17.0, *)
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who says what is in the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  private let press = UIContextMenuPressRecognizer()
  private weak var menu: _UIContextMenuContainerView?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.onAction = { [weak self] recognizer in
      guard let self, recognizer.state == .began, let view = self.view else { return }
      self.open(at: recognizer.location(in: view))
    }
  }

  /// Leaves the view it was on.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
  }

  /// Listens to long presses on the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns where the menu was asked for, in points of a view.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu.
  open func dismissMenu() {
    menu?.close()
  }

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

/// Says what is in the menu of a view.
@preconcurrency @MainActor
@available(tvOS 17.0, *)
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns what the menu is made of; nil if there is none at a place, in points of the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Tells that the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells that the menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

@available(tvOS 17.0, *)
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

/// What goes along with a menu that opens or closes. Menus are there at once here, so none is given.
@preconcurrency @MainActor
@available(tvOS 17.0, *)
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller whose view is shown with the menu.
  var previewViewController: UIViewController? { get }
  /// Has changes made along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Has something done when the menu is there or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What makes the preview of a menu; none is shown here.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// What makes a menu, given what the system would have in it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What the menu of a view is made of.
@preconcurrency @MainActor
@available(tvOS 17.0, *)
open class UIContextMenuConfiguration: NSObject {
  /// What tells menus apart.
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

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Tells which part of a pass-through window a view is.
  @MainActor
  final class WindowParts {
    /// The parts of a window.
    enum Part {
      /// The window itself.
      case window
      /// A strict ancestor of the root view, as the wrappers on iPad are.
      case wrapper
      /// The root view, or the view of the controller that a presenter shows.
      case root
      /// Inside the root view. Without a root view every view of the window is.
      case inside
      /// Beside the root view: a sheet, an alert, a menu, a dimming view.
      case presented
      /// In a container of a presentation whose controller is gone.
      case leftover
    }

    /// A container that UIKit added for a presentation.
    private struct Container {
      weak var view: UIView?
      weak var controller: UIViewController?

      @MainActor var isLeftover: Bool {
        controller.map { $0.presentingViewController == nil } ?? true
      }
    }

    /// The view of the controller that a presenter shows.
    weak var contentRoot: UIView? {
      didSet { contentRootID = contentRoot.map(ObjectIdentifier.init) }
    }
    @exclusivity(unchecked) private var contentRootID: ObjectIdentifier?
    private var containers: [Container] = []
    /// The root view when it was last seen to be the window's one subview.
    @exclusivity(unchecked) private var loneRootID: ObjectIdentifier?

    /// Returns the part that a view in the window, or the window itself, is.
    func part(_ view: UIView, of window: PassThroughWindow) -> Part {
      if view === window { return .window }
      if hasLoneRoot(window) {
        // A hit view is the root view or a view inside it.
        let id = ObjectIdentifier(view)
        return id == loneRootID || id == contentRootID ? .root : .inside
      }
      return partByAncestors(view, of: window)
    }

    /// Whether the root view is the window's one subview. The result is kept until a view is added
    /// or the root controller changes, for asking the controller costs more than all the rest. A
    /// controller that gets another view adds it to the window.
    private func hasLoneRoot(_ window: PassThroughWindow) -> Bool {
      let subviews = window.subviews
      guard subviews.count == 1 else { return false }
      if ObjectIdentifier(subviews[0]) == loneRootID { return true }
      guard let root = window.rootViewController?.viewIfLoaded, root === subviews[0] else {
        return false
      }
      loneRootID = ObjectIdentifier(root)
      return true
    }

    private func partByAncestors(_ view: UIView, of window: PassThroughWindow) -> Part {
      guard let root = window.rootViewController?.viewIfLoaded else { return .inside }
      if view === root || view === contentRoot { return .root }
      if view.isDescendant(of: root) { return .inside }
      if root.isDescendant(of: view) { return .wrapper }
      // A hosting view that the app put into the window itself is content like one in the root
      // view.
      if view.superview === window, HostingViews.contain(view) { return .inside }
      let container = containers.first { $0.view.map(view.isDescendant) ?? false }
      return container?.isLeftover ?? false ? .leftover : .presented
    }

    /// Notes a view that was added to the window itself: the container of a presentation, if the
    /// controller in front is being presented.
    func note(_ view: UIView, addedTo window: PassThroughWindow) {
      loneRootID = nil
      containers.removeAll { $0.view == nil || $0.view === view }
      guard let controller = window.rootViewController?.lastPresented,
        controller.presentationController?.containerView == nil
          || controller.presentationController?.containerView === view
      else { return }
      containers.append(Container(view: view, controller: controller))
    }

    func forgetLoneRoot() { loneRootID = nil }
  }

  extension UIViewController {
    /// The last controller in the chain of those that are presented from this one.
    fileprivate var lastPresented: UIViewController? {
      var controller = presentedViewController
      while let next = controller?.presentedViewController { controller = next }
      return controller
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Finds out what the views of a pass-through window are to it, from the tree and its
  /// controllers.
  @MainActor
  struct WindowParts {
    /// What a view is to the window.
    enum Part {
      case window
      /// A view that UIKit puts around the root view: an ancestor of it, as on iPad, or a view of a
      /// container controller.
      case wrapper
      /// The root view, the view of the controller that a presenter shows, or the innermost
      /// child's view where one of them is a container controller.
      case root
      /// Any other view of the app.
      case inside
      /// In a presentation of the root's controllers: a sheet, an alert, a menu, a dimming view.
      case presented
      /// In a container that a presentation left behind.
      case leftover
      /// In another window, or in none.
      case outside
    }

    let window: PassThroughWindow

    func part(_ view: UIView) -> Part {
      if view === window { return .window }
      let root = window.rootViewController
      let content = window.contentController
      let rootView = root?.viewIfLoaded
      var ancestor = view
      var isInContent = false
      while true {
        if ancestor === content?.viewIfLoaded { isInContent = true }
        if let root, ancestor === rootView {
          return part(view, under: isInContent ? content ?? root : root)
        }
        guard let superview = ancestor.superview else { return .outside }
        if superview === window { break }
        ancestor = superview
      }
      guard let root, let rootView else { return .inside }
      if rootView.isDescendant(of: view) { return .wrapper }
      // Now the ancestor is beside the root view, directly in the window.
      if ancestor.isMenu || root.reaches({ $0.isShown(in: ancestor) }) { return .presented }
      return ancestor.showsNothing(exceptIn: ancestor) ? .leftover : .inside
    }

    /// What a view inside the view of a root controller is.
    private func part(_ view: UIView, under controller: UIViewController) -> Part {
      let children = controller.isContainer ? controller.children : []
      let isContainer = !children.isEmpty
      if controller.viewIfLoaded?.ownsArea(of: view) ?? false {
        return isContainer ? .wrapper : .root
      }
      guard isContainer else { return .inside }
      for child in children {
        guard let childView = child.viewIfLoaded else { continue }
        if view.isDescendant(of: childView) { return part(view, under: child) }
        if childView.isDescendant(of: view), !view.showsSomething { return .wrapper }
      }
      return .inside
    }
  }

  extension UIViewController {
    /// Whether this is a controller of UIKit that shows others and has no content of its own.
    fileprivate var isContainer: Bool {
      self is UINavigationController || self is UITabBarController
        || self is UISplitViewController || self is UIPageViewController
    }

    /// The controllers whose views count as roots: the innermost ones of container controllers.
    var pages: [UIViewController] { isContainer ? children.flatMap(\.pages) : [self] }

    /// Whether a condition holds for this controller, or for a child or presented controller of it.
    fileprivate func reaches(_ condition: (UIViewController) -> Bool) -> Bool {
      condition(self) || children.contains { $0.reaches(condition) }
        || ownPresented?.reaches(condition) ?? false
    }

    /// Whether a view contains the controller's view, or the container that presents it.
    fileprivate func isShown(in view: UIView) -> Bool {
      if viewIfLoaded?.isDescendant(of: view) ?? false { return true }
      guard presentingViewController != nil else { return false }
      return presentationController?.containerView?.isDescendant(of: view) ?? false
    }
  }

  extension UIView {
    /// Whether this is a container that UIKit made and in which no controller is presented, as for
    /// menus.
    fileprivate var isMenu: Bool {
      ClassHint.isApples(type(of: self)) && ClassHint(type(of: self)).has("Menu")
    }

    /// Whether nothing in the view can be seen or touched, except for one dimming view of a
    /// presentation.
    fileprivate func showsNothing(exceptIn container: UIView) -> Bool {
      guard isVisible else { return true }
      guard !isHosting, ClassHint.isApples(type(of: self)), !looksTouchable else { return false }
      let rest = subviews.filter { !$0.isDimming(container) }
      return rest.count >= subviews.count - 1
        && rest.allSatisfy { $0.showsNothing(exceptIn: container) }
        && !(layer.sublayers ?? []).contains { $0.isBare && !$0.isHidden && $0.isFilled }
    }

    /// Whether the view darkens what is behind a presentation.
    private func isDimming(_ container: UIView) -> Bool {
      if ClassHint(type(of: self)).has("DimmingView") { return true }
      return superview === container && ClassHint(type(of: container)).has("TransitionView")
        && subviews.isEmpty && frame.contains(container.bounds)
    }
  }
#endif

extension UIWindow {
  /// Loads the root controller's view and makes it fill the window, inside wrappers if the device
  /// has them. (FS-076)
  func installRootView() {
    guard let controller = root else { return }
    let view = controller.loadedView
    guard view.window !== self else { return }
    if SimulatedDevice.current.behavior.wrapsRootView { installWrappers() }
    fillWithRootView()
    if let wrapper = rootWrappers.last {
      wrapper.addSubview(view)
    } else {
      insertSubview(view, at: 0)
    }
  }

  private func installWrappers() {
    guard rootWrappers.isEmpty else { return }
    let transition = UITransitionView(frame: bounds)
    let shadow = UIDropShadowView(frame: bounds)
    insertSubview(transition, at: 0)
    transition.addSubview(shadow)
    rootWrappers = [transition, shadow]
  }

  func removeRootView(of controller: UIViewController?) {
    let device = SimulatedDevice.current
    if device.behavior.abandonedPresentationsLeak, let controller, controller.presentation != nil {
      device.leaked.append(controller)
    }
    controller?.viewIfLoaded?.removeFromSuperview()
    rootWrappers.first?.removeFromSuperview()
    rootWrappers = []
  }

  func fillWithRootView() {
    rootWrappers.forEach { $0.frame = bounds }
    root?.viewIfLoaded?.frame = bounds
    presentationContainers.forEach { $0.frame = bounds }
  }

  private var presentationContainers: [UITransitionView] {
    subviews.compactMap { $0 as? UITransitionView }
  }
}

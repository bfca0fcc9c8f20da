extension UINavigationController {
  /// Whether the tool bar is shown with the controller on top. (FS-451)
  final var toolbarIsShown: Bool {
    guard !ownToolbarHidden else { return false }
    return topViewController?.hidesBottomBarWhenPushed != true
  }

  /// Places the tool bar above the safe area at the bottom, which belongs to the bar.
  final func placeToolbar() {
    guard let view = viewIfLoaded, !ownToolbarHidden || ownToolbar.superview != nil else { return }
    if ownToolbar.superview !== view { view.addSubview(ownToolbar) }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    ownToolbar.isHidden = !toolbarIsShown
    ownToolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// Lays out the bars at the bottom for the controller that is on top now. (FS-451, FS-452)
  final func bottomBarsMayHaveChanged() {
    if ownToolbar.items != topViewController?.toolbarItems {
      ownToolbar.items = topViewController?.toolbarItems
    }
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}

extension UITabBarController {
  /// When a tab bar becomes small.
  @available(iOS 26.0, *)
  public enum MinimizeBehavior: Int, Sendable {
    /// The system decides; here never.
    case automatic
    /// Never.
    case never
    /// While the content is scrolled down.
    case onScrollDown
    /// While the content is scrolled up.
    case onScrollUp
  }

  /// Whether the bar is at the top: on pads since iPadOS 18, where the width is regular. (FS-454)
  final var barIsAtTop: Bool {
    let device = SimulatedDevice.current
    return min(device.modeledSystemVersion.majorVersion, device.linkedSDK.majorVersion) >= 18
      && UIDevice.current.userInterfaceIdiom == .pad
      && traitCollection.horizontalSizeClass == .regular
  }

  /// Whether the app, or the controller on top of the shown stack, hides the bar. (FS-452, FS-453)
  private var barIsAway: Bool {
    if ownTabBarHidden { return true }
    let top = (selectedViewController as? UINavigationController)?.topViewController
    return top?.hidesBottomBarWhenPushed == true
  }

  /// Places the bar, and insets the shown controller by what it covers. A bar at the top is in the row
  /// of a navigation bar, if the shown controller has one. (FS-450, FS-454)
  final func placeBar() {
    guard let view = viewIfLoaded else { return }
    let inset = barIsAway || tabBar.isHidden ? 0 : heightOfBar
    if barIsAtTop {
      let width = min(
        view.bounds.width, UITabBar.widthOfItemAtTop * CGFloat(tabBar.items?.count ?? 0))
      tabBar.frame = CGRect(
        x: (view.bounds.width - width) / 2,
        y: barIsAway ? -heightOfBar : view.safeAreaInsets.top, width: width, height: heightOfBar)
      let navigation = selectedViewController as? UINavigationController
      let isShared = navigation?.isNavigationBarHidden == false
      selectedViewController?.insetsOfBars = UIEdgeInsets(
        top: isShared ? 0 : inset, left: 0, bottom: 0, right: 0)
    } else {
      let height = heightOfBar + view.safeAreaInsets.bottom
      tabBar.frame = CGRect(
        x: 0, y: view.bounds.height - (barIsAway ? 0 : height), width: view.bounds.width,
        height: height)
      selectedViewController?.insetsOfBars = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
    }
  }

  /// We chose 32 points for the small bar: one report says that it is smaller, and not by how much.
  /// (FS-456)
  private var heightOfBar: CGFloat {
    if barIsAtTop { return UINavigationBar.height }
    return isMinimized ? 32 : UITabBar.height
  }

  /// Makes the bar small or large after a finger has scrolled content by a distance, in points.
  /// (FS-455)
  final func contentDidScroll(by distance: CGFloat) {
    let device = SimulatedDevice.current
    let isPossible =
      min(device.modeledSystemVersion.majorVersion, device.linkedSDK.majorVersion) >= 26
      && UIDevice.current.userInterfaceIdiom == .phone
    switch tabBarMinimizeBehavior {
    case .onScrollDown: isMinimized = isPossible && distance > 0
    case .onScrollUp: isMinimized = isPossible && distance < 0
    default: isMinimized = false
    }
  }
}

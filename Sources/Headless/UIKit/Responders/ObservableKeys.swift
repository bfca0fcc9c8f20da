/// The observable properties of UIKit's classes. (FS-380) A key path that begins at a subclass
/// differs from the one for the same value that begins at the class itself, so the table is made
/// for the class at which it begins.
@MainActor enum ObservableKeys {
  static func all(of root: any KeyValueObservable.Type) -> [AnyKeyPath: String] {
    // Each function is called with the class itself: as a value it would become its base class.
    var keys: [AnyKeyPath: String] = [:]
    func add(_ others: [AnyKeyPath: String]) { keys.merge(others) { $1 } }
    if let root = root as? any ViewKeys.Type { add(viewKeys(root)) }
    if let root = root as? any ScrollViewKeys.Type { add(scrollKeys(root)) }
    if let root = root as? any LabelKeys.Type { add(labelKeys(root)) }
    if let root = root as? any ControlKeys.Type { add(controlKeys(root)) }
    if let root = root as? any ImageViewKeys.Type { add(imageKeys(root)) }
    if let root = root as? any ProgressViewKeys.Type { add(progressKeys(root)) }
    if let root = root as? any ControllerKeys.Type { add(controllerKeys(root)) }
    if let root = root as? any BarItemKeys.Type { add(barItemKeys(root)) }
    if let root = root as? any NavigationItemKeys.Type { add(navigationItemKeys(root)) }
    return keys
  }

  private static func viewKeys<View: ViewKeys>(_ root: View.Type) -> [AnyKeyPath: String] {
    [
      \View.frame: "frame", \View.bounds: "bounds", \View.center: "center",
      \View.transform: "transform", \View.anchorPoint: "anchorPoint", \View.isHidden: "hidden",
      \View.alpha: "alpha", \View.backgroundColor: "backgroundColor", \View.layer: "layer.",
      \View.safeAreaInsets: "safeAreaInsets",
    ]
  }

  private static func scrollKeys<View: ScrollViewKeys>(_ root: View.Type) -> [AnyKeyPath: String] {
    [
      \View.contentOffset: "contentOffset", \View.contentSize: "contentSize",
      \View.contentInset: "contentInset", \View.delegate: "delegate",
    ]
  }

  private static func labelKeys<View: LabelKeys>(_ root: View.Type) -> [AnyKeyPath: String] {
    [\View.text: "text", \View.font: "font"]
  }

  private static func controlKeys<View: ControlKeys>(_ root: View.Type) -> [AnyKeyPath: String] {
    [\View.isEnabled: "enabled", \View.isSelected: "selected", \View.isHighlighted: "highlighted"]
  }

  private static func imageKeys<View: ImageViewKeys>(_ root: View.Type) -> [AnyKeyPath: String] {
    [\View.image: "image"]
  }

  private static func progressKeys<View: ProgressViewKeys>(
    _ root: View.Type
  ) -> [AnyKeyPath: String] {
    [\View.progress: "progress"]
  }

  private static func controllerKeys<Controller: ControllerKeys>(
    _ root: Controller.Type
  ) -> [AnyKeyPath: String] {
    [\Controller.title: "title", \Controller.preferredContentSize: "preferredContentSize"]
  }

  private static func barItemKeys<Item: BarItemKeys>(_ root: Item.Type) -> [AnyKeyPath: String] {
    [\Item.title: "title", \Item.image: "image", \Item.isEnabled: "enabled"]
  }

  private static func navigationItemKeys<Item: NavigationItemKeys>(
    _ root: Item.Type
  ) -> [AnyKeyPath: String] {
    [
      \Item.title: "title", \Item.titleView: "titleView",
      \Item.leftBarButtonItems: "leftBarButtonItems",
      \Item.rightBarButtonItems: "rightBarButtonItems",
    ]
  }
}

// Classes that a key path may begin at.
private protocol ViewKeys: UIView {}
extension UIView: ViewKeys {}
private protocol ScrollViewKeys: UIScrollView {}
extension UIScrollView: ScrollViewKeys {}
private protocol LabelKeys: UILabel {}
extension UILabel: LabelKeys {}
private protocol ControlKeys: UIControl {}
extension UIControl: ControlKeys {}
private protocol ImageViewKeys: UIImageView {}
extension UIImageView: ImageViewKeys {}
private protocol ProgressViewKeys: UIProgressView {}
extension UIProgressView: ProgressViewKeys {}
private protocol ControllerKeys: UIViewController {}
extension UIViewController: ControllerKeys {}
private protocol BarItemKeys: UIBarItem {}
extension UIBarItem: BarItemKeys {}
private protocol NavigationItemKeys: UINavigationItem {}
extension UINavigationItem: NavigationItemKeys {}

extension KeyValueObservable {
  /// The names of the values of a class of UIKit.
  package static func observableKeys(of root: any KeyValueObservable.Type) -> [AnyKeyPath: String] {
    nonisolated(unsafe) var keys: [AnyKeyPath: String] = [:]
    MainActor.assumeIsolated { keys = ObservableKeys.all(of: root) }
    return keys
  }
}

extension UIResponder: KeyValueObservable {}
extension UIGestureRecognizer: KeyValueObservable {}
extension UIBarItem: KeyValueObservable {}
extension UINavigationItem: KeyValueObservable {}

extension UIResponder: ValueHearing {
  package nonisolated func hear(of keyPath: String, of object: Any?, _ news: KeyValueNews) {
    nonisolated(unsafe) let (object, news) = (object, news)
    MainActor.assumeIsolated {
      observeValue(forKeyPath: keyPath, of: object, change: news.change, context: news.context)
    }
  }
}

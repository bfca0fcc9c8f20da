/// What the names of the system's classes and element types tell about what they are for.
///
/// Class names are those of UIKit's headers and of the dumps that the tests read; element types are
/// those of `XCUIElement.ElementType` and of the macOS accessibility roles.
enum SystemClasses {
  /// Controls whose size the system sets.
  ///
  /// WCAG exempts such targets as "user agent control"; the Human Interface Guidelines are met by
  /// definition.
  static let fixedSizeControls: Set<String> = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
    "Switch", "Slider", "Stepper", "SegmentedControl", "PageIndicator", "DatePicker", "Picker",
    "PickerWheel", "CheckBox",
  ]

  /// Controls in general.
  static let controls: Set<String> = [
    "UIButton", "UIControl", "UITextField", "UISearchTextField", "UIColorWell",
    "UITabBarButton", "_UIButtonBarButton", "UINavigationButton", "_UITabButton",
  ]

  /// Element types that do something when they are tapped.
  static let controlRoles: Set<String> = [
    "Button", "Link", "TextField", "SecureTextField", "SearchField", "TextView", "TextArea",
    "Switch", "Toggle", "CheckBox", "RadioButton", "Slider", "Stepper", "SegmentedControl",
    "PopUpButton", "MenuButton", "MenuItem", "Tab", "PageIndicator", "DatePicker", "Picker",
    "PickerWheel", "Key", "ColorWell", "ComboBox",
  ]

  /// Bars: the system places and enlarges the touch areas of what is in them.
  static let bars: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIStatusBar", "_UITabBar",
    "NavigationBar", "TabBar", "Toolbar", "StatusBar", "TouchBar",
  ]

  /// Windows that the system puts in front of an app's own, and passes touches through where
  /// nothing of theirs is.
  static let windows: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow", "_UIAlertWindow",
    "UIAutoRotatingWindow", "_UIInteractiveHighlightEffectWindow",
  ]

  /// Keyboards and what stands around them.
  static let keyboards: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetHostView",
    "UIInputSetContainerView", "UIKeyboard", "Keyboard",
  ]

  /// Views that a window or a container puts around content, and that show nothing themselves.
  static let plainContainers: Set<String> = [
    "UIView", "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
    "UIViewControllerWrapperView", "UINavigationTransitionView",
  ]

  /// Views whose content a finger moves, also where a dump tells no offset of theirs.
  static let scrollers: Set<String> = [
    "UIScrollView", "UITableView", "UICollectionView", "ScrollView", "Table", "CollectionView",
    "WebView",
  ]

  /// Views behind a presentation, which keep touches from what they cover on purpose.
  static let dimmings: Set<String> = ["UIDimmingView", "_UIContextMenuContainerView"]

  /// Views of the system whose recognizers are part of what they are.
  static let recognizing: Set<String> = [
    "UIWindow", "UIScrollView", "UITableView", "UICollectionView", "UITextView", "WKWebView",
    "WKScrollView", "WKContentView", "MKMapView", "UITableViewCell", "UICollectionViewCell",
    "UICollectionViewListCell", "UIPickerView", "UILayoutContainerView", "UITransitionView",
    "UIDropShadowView", "UISplitView", "UIDimmingView",
  ]
}

/// The sets of the system's classes and element types by their purpose. Class names are those of
/// UIKit's headers and of the dumps that the tests read; element types are those of
/// `XCUIElement.ElementType` and of the macOS accessibility roles.
package enum SystemClasses {
  /// Controls whose size the system sets. WCAG exempts such targets as "user agent control"; the
  /// Human Interface Guidelines are met by definition.
  package static let fixedSizeControls: Set<String> = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
    "Switch", "Slider", "Stepper", "SegmentedControl", "PageIndicator", "DatePicker", "Picker",
    "PickerWheel", "CheckBox",
  ]

  /// Controls in general.
  static let controls: Set<String> = [
    "UIButton", "UIControl", "UITextField", "UISearchTextField", "UIColorWell",
    "UITabBarButton", "_UIButtonBarButton", "UINavigationButton", "_UITabButton",
  ]

  /// Those of them into which apps put views. UIKit builds the others completely.
  static let openControls: Set<String> = ["UIButton", "UIControl"]

  /// Those of them whose subviews all belong to them, even those of an app.
  static let textFields: Set<String> = ["UITextField", "UISearchTextField"]

  /// Views that do nothing with touches themselves.
  static let plainViews: Set<String> = [
    "UIView", "UIStackView", "UILabel", "UIImageView", "UIVisualEffectView",
  ]

  /// Controls that win against a recognizer around them that waits for a single tap.
  ///
  /// > Source: UIKit documentation, "Attaching gesture recognizers to UIKit controls". FS-120.
  package static let winningOverTaps: Set<String> = [
    "UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl",
  ]

  /// The parts of the tab bar of iOS 26 that draw the tabs once more, for the chosen one. The tabs
  /// that people tap lie in front of them.
  ///
  /// > Source: hierarchies that developers published, as in cashapp/AccessibilitySnapshot, issue
  /// 272.
  static let copiesOfTabs: Set<String> = ["SelectedContentView"]

  /// Views with which iOS 26 draws over an app's content: the parts in front of a tab bar's tabs,
  /// and the effect at the edges of scroll views, which extends 55 points below a navigation bar
  /// and 65 above a tab bar. No page of Apple's says that touches fall through them; every app with
  /// such a bar or list depends on it.
  ///
  /// > Source: hierarchies and measures that developers published.
  static let decorations: Set<String> = [
    "_UILiquidLensView", "DestOutView", "BadgeContainerView",
    "_UITouchPassthroughView", "ScrollEdgeEffectView", "PocketMask", "PocketBlur",
    "LuminanceAdjustment",
  ]

  /// Element types that do something when they are tapped.
  static let controlRoles: Set<String> = [
    "Button", "Link", "TextField", "SecureTextField", "SearchField", "TextView", "TextArea",
    "Switch", "Toggle", "CheckBox", "RadioButton", "Slider", "Stepper", "SegmentedControl",
    "PopUpButton", "MenuButton", "MenuItem", "Tab", "PageIndicator", "DatePicker", "Picker",
    "PickerWheel", "Key", "ColorWell", "ComboBox",
  ]

  /// Bars: the system places and enlarges the touch areas of their items.
  package static let bars: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIStatusBar", "_UITabBar",
    "NavigationBar", "TabBar", "Toolbar", "StatusBar", "TouchBar",
  ]

  /// Windows and containers that the system puts in front of an app's own. Touches fall through
  /// where they have no content.
  package static let passingThrough: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow", "UIAutoRotatingWindow",
    "_UIInteractiveHighlightEffectWindow", "UIInputSetContainerView",
    "UIEditingOverlayGestureView", "UIEditingOverlayView",
  ]

  /// Elements that are in front of everything except the keyboard.
  package static let modals: Set<String> = ["Alert", "Sheet", "Popover", "Menu", "Dialog"]

  /// Element types that do something when they are tapped, including those that no guideline calls
  /// a target.
  static let actingRoles: Set<String> = controlRoles.union(["Cell", "Icon", "MenuBarItem"])

  /// Keyboards and the views around them.
  package static let keyboards: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetHostView",
    "UIInputSetContainerView", "UIKeyboard", "Keyboard",
  ]

  /// Views that a window or a container puts around content, and that show nothing themselves.
  package static let plainContainers: Set<String> = [
    "UIView", "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
    "UIViewControllerWrapperView", "UINavigationTransitionView",
  ]

  /// Views whose content a finger moves, also where a dump contains no offset.
  static let scrollers: Set<String> = [
    "UIScrollView", "UITableView", "UICollectionView", "ScrollView", "Table", "CollectionView",
    "WebView",
  ]

  /// Views behind a presentation, which keep touches from the views that they cover on purpose.
  package static let dimmings: Set<String> = ["UIDimmingView", "_UIContextMenuContainerView"]

  /// Views of the system whose recognizers belong to them.
  static let recognizing: Set<String> = [
    "UIWindow", "UIScrollView", "UITableView", "UICollectionView", "UITextView", "WKWebView",
    "WKScrollView", "WKContentView", "MKMapView", "UITableViewCell", "UICollectionViewCell",
    "UICollectionViewListCell", "UIPickerView", "UILayoutContainerView", "UITransitionView",
    "UIDropShadowView", "UISplitView", "UIDimmingView",
  ]

  /// Views that do something with a tap and are not controls: rows that are selected, texts, pages,
  /// maps and wheels.
  package static let answeringTaps: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "UITextView",
    "WKWebView", "WKContentView", "MKMapView", "UIPickerView", "_UIContextMenuContainerView",
  ]

  /// Returns whether a class is one of the system's with one of some bare names.
  static func isSystem(_ className: String, in names: Set<String>) -> Bool {
    // Most classes end here, and each view of a screen is asked.
    guard names.contains(where: className.hasSuffix) else { return false }
    let short = DumpedClassName(className).short
    let bare = short.lastIndex(of: ".").map { String(short[short.index(after: $0)...]) } ?? short
    return names.contains(bare) && isSystem(className)
  }

  /// Returns whether a class is one of the system's, by its prefix or its module.
  static func isSystem(_ className: String) -> Bool {
    if DumpedClassName(className).short != className {
      // In a mangled name the module follows its length: `_TtC7SwiftUI...`.
      return ["7SwiftUI", "5UIKit", "6WebKit", "6MapKit"].contains { className.contains($0) }
    }
    return systemPrefixes.contains { className.hasPrefix($0) }
  }

  private static let systemPrefixes = [
    "UI", "_UI", "NS", "_NS", "CA", "WK", "_WK", "MK", "_MK", "AV", "PK", "MF", "SFSafari", "QL",
    "SK", "SCN", "MTK", "GL", "AR", "SwiftUI.", "UIKit.", "_TtGC7SwiftUI", "Fallthrough.",
  ]
}

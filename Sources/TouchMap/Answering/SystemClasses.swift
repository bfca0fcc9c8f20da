/// The sets of the system's classes and element types by their purpose. Class names are those of
/// UIKit's headers and of the dumps that the tests read; element types are those of
/// `XCUIElement.ElementType` and of the macOS accessibility roles.
enum SystemClasses {
  /// Controls whose size the system sets. WCAG exempts such targets as "user agent control"; the
  /// Human Interface Guidelines are met by definition.
  static let fixedSizeControls: Set<String> = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
    "UISearchTextField", "SearchField",
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
  static let winningOverTaps: Set<String> = [
    "UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl",
  ]

  /// Recognizers that never recognize a tap: they wait for a finger that moves, or for two.
  ///
  /// > Source: UIKit documentation of each class.
  static let ignoringTaps: Set<String> = [
    "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIHoverGestureRecognizer",
  ]

  /// The parts of the tab bar of iOS 26 that draw the tabs once more, for the chosen one. The tabs
  /// that people tap lie in front of them.
  ///
  /// > Source: hierarchies that developers published, as in cashapp/AccessibilitySnapshot, issue
  /// 272.
  static let copiesOfTabs: Set<String> = ["SelectedContentView"]

  /// Views with which iOS 26 and 27 draw over an app's content: containers of floating bars and of
  /// tab bars, as large as the screen; the platters in bars; the parts in front of the tabs of a
  /// tab bar; and the effect at the edges of scroll views, which extends 55 points below a
  /// navigation bar and 65 above a tab bar. No page of Apple's says that touches fall through them;
  /// every app with such a bar or list depends on it. One report says that 86 points above a
  /// toolbar get no touches.
  ///
  /// > Source: for each class ``AppleClasses``; that the container of a floating bar passes touches
  /// through was captured on iOS 27: callstack/agent-device, issue 2996.
  static let decorations: Set<String> = [
    "_UIFloatingBarContainerView", "FloatingBarContainerView", "FloatingBarHostingView",
    "_UITabBarContainerView", "_UITabBarContainerWrapperView", "NavigationBarPlatterContainer",
    "NavigationBarTransitionContainer", "HostedViewContainer", "_UILiquidLensView", "DestOutView",
    "BadgeContainerView", "_UITouchPassthroughView", "ScrollEdgeEffectView", "_UIScrollPocket",
    "PocketMask", "PocketBlur", "LuminanceAdjustment",
  ]

  /// Views that may take touches on their own area or let them fall through, by a setting that no
  /// dump contains: behind a popover `passthroughViews`, what glass does with touches, and the
  /// `allowsHitTesting` of a portal.
  ///
  /// > Source: for portals akariicafe/Runtime-Headers, `_UIPortalView.h` of iOS 14.3.
  static let undetermined: Set<String> = [
    "_UIPopoverDimmingView", "UIPlatformGlassInteractionView", "_UIPortalView",
  ]

  /// Views whose `hitTest(_:with:)` never returns the view itself.
  ///
  /// > Source: OpenSwiftUIProject/OpenSwiftUI, `UIInheritedView.swift`, audited for iOS 18;
  /// WebKit/WebKit, `RemoteLayerTreeViews.mm`, which returns native views and child scroll views.
  static let neverHit: Set<String> = [
    "_UIInheritedView", "WKBackdropView", "WKCompositingView", "WKUIRemoteView",
  ]

  /// Private views that override hit testing. They take touches on their own area, as far as
  /// published hierarchies show, and no answer about that area is certain. A view around others is
  /// taken to ask them as UIKit does. `UITransitionView` is another one: see ``ClassFacts``.
  ///
  /// > Source: MTACS/iOS-17-Runtime-Headers, where the header of each class declares
  /// `hitTest:withEvent:` or `pointInside:withEvent:`.
  static let overriding: Set<String> = [
    "UIDimmingView", "UIDropShadowView", "UIInputSetHostView", "UIKeyboard", "UISegment",
    "UITabBarButton", "UITableViewWrapperView", "WKContentView", "_UIScrollViewScrollIndicator",
    "_UITextLayoutCanvasView", "_UITextLayoutFragmentView",
  ]

  /// Element types that do something when they are tapped.
  static let controlRoles: Set<String> = [
    "Button", "Link", "TextField", "SecureTextField", "SearchField", "TextView", "TextArea",
    "Switch", "Toggle", "CheckBox", "RadioButton", "Slider", "Stepper", "SegmentedControl",
    "PopUpButton", "MenuButton", "MenuItem", "Tab", "PageIndicator", "DatePicker", "Picker",
    "PickerWheel", "Key", "ColorWell", "ComboBox",
  ]

  /// Bars: the system places and enlarges the touch areas of their items.
  static let bars: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIStatusBar", "_UITabBar",
    "NavigationBar", "TabBar", "Toolbar", "StatusBar", "TouchBar",
  ]

  /// Windows and containers that the system puts in front of an app's own. Touches fall through
  /// where they have no content.
  static let passingThrough: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow", "UIAutoRotatingWindow",
    "_UIInteractiveHighlightEffectWindow", "UIInputSetContainerView",
    "UIEditingOverlayGestureView", "UIEditingOverlayView",
  ]

  /// Alerts and action sheets, whose buttons the system makes.
  static let alerts: Set<String> = [
    "_UIAlertControllerView", "_UIAlertControllerInterfaceActionGroupView", "Alert", "Sheet",
  ]

  /// Elements that are in front of everything except the keyboard.
  static let modals: Set<String> = ["Alert", "Sheet", "Popover", "Menu", "Dialog"]

  /// Element types that do something when they are tapped, including those that no guideline calls
  /// a target.
  static let actingRoles: Set<String> = controlRoles.union(["Cell", "Icon", "MenuBarItem"])

  /// Keyboards and the views around them.
  static let keyboards: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetHostView",
    "UIInputSetContainerView", "UIKeyboard", "Keyboard",
  ]

  /// Views that a window or a container puts around content, and that show nothing themselves.
  static let plainContainers: Set<String> = [
    "UIView", "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
    "UIViewControllerWrapperView", "UINavigationTransitionView",
  ]

  /// Views whose content a finger moves, also where a dump contains no offset.
  static let scrollers: Set<String> = [
    "UIScrollView", "UITableView", "UICollectionView", "ScrollView", "Table", "CollectionView",
    "WebView",
  ]

  /// Views behind a presentation, which keep touches from the views that they cover on purpose.
  static let dimmings: Set<String> = ["UIDimmingView", "_UIContextMenuContainerView"]

  /// Views in which UIKit shows a popover, an alert or a menu.
  static let modalViews: Set<String> = [
    "_UIPopoverView", "_UIPopoverDimmingView", "_UIAlertControllerView",
    "_UIContextMenuContainerView",
    "_UIAlertControllerInterfaceActionGroupView", "_UIContextMenuPlatterTransitionView",
  ]

  /// Views that Apple documents and whose recognizers belong to them.
  static let recognizing: Set<String> = [
    "UIWindow", "UIScrollView", "UITableView", "UICollectionView", "UITextView", "WKWebView",
    "MKMapView", "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell",
    "UIPickerView",
  ]

  /// Cells, which put their content into a view of their own.
  static let cells: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell",
  ]

  /// The views into which cells put their content, where those are not plain.
  static let contentViews: Set<String> = [
    "UITableViewCellContentView", "_UICollectionViewListCellContentView",
  ]

  /// Views that do something with a tap and are not controls: rows that are selected, texts, pages,
  /// maps and wheels.
  static let answeringTaps: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "UITextView",
    "WKWebView", "WKContentView", "MKMapView", "UIPickerView", "_UIContextMenuContainerView",
  ]
}

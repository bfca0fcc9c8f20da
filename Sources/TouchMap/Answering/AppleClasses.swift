/// Whose a class is.
package enum ClassOrigin: Sendable, Hashable {
  /// Apple documents it.
  case published
  /// It is private, and was seen in hierarchies that developers published.
  case seen
  /// It is private, and its behaviour for touches is not known.
  case unseen
  /// It is the app's or a library's.
  case own
}

extension DumpedClassName {
  /// Whose the class is: the module decides by its exact name, and a name without module is Apple's
  /// if it is on one of the two lists.
  package var origin: ClassOrigin {
    if let module {
      if module == "Fallthrough" { return .published }
      guard AppleClasses.modules.contains(module) else { return .own }
    }
    let bare = bare
    if AppleClasses.published.contains(bare) { return .published }
    if AppleClasses.seen.contains(module.map { "\($0).\(bare)" } ?? bare) { return .seen }
    if module == nil, AppleClasses.unsourced.contains(bare) { return .unseen }
    let isPrivate = ["_UI", "_NS", "_MK"].contains { bare.hasPrefix($0) }
    if isPrivate, AppleClasses.seen.contains(bare) { return .seen }
    return isPrivate || module != nil ? .unseen : .own
  }

  /// Whether the class is Apple's.
  var isApples: Bool { origin != .own }

  /// Whether the class is Apple's, with one of some bare names.
  func isApples(in names: Set<String>) -> Bool { names.contains(bare) && isApples }
}

/// The classes of Apple's views, and the modules that declare them.
enum AppleClasses {
  static let modules: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "AuthenticationServices", "ContactsUI", "CoreLocationUI",
    "GLKit", "GameKit", "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "MetalKit",
    "PDFKit", "PaperKit", "PassKit", "PencilKit", "PhotosUI", "QuickLook", "RealityFoundation",
    "RealityKit", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "SwiftUICore",
    "TipKit", "UIKit", "UIKitCore", "VisionKit", "WebKit", "_AVKit_SwiftUI", "_MapKit_SwiftUI",
    "_PhotosUI_SwiftUI", "_StoreKit_SwiftUI",
  ]

  /// The classes of views that Apple documents.
  ///
  /// > Source: the pages below https://developer.apple.com/documentation/ of the modules.
  static let published = words(
    """
    ADBannerView ARCoachingOverlayView ARSCNView ARSKView ARView ASAuthorizationAppleIDButton
    AVPlayerView AVRoutePickerView CLLocationButton CPWindow GLKView HKActivityRingView
    INUIAddVoiceShortcutButton LPLinkView MKAnnotationView MKCompassButton MKMapView
    MKMarkerAnnotationView MKOverlayView MKPinAnnotationView MKScaleView MKUserLocationView
    MKUserTrackingButton MPVolumeView MTKView PDFThumbnailView PDFView PHLivePhotoView
    PKAddPassButton PKCanvasView PKPaymentButton RPSystemBroadcastPickerView SCNView SKView
    UIActionSheet UIActivityIndicatorView UIAlertView UIBackgroundExtensionView UIButton
    UICalendarView UICollectionReusableView UICollectionView UICollectionViewCell
    UICollectionViewListCell UIColorWell UIContentUnavailableView UIControl UIDatePicker
    UIEventAttributionView UIImageView UIInputView UILabel UIListContentView UINavigationBar
    UIPageControl UIPasteControl UIPickerView UIPopoverBackgroundView UIProgressView
    UIRefreshControl UIScrollView UISearchBar UISearchTextField UISegmentedControl UISlider
    UIStackView UIStandardTextCursorView UIStepper UISwitch UITabBar UITableView UITableViewCell
    UITableViewHeaderFooterView UITextField UITextView UIToolbar UIView UIVisualEffectView
    UIWebView UIWindow WKWebView
    """)

  /// The private classes of views that were seen in hierarchies that developers published, each
  /// after its source: an issue or a pull request, or a path in a repository, which may hold the
  /// headers of a release. Those of Swift that do not begin with an underscore have their module, so
  /// that no class of an app is mistaken for one of them.
  static let seen = words(
    """
    getsentry/sentry-cocoa/Tests/SentryTests/ViewCapture: SwiftUI.CGDrawingView
      SwiftUI.CellHostingView SwiftUI.ListCollectionViewCell SwiftUI.PlatformViewHost
      SwiftUI.UpdateCoalescingCollectionView UIButtonLabel UIDropShadowView
      UISwitchModernVisualElement UITextFieldLabel UITransitionView
      _UICollectionViewListCellContentView
      _UICollectionViewListLayoutSectionBackgroundColorDecorationView _UIGraphicsView
      _UIHostingView _UILiquidLensView _UIScrollViewScrollIndicator _UISliderGlassVisualElement
      _UISystemBackgroundView _UITextLayoutCanvasView _UITextLayoutFragmentView
    getsentry/sentry-cocoa,callstack/agent-device#2996: ClearGlassView
      SDFElementView SDFView UIKit.FloatingBarHostingView UIKit.HostedViewContainer
      UIKit.NavigationBarContentView UIKit.NavigationBarPlatterContainer
      UIKit.NavigationBarTransitionContainer UILayoutContainerView UINavigationTransitionView
      UIViewControllerWrapperView _UIBarBackground _UIFloatingBarContainerView
      _UIPointerInteractionAssistantEffectContainerView _UIPortalView _UITabBarContainerView
      _UITabBarContainerWrapperView _UITabSelectionView
    cashapp/AccessibilitySnapshot#272: UIKit.BadgeContainerView UIKit.ContentView
      UIKit.DestOutView UIKit.SelectedContentView UITabBarButton _UITabBar _UITabBarPlatterView
      _UITabButton
    DataDog/dd-sdk-ios/DatadogSessionReplay/Tests/LayerTreeRecorder:
      UIKit.UIPlatformGlassInteractionView
    FLEXTool/FLEX/Classes/ExplorerInterface/FLEXExplorerViewController.m:
      UIKit.FloatingBarContainerView _UIContextMenuContainerView
      _UIContextMenuPlatterTransitionView _UITouchPassthroughView
    simonbs/Runestone#404,WebKit/WebKit#48308: UIKit.LuminanceAdjustment UIKit.PocketBlur
      UIKit.PocketMask UIKit.ScrollEdgeEffectView _UIScrollPocket
    PostHog/posthog-ios/PostHogTagViewModifier.swift: SwiftUI.UIKitPlatformViewHost
      _UIInheritedView
    LeoNatan/LNPopupController#168: MKAttributionLabel UITableViewCellContentView UITableViewLabel
      _MKScaleUnitsView _UITableViewCellSeparatorView
      _UIVisualEffectBackdropView _UIVisualEffectFilterView
    google/EarlGrey#664: _UIAlertControllerInterfaceActionGroupView _UIAlertControllerView
      _UIDimmingKnockoutBackdropView _UIVisualEffectSubview
    google/EarlGrey#1164: WKCompositingView WKContentView WKScrollView
    WebKit/WebKit/Source/WebKit/UIProcess/RemoteLayerTree/ios/RemoteLayerTreeViews.mm:
      WKBackdropView WKUIRemoteView
    finn-no/charcoal-ios#12: UIDimmingView
    neevaco/neeva-ios#4239: _UIPopoverDimmingView _UIPopoverView
    callstack/liquid-glass#38: _UIVisualEffectContentView
    ChenYilong/CYLTabBarController#126: UITabBarSwappableImageView
    PostHog/posthog-ios#279,QMUI/LookinServer#116,ibireme/YYText#684: UIInputSetHostView
      UIRemoteKeyboardWindow UITextEffectsWindow
    MTACS/iOS-17-Runtime-Headers/PrivateFrameworks/UIKitCore.framework: UIAutoRotatingWindow
      UIEditingOverlayGestureView UIFieldEditor UIInputSetContainerView UIKeyboard
      UINavigationButton UISegment UIStatusBarWindow UITableViewWrapperView _UIButtonBarButton
      _UIInteractiveHighlightEffectWindow _UIModernBarButton _UIStepperButton _UITextContainerView
    """
  ).filter { !$0.hasSuffix(":") }

  /// The private classes that rules name and for which no source was found. No certain answer rests
  /// on one of them.
  static let unsourced: Set<String> = ["UIEditingOverlayView", "UISplitView"]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

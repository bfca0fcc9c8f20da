#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The view of a presenter's root controller. Its name says in a dump that it and the view of the
  /// content in it are background.
  final class OverlayRootView: UIView {}

  /// Holds an overlay's content and lets the app's own controller answer for the screen.
  ///
  /// UIKit asks the root controller of the topmost visible window how the status bar looks and
  /// which orientations there are; an overlay has no opinion.
  final class OverlayRootController: UIViewController {
    private let content: UIViewController
    private let screenOwner = ScreenOwner()
    /// Called when another presenter is about to show the content; returns what tells of it.
    var onContentTaken: (() -> [() -> Void])?
    /// Called when the user asks to get away from the overlay; returns whether something was done.
    var onEscape: (() -> Bool)?

    init(content: UIViewController) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    /// There are no overlays in archives.
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = OverlayRootView()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .clear
      addChild(content)
      view.addSubview(content.view)
      showContent()
      content.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      showContent()
      #if !os(tvOS)
        keyboardClearance?.update()
      #endif
    }

    override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

    #if !os(tvOS)
      private var keyboardClearance: KeyboardClearance?

      /// Whether the content's safe area ends above the keyboard. SwiftUI sees to that by itself.
      var keepsClearOfKeyboard: Bool {
        get { keyboardClearance != nil }
        set {
          guard newValue != keepsClearOfKeyboard else { return }
          keyboardClearance?.end()
          let isNeeded = newValue && !HostingViews.contain(content.view)
          keyboardClearance = isNeeded ? KeyboardClearance(for: content, in: view) : nil
        }
      }
    #endif

    /// Gives the content back, so that another controller may show it.
    func releaseContent() {
      guard content.parent === self else { return }
      #if !os(tvOS)
        keepsClearOfKeyboard = false
      #endif
      content.willMove(toParent: nil)
      content.view.removeFromSuperview()
      content.removeFromParent()
    }

    /// Lets the content fill the overlay, and count as its background. A transition may be moving it,
    /// so its frame tells nothing.
    private func showContent() {
      guard content.parent === self else { return }
      let size = view.bounds.size
      let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      if content.view.bounds.size != size { content.view.bounds.size = size }
      if content.view.center != center { content.view.center = center }
    }

    // A television has neither a status bar nor orientations; where windows stand in a room, the
    // status bar and turning have no effect and asking about them is deprecated.
    #if !os(tvOS) && !os(visionOS)
      override var prefersStatusBarHidden: Bool {
        screenOwner.ask(for: self) { $0.child(\.childForStatusBarHidden).prefersStatusBarHidden }
          ?? super.prefersStatusBarHidden
      }

      override var preferredStatusBarStyle: UIStatusBarStyle {
        screenOwner.ask(for: self) { $0.child(\.childForStatusBarStyle).preferredStatusBarStyle }
          ?? super.preferredStatusBarStyle
      }

      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        screenOwner.ask(for: self) {
          $0.child(\.childForStatusBarHidden).preferredStatusBarUpdateAnimation
        } ?? super.preferredStatusBarUpdateAnimation
      }

      // Asked up to iOS 15; the mark keeps builds for later systems free of warnings.
      @available(iOS, deprecated: 16.0)
      @available(visionOS, deprecated: 1.0)
      override var shouldAutorotate: Bool {
        screenOwner.ask(for: self) { $0.shouldAutorotate } ?? super.shouldAutorotate
      }
    #endif

    #if !os(tvOS)
      override var prefersHomeIndicatorAutoHidden: Bool {
        screenOwner.ask(for: self) {
          $0.child(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        } ?? super.prefersHomeIndicatorAutoHidden
      }

      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        screenOwner.ask(for: self) {
          $0.child(\.childForScreenEdgesDeferringSystemGestures)
            .preferredScreenEdgesDeferringSystemGestures
        } ?? super.preferredScreenEdgesDeferringSystemGestures
      }

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        screenOwner.ask(for: self) { $0.supportedInterfaceOrientations }
          ?? super.supportedInterfaceOrientations
      }
    #endif
  }

  /// Finds the app's own controller in front, and asks it for one that has no opinion.
  ///
  /// An app whose controller asks the topmost window in turn would go round in circles, so an ask
  /// within an ask has no answer.
  @MainActor
  final class ScreenOwner {
    private var isAsking = false

    /// Asks the controller in front of the app in the scene that `controller` is shown in; `nil` if
    /// there is none or it is asking itself.
    func ask<Answer>(
      for controller: UIViewController, _ question: (UIViewController) -> Answer
    ) -> Answer? {
      let scene = controller.viewIfLoaded?.window?.windowScene
      guard !isAsking, let owner = scene?.appWindow?.rootViewController?.frontmost else {
        return nil
      }
      isAsking = true
      defer { isAsking = false }
      return question(owner)
    }
  }

  extension UIWindowScene {
    /// The frontmost ordinary window of the app that is no overlay.
    var appWindow: UIWindow? {
      windows.last {
        !$0.isHidden && !($0 is PassThroughWindow) && $0.windowLevel == .normal
          && $0.rootViewController != nil
      }
    }
  }

  extension UIViewController {
    /// The controller that covers this one in full, or this one.
    fileprivate var frontmost: UIViewController {
      var controller = self
      while let presented = controller.presentedViewController, presented.coversScreen {
        controller = presented
      }
      return controller
    }

    private var coversScreen: Bool {
      #if os(tvOS)
        // A television has no status bar, so nothing else asks for the whole screen.
        modalPresentationStyle == .fullScreen
      #else
        modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
      #endif
    }

    /// The controller that a container hands a question to, or the container.
    func child(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
      var controller = self
      while let child = next(controller) { controller = child }
      return controller
    }
  }
#endif

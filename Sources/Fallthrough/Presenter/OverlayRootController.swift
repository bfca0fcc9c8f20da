#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The view of a presenter's root controller. In a dump its name shows that it and the view of
  /// the content inside it are background.
  final class OverlayRootView: UIView {}

  /// Holds an overlay's content, and says who decides about the screen.
  ///
  /// UIKit asks the root controller of the topmost visible window how the status bar looks and
  /// which orientations are allowed. An overlay that lets touches through must not decide this.
  final class OverlayRootController: UIViewController {
    private let content: UIViewController
    /// Called when the user makes the escape gesture in the overlay; returns whether it was
    /// handled.
    var onEscape: (() -> Bool)?

    init(content: UIViewController) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = OverlayRootView() }

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
      updateSafeArea()
    }

    override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

    /// What this adds to the safe area of the content, beside the insets of the app.
    private var addedInsets = UIEdgeInsets.zero

    /// Makes the content's safe area leave out bars and the keyboard, as far as it is to keep clear
    /// of them. Returns whether it has changed.
    ///
    /// It reads the safe areas as they are, and lays out nothing.
    @discardableResult
    func updateSafeArea() -> Bool {
      guard let view = viewIfLoaded else { return false }
      var covered = UIEdgeInsets.zero
      if keepsClearOfBars, let window = view.window {
        covered = BarReading(behind: window).insets
      }
      #if !os(tvOS)
        covered.bottom = max(covered.bottom, keyboardClearance?.height ?? 0)
      #endif
      var insets = content.additionalSafeAreaInsets
      for edge in BarReading.edges {
        let added = max(0, covered[keyPath: edge] - view.safeAreaInsets[keyPath: edge])
        insets[keyPath: edge] += added - addedInsets[keyPath: edge]
        addedInsets[keyPath: edge] = added
      }
      guard insets != content.additionalSafeAreaInsets else { return false }
      content.additionalSafeAreaInsets = insets
      return true
    }

    var keepsClearOfBars = false {
      didSet { if keepsClearOfBars != oldValue { updateSafeArea() } }
    }

    #if !os(tvOS)
      private var keyboardClearance: KeyboardClearance?

      /// Whether the content's safe area ends above the keyboard. SwiftUI does that by itself.
      var keepsClearOfKeyboard: Bool {
        get { keyboardClearance != nil }
        set {
          guard newValue != keepsClearOfKeyboard else { return }
          keyboardClearance?.end()
          let isNeeded = newValue && !content.view.isHosting
          keyboardClearance = isNeeded ? KeyboardClearance(in: view) : nil
          if !isNeeded { updateSafeArea() }
        }
      }
    #endif

    /// Removes the content, so that another controller may show it.
    func releaseContent() {
      guard content.parent === self else { return }
      keepsClearOfBars = false
      #if !os(tvOS)
        keepsClearOfKeyboard = false
      #endif
      content.willMove(toParent: nil)
      content.view.removeFromSuperview()
      content.removeFromParent()
    }

    /// Makes the content fill the overlay and count as its background. A transition may be moving
    /// it, so its frame says nothing about its place.
    private func showContent() {
      guard content.parent === self else { return }
      let size = view.bounds.size
      let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      if content.view.bounds.size != size { content.view.bounds.size = size }
      if content.view.center != center { content.view.center = center }
    }

    // A television has neither a status bar nor orientations. On visionOS the status bar and
    // rotation have no effect, and the questions about them are deprecated.
    #if !os(tvOS) && !os(visionOS)
      override var prefersStatusBarHidden: Bool {
        ask(\.prefersStatusBarHidden, of: \.childForStatusBarHidden) ?? super.prefersStatusBarHidden
      }

      override var preferredStatusBarStyle: UIStatusBarStyle {
        ask(\.preferredStatusBarStyle, of: \.childForStatusBarStyle)
          ?? super.preferredStatusBarStyle
      }

      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        ask(\.preferredStatusBarUpdateAnimation, of: \.childForStatusBarHidden)
          ?? super.preferredStatusBarUpdateAnimation
      }

      // UIKit asks this up to iOS 15; the mark keeps builds for later systems free of warnings.
      @available(iOS, deprecated: 16.0)
      @available(visionOS, deprecated: 1.0)
      override var shouldAutorotate: Bool { ask(\.shouldAutorotate) ?? super.shouldAutorotate }

      @available(iOS 26.0, *)
      override var prefersInterfaceOrientationLocked: Bool {
        ask(\.prefersInterfaceOrientationLocked, of: \.childForInterfaceOrientationLock)
          ?? super.prefersInterfaceOrientationLocked
      }
    #endif

    #if !os(tvOS)
      override var prefersHomeIndicatorAutoHidden: Bool {
        ask(\.prefersHomeIndicatorAutoHidden, of: \.childForHomeIndicatorAutoHidden)
          ?? super.prefersHomeIndicatorAutoHidden
      }

      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        ask(
          \.preferredScreenEdgesDeferringSystemGestures,
          of: \.childForScreenEdgesDeferringSystemGestures)
          ?? super.preferredScreenEdgesDeferringSystemGestures
      }

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        ask(\.supportedInterfaceOrientations) ?? super.supportedInterfaceOrientations
      }

      override var prefersPointerLocked: Bool {
        ask(\.prefersPointerLocked, of: \.childViewControllerForPointerLock)
          ?? super.prefersPointerLocked
      }
    #endif

    private var isAsking = false

    /// Has UIKit ask again, because someone else decides now.
    func updateSystemAppearance() {
      #if !os(tvOS)
        #if !os(visionOS)
          setNeedsStatusBarAppearanceUpdate()
        #endif
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        if #available(iOS 16.0, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
      #endif
    }

    /// Asks the content or the app's frontmost controller in the scene in its place, or the child
    /// that this one names for the question; `nil` if there is none.
    ///
    /// If the app's controller asks the topmost window in turn, the two would ask each other
    /// without end. So a question within a question has no answer.
    private func ask<Answer>(
      _ question: (UIViewController) -> Answer,
      of child: (UIViewController) -> UIViewController? = { _ in nil }
    ) -> Answer? {
      let window = viewIfLoaded?.window as? OverlayWindow
      let contentDecides = window?.contentDecides ?? false
      let owner =
        contentDecides ? content : window?.windowScene?.appWindow?.rootViewController?.frontmost
      guard !isAsking, let owner else { return nil }
      isAsking = true
      defer { isAsking = false }
      return question(owner.last(child))
    }
  }

  extension UIWindowScene {
    /// The frontmost ordinary window of the app that is not an overlay.
    var appWindow: UIWindow? { appWindows.last }

    /// The ordinary windows of the app that are no overlays, back to front.
    var appWindows: [UIWindow] {
      windows.filter {
        !$0.isHidden && !($0 is PassThroughWindow) && $0.windowLevel == .normal
          && $0.rootViewController != nil
      }
    }
  }

  extension UIViewController {
    /// The controller that covers this one in full, or this one.
    fileprivate var frontmost: UIViewController {
      last { $0.presentedViewController.flatMap { $0.coversScreen ? $0 : nil } }
    }

    private var coversScreen: Bool {
      #if os(tvOS)
        // A television has no status bar, so nothing else asks for the whole screen.
        modalPresentationStyle == .fullScreen
      #else
        modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
      #endif
    }

    /// The last one of the controllers that follow one another, beginning with this one.
    fileprivate func last(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
      var controller = self
      while let following = next(controller) { controller = following }
      return controller
    }
  }
#endif

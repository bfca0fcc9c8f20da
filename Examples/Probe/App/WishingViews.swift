#if canImport(SwiftUI) && canImport(UIKit) && canImport(Darwin)
  import Combine
  import Fallthrough
  import SwiftUI
  import UIKit

  /// What a step wants of an overlay, and what was seen of its content.
  @MainActor
  final class OverlayWish: ObservableObject {
    @Published var isShown = true
    /// Whether the view that asks has the other colours, text size, language and direction.
    @Published var isOther = false
    var alignment = Alignment.center
    var isAnimated = false
    var leavesAtOnce = false
    var events: [String] = []
    /// The values of the content's environment.
    var values: [String] = []
    var place = "unknown"
    var dismiss: (() -> Void)?
    private var leaves: TimeInterval?
    private(set) var secondsToLeave: TimeInterval?

    func leave() {
      leaves = CACurrentMediaTime()
      isShown = false
    }

    func noteDismissal() {
      events.append("onDismiss")
      secondsToLeave = leaves.map { CACurrentMediaTime() - $0 }
    }
  }

  /// A view that asks for an overlay by a wish.
  struct WishingView: View {
    @ObservedObject var wish: OverlayWish

    var body: some View {
      Text("Asking")
        .passThroughOverlay(
          isPresented: Binding(get: { wish.isShown }, set: { wish.isShown = $0 }),
          alignment: wish.alignment, onDismiss: { wish.noteDismissal() }
        ) {
          WishedView(wish: wish)
        }
        .environment(\.colorScheme, wish.isOther ? .dark : .light)
        .environment(\.dynamicTypeSize, wish.isOther ? .xxxLarge : .large)
        .environment(\.locale, Locale(identifier: wish.isOther ? "ar" : "en"))
        .environment(\.layoutDirection, wish.isOther ? .rightToLeft : .leftToRight)
    }
  }

  /// The content of that overlay, which notes what it has.
  private struct WishedView: View {
    let wish: OverlayWish
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.editMode) private var editMode
    @Environment(\.refresh) private var refresh
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
      wish.values = [
        "isPresented \(isPresented)", "isEnabled \(isEnabled)",
        "editMode \(editMode == nil ? "none" : "there")",
        "refresh \(refresh == nil ? "none" : "there")", "\(colorScheme)", "\(dynamicTypeSize)",
        locale.identifier, "\(layoutDirection)",
      ]
      let dismiss = dismiss
      wish.dismiss = { dismiss() }
      return content.frame(width: 100, height: 40).accessibilityFocusedInOverlay()
    }

    private var content: some View {
      LeavingView(wish: wish)
        .onAppear {
          wish.events.append("the content appears")
          if wish.leavesAtOnce { wish.isShown = false }
        }
        .onDisappear { wish.events.append("the content disappears") }
        .transition(wish.isAnimated ? .move(edge: .bottom) : .identity)
    }
  }

  /// A view of the content that notes how it comes and goes.
  private struct LeavingView: UIViewRepresentable {
    let wish: OverlayWish

    func makeCoordinator() -> OverlayWish { wish }

    func makeUIView(context: Context) -> PlacedView {
      let view = PlacedView(frame: .zero)
      view.wish = wish
      return view
    }

    func updateUIView(_ view: PlacedView, context: Context) {}

    static func dismantleUIView(_ view: PlacedView, coordinator: OverlayWish) {
      coordinator.events.append("dismantled")
    }

    final class PlacedView: UIView {
      weak var wish: OverlayWish?

      override func didMoveToWindow() {
        super.didMoveToWindow()
        wish?.events.append(window == nil ? "left the window" : "came into a window")
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        wish?.place = window.map { "\(convert(bounds, to: $0)) in \($0.bounds)" } ?? "nowhere"
      }
    }
  }

  /// A screen of the app's with a view that asks for an overlay.
  @MainActor
  final class AskingScreen {
    enum Way: String, CaseIterable {
      case plain, sheet, pushed
    }

    private let host: UIViewController
    private let root: UIViewController?
    private var navigation: UINavigationController?

    init(way: Way, showing view: some View, over app: UIWindow) {
      host = UIHostingController(rootView: view)
      root = app.rootViewController
      switch way {
      case .plain:
        root?.addChild(host)
        root?.view.addSubview(host.view)
        host.didMove(toParent: root)
      case .sheet: root?.present(host, animated: false, completion: nil)
      case .pushed:
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(host, animated: false)
        root?.present(navigation, animated: false, completion: nil)
        self.navigation = navigation
      }
    }

    /// Whether the view that asks is still shown.
    var isThere: Bool { host.view.window != nil }

    /// Pushes a screen over the one that asks.
    func cover() { navigation?.pushViewController(UIViewController(), animated: false) }

    func takeAway() {
      if root?.presentedViewController != nil {
        root?.dismiss(animated: false, completion: nil)
      } else {
        host.willMove(toParent: nil)
        host.view.removeFromSuperview()
        host.removeFromParent()
      }
    }
  }

  // MARK: Updates

  /// How often work ran that was to wait, and how often within an update.
  @MainActor
  final class UpdateLog {
    var depth = 0
    var runs = 0
    var runsInside = 0

    func noteLater() {
      RunLoop.main.perform(inModes: [.common]) { [self] in
        MainActor.assumeIsolated {
          runs += 1
          if depth > 0 { runsInside += 1 }
        }
      }
    }
  }

  /// A hosting controller that notes while its view is laid out, in which SwiftUI updates.
  final class UpdatedController<Content: View>: UIHostingController<Content> {
    var log: UpdateLog?

    override func viewWillLayoutSubviews() {
      log?.depth += 1
      super.viewWillLayoutSubviews()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log?.depth -= 1
    }
  }

  /// A view with a representable that asks for later work in each update.
  struct UpdatingView: View {
    @ObservedObject var wish: OverlayWish
    let log: UpdateLog

    var body: some View { Updated(log: log, isOther: wish.isOther) }

    private struct Updated: UIViewRepresentable {
      let log: UpdateLog
      let isOther: Bool

      func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }

      func updateUIView(_ view: UIView, context: Context) {
        log.depth += 1
        log.noteLater()
        log.depth -= 1
      }
    }
  }

  // MARK: Text

  /// Text that is edited as soon as it appears.
  struct FocusedView: View {
    enum Kind: String, CaseIterable {
      case field, editor
    }

    let kind: Kind
    @FocusState private var isFocused: Bool

    var body: some View {
      ZStack {
        switch kind {
        case .field: TextField("Field", text: .constant("")).focused($isFocused)
        case .editor: TextEditor(text: .constant("")).focused($isFocused)
        }
      }
      .frame(width: 200, height: 80)
      .onAppear { isFocused = true }
    }
  }
#endif

#if canImport(UIKit)
  import Fallthrough
  import UIKit

  extension ProbeRun {
    /// In which order things are told at a presentation from an overlay, and who gets touches.
    func present() async {
      stage.begin("presentation")
      let root = UIViewController()
      let window = await show(root, in: ProbeWindow(windowScene: stage.scene))
      let shown = ProbeController()
      shown.modalPresentationStyle = .overFullScreen
      let point = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      root.present(shown, animated: false) { shown.note("completion") }
      await stage.settle()
      note("presentation.order", shown.take())
      note("presentation.touch", claims(window, at: point))
      note("presentation.key", keyWindow(besides: window))
      root.dismiss(animated: false) { shown.note("completion") }
      await stage.settle()
      note("presentation.dismissal", shown.take())
      note("presentation.touch-afterwards", claims(window, at: point))
      await remove(window)
    }

    /// The same for a presenter.
    func showInPresenter() async {
      stage.begin("presenter")
      let presenter = OverlayPresenter(scene: stage.scene)
      let shown = ProbeController()
      presenter.show(shown) { shown.note("completion \($0)") }
      note("presenter.order-at-once", shown.events.joined(separator: ", "))
      await stage.settle()
      note("presenter.order", shown.take())
      note("presenter.key", keyWindow(besides: presenter.window))
      let insets = [shown.view.safeAreaInsets, app.rootViewController?.view.safeAreaInsets]
      note("presenter.safe-area", insets[0] == insets[1] ? "the app's" : "another")
      note("presenter.safe-area-insets", "\(insets)", .device)
      presenter.hide { shown.note("completion \($0)") }
      await stage.settle()
      note("presenter.dismissal", shown.take())
      note("presenter.window-afterwards", presenter.window == nil ? "none" : "one")
    }

    /// What an overlay leaves behind that is hidden while its content presents a sheet.
    func hideWithSheet() async {
      stage.begin("sheet")
      let presenter = OverlayPresenter(scene: stage.scene)
      var pair = [ProbeController(), ProbeController()]
      weak var content: ProbeController?
      weak var sheet: ProbeController?
      content = pair[0]
      sheet = pair[1]
      presenter.show(pair[0])
      pair[0].present(pair[1], animated: false, completion: nil)
      await stage.settle()
      pair.forEach { _ = $0.take() }
      presenter.hide { [weak content] in content?.note("completion \($0)") }
      await stage.settle()
      note("sheet.content-events", pair[0].take())
      note("sheet.events", pair[1].take())
      pair = []
      await stage.settle()
      note("sheet.content-afterwards", content == nil ? "released" : "stays in memory")
      note("sheet.afterwards", sheet == nil ? "released" : "stays in memory")
    }

    /// Which window is key while text in an overlay is edited, and whether UIKit asks for it before
    /// there is a first responder.
    func edit() async {
      for kind in ProbeEditor.allCases {
        let id = kind == .field ? "key" : "key.\(kind.rawValue)"
        stage.begin(id)
        let root = UIViewController()
        let window = await show(root, in: ProbeWindow(windowScene: stage.scene))
        let editor = kind.make(in: window.bounds)
        root.view.addSubview(editor)
        note("\(id).before", keyWindow(besides: window))
        _ = window.log.takeKeyAsks()
        window.log.editor = editor
        let listener = KeyboardListener()
        let began = editor.becomeFirstResponder()
        note("\(id).asks", window.log.takeKeyAsks())
        await stage.settle()
        note("\(id).editing", began ? keyWindow(besides: window) : "it refused")
        note("\(id).keyboard", listener.end() ? "comes" : "stays away", .device)
        _ = editor.resignFirstResponder()
        await stage.settle()
        note("\(id).afterwards", keyWindow(besides: window))
        await remove(window)
      }
    }

    private func claims(_ window: UIWindow, at point: CGPoint) -> String {
      window.hitTest(point, with: nil) == nil ? "falls through" : "claimed"
    }

    private func keyWindow(besides overlay: UIWindow?) -> String {
      switch stage.scene.keyWindow {
      case nil: "none"
      case app: "the app's"
      case overlay: "the overlay"
      default: "another"
      }
    }
  }

  /// What takes text in an overlay.
  enum ProbeEditor: String, CaseIterable {
    case field
    case textView = "text-view"
    case keyInput = "key-input"

    @MainActor
    func make(in bounds: CGRect) -> UIView {
      let frame = ProbeContent.frame(in: bounds)
      switch self {
      case .field: return UITextField(frame: frame)
      case .textView: return UITextView(frame: frame)
      case .keyInput: return ProbeKeyInput(frame: frame)
      }
    }
  }

  /// A field of the app's own, such as one for a code, which tells of no editing.
  final class ProbeKeyInput: UIView, UIKeyInput {
    var hasText: Bool { false }

    func insertText(_ text: String) {}

    func deleteBackward() {}

    override var canBecomeFirstResponder: Bool { true }
  }

  /// Whether the keyboard comes while it listens.
  @MainActor
  final class KeyboardListener {
    private var hasCome = false
    private var token: (any NSObjectProtocol)?

    init() {
      token = NotificationCenter.default.addObserver(
        forName: Notification.Name("UIKeyboardWillShowNotification"), object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.hasCome = true } }
    }

    /// Listens no longer.
    func end() -> Bool {
      if let token { NotificationCenter.default.removeObserver(token) }
      return hasCome
    }
  }
#endif

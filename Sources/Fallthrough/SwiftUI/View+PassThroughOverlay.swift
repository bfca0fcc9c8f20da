#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Shows content in a window above the app; touches beside that content reach the app.
    ///
    /// The window belongs to the scene that this view is in, never becomes key by itself, and is
    /// gone while nothing is presented. The content gets this view's environment.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the content is shown.
    ///   - content: What to show; it is laid out in the whole window.
    public func passThroughOverlay<Content: View>(
      isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      background(OverlayAnchor(isPresented: isPresented.wrappedValue, content: content))
    }
  }

  /// An invisible view that knows the scene and drives the overlay of it.
  struct OverlayAnchor<Content: View>: UIViewRepresentable {
    let isPresented: Bool
    let content: () -> Content

    func makeCoordinator() -> OverlayCoordinator<Content> {
      OverlayCoordinator()
    }

    func makeUIView(context: Context) -> SceneReaderView {
      let coordinator = context.coordinator
      let view = SceneReaderView(frame: .zero)
      view.onSceneChange = { [weak coordinator] in coordinator?.moveOverlay(to: $0) }
      return view
    }

    func updateUIView(_ view: SceneReaderView, context: Context) {
      let environment = context.environment
      context.coordinator.update(
        root: isPresented ? OverlayRoot(content: content(), environment: environment) : nil)
    }

    static func dismantleUIView(
      _ view: SceneReaderView, coordinator: OverlayCoordinator<Content>
    ) {
      coordinator.update(root: nil)
    }
  }

  /// The content of an overlay in the environment of the view that asked for it.
  struct OverlayRoot<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    var body: some View {
      content.environment(\.self, environment)
    }
  }

  /// Keeps one overlay up to date with the view that asked for it.
  @MainActor
  final class OverlayCoordinator<Content: View> {
    private var scene: UIWindowScene?
    private var root: OverlayRoot<Content>?
    private var host: UIHostingController<OverlayRoot<Content>>?
    private var presenter: OverlayPresenter?

    func moveOverlay(to scene: UIWindowScene?) {
      guard scene !== self.scene else { return }
      presenter?.hide()
      presenter = nil
      self.scene = scene
      show()
    }

    func update(root: OverlayRoot<Content>?) {
      self.root = root
      show()
    }

    private func show() {
      guard let root, let scene else {
        presenter?.hide()
        host = nil
        return
      }
      if let host {
        host.rootView = root
        if presenter != nil { return }
      }
      let host = self.host ?? UIHostingController(rootView: root)
      let presenter = self.presenter ?? OverlayPresenter(scene: scene)
      presenter.show(host)
      (self.host, self.presenter) = (host, presenter)
    }
  }
#endif

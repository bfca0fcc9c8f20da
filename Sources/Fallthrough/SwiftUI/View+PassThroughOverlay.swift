#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Shows content in a window above the app while a binding is true; touches beside that content
    /// reach the app.
    ///
    /// As with `sheet(isPresented:onDismiss:content:)` the content comes and goes with the binding,
    /// which `dismissOverlay` sets to false:
    ///
    /// ```swift
    /// struct SaveButton: View {
    ///   @State private var isSaved = false
    ///
    ///   var body: some View {
    ///     Button("Save") { withAnimation { isSaved = true } }
    ///       .passThroughOverlay(isPresented: $isSaved) {
    ///         Text("Saved").transition(.move(edge: .bottom))
    ///       }
    ///   }
    /// }
    /// ```
    ///
    /// - *Animation.* A change of the binding, and of what the content shows, has the transaction
    ///   that it was made in: `withAnimation` and `Binding.animation(_:)` reach the content, and its
    ///   `transition` runs in both directions. The window stays until the content has gone, but no
    ///   longer than 5 seconds, which is a choice. What is on its way out takes no touches.
    /// - *Order.* What the view says is carried out when the update that it was said in is over; of
    ///   several changes until then the last one counts. An overlay that is wanted again while it
    ///   leaves turns back, and `onDismiss` is not called for that.
    /// - *Several overlays.* Each has a window of its own in the scene that its view is in, so that
    ///   each window on an iPad has its own overlays. The higher `overlayLevel(_:)`
    ///   is in front, and of one level the overlay that came last.
    /// - *Environment and preferences.* The content gets this view's environment, objects included,
    ///   and its preferences stay in it, as with a sheet. What belongs to the window is the
    ///   overlay's own: its size classes, and that it is not presented. So `dismiss` in the content
    ///   does nothing, even if this view is in a sheet or was pushed. `dismissOverlay` takes the
    ///   overlay away. That `dismiss` does nothing is worked out from SwiftUI's documentation and
    ///   from published apps, and has not been seen on a device.
    /// - *Assistive apps.* The gesture to get away dismisses the overlay, as it does a sheet.
    /// - *Lifetime.* The overlay stays while this view does, also when another screen covers it. It
    ///   goes at once when the view goes for good, or its scene; for a scene `onDismiss` is not
    ///   called.
    ///
    /// The window never becomes key by itself, and is gone while nothing is shown. SwiftUI keeps the
    /// content clear of the keyboard as it does everywhere.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the content is shown; set to false when the content dismisses itself.
    ///   - onDismiss: Called when the content has gone.
    ///   - content: What to show; it is laid out in the whole window.
    public func passThroughOverlay<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      let dismiss = DismissOverlayAction { isPresented.wrappedValue = false }
      let request = OverlayRequest(
        id: isPresented.wrappedValue ? true : nil, onDismiss: onDismiss, dismiss: dismiss,
        content: isPresented.wrappedValue ? content : nil)
      return background(OverlayAnchor(request: request))
    }

    /// Shows content for an item in a window above the app; touches beside that content reach the
    /// app.
    ///
    /// All that ``passThroughOverlay(isPresented:onDismiss:content:)`` says holds here. An item with
    /// another identity replaces the overlay: the old one leaves while the new one comes in front of
    /// it, and `onDismiss` is called when the old one has gone. An item that changes and keeps its
    /// identity changes the content.
    ///
    /// - Parameters:
    ///   - item: What the overlay is about, or `nil` for none; set to `nil` when the content
    ///     dismisses itself, unless the item is another one by then.
    ///   - onDismiss: Called each time that content has gone.
    ///   - content: What to show for an item; it is laid out in the whole window.
    public func passThroughOverlay<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      let request = OverlayRequest(
        id: item.wrappedValue.map { AnyHashable($0.id) }, onDismiss: onDismiss,
        dismiss: .clearing(item), content: item.wrappedValue.map { item in { content(item) } })
      return background(OverlayAnchor(request: request))
    }
  }

  /// What a view says about its overlay.
  struct OverlayRequest<Content: View> {
    let id: AnyHashable?
    let onDismiss: (() -> Void)?
    let dismiss: DismissOverlayAction
    /// Nothing where no overlay is wanted, so that the content is not made for nothing.
    let content: (() -> Content)?
  }

  /// An invisible view that knows the scene and hands on what is wanted of the overlay in it.
  struct OverlayAnchor<Content: View>: UIViewRepresentable {
    typealias Coordinator = OverlayCoordinator<SwiftUIOverlayStage<Content>>

    let request: OverlayRequest<Content>

    func makeCoordinator() -> Coordinator {
      OverlayCoordinator { SwiftUIOverlayStage() }
    }

    func makeUIView(context: Context) -> SceneReaderView {
      OverlayEnvironment(asking: context.environment).noteIfPresentationStays()
      let coordinator = context.coordinator
      let view = SceneReaderView(frame: .zero)
      view.onSceneChange = { [weak coordinator] in coordinator?.move(to: $0) }
      return view
    }

    func updateUIView(_ view: SceneReaderView, context: Context) {
      let transaction = context.transaction
      let root = request.content.map {
        OverlayRoot(
          content: $0(), environment: OverlayEnvironment(asking: context.environment),
          dismiss: request.dismiss)
      }
      let wish = OverlayWish<SwiftUIOverlayStage<Content>>(
        id: request.id, dismiss: { request.dismiss() }, onDismiss: request.onDismiss
      ) { stage in
        (stage.next, stage.transaction) = (root, transaction)
      }
      context.coordinator.update(wish)
    }

    static func dismantleUIView(_ view: SceneReaderView, coordinator: Coordinator) {
      coordinator.end()
    }
  }
#endif

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
    ///   and its preferences stay in it, as with a sheet. Size classes are those of the overlay's own
    ///   window; `isEnabled`, `editMode` and `refresh` are as in a new screen. `dismiss` takes the
    ///   overlay away, as `dismissOverlay` does: SwiftUI has no published way to say so, and where the
    ///   one that is taken fails, the log says at the first show what `dismiss` does there. This is
    ///   worked out from published apps, and has not been seen on a device.
    /// - *Duration.* Content with a duration leaves by itself: its binding is set as by
    ///   `dismissOverlay`, by the animation that it came by. The time runs from when the content comes,
    ///   its transition included, and stands still while a finger, the pointer or the cursor of an
    ///   assistive app is on it; these are choices. Another duration counts anew.
    /// - *Assistive apps.* The gesture to get away dismisses the overlay, as it does a sheet.
    /// - *Lifetime.* The overlay stays while this view does, also when another screen covers it. It
    ///   goes at once when the view goes for good, or its scene. A scene takes it along while it is
    ///   wanted, so `onDismiss` is called only for what was leaving.
    ///
    /// The window never becomes key by itself, and is gone while nothing is shown. SwiftUI keeps the
    /// content clear of the keyboard as it does everywhere.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the content is shown; set to false when the content dismisses itself.
    ///   - alignment: Where content is that is smaller than the window's safe area.
    ///   - duration: How long it is shown, in seconds, or `nil` for as long as the binding is true.
    ///   - onDismiss: Called when the content has gone.
    ///   - environment: Changes the content's environment in what is not as it should be.
    ///   - content: What to show; it is laid out in the whole window.
    public func passThroughOverlay<Content: View>(
      isPresented: Binding<Bool>, alignment: Alignment = .center, duration: TimeInterval? = nil,
      onDismiss: (() -> Void)? = nil, environment: ((inout EnvironmentValues) -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      let request = OverlayRequest(
        id: isPresented.wrappedValue ? true : nil, duration: duration,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
      return background(
        OverlayAnchor(
          request: request, alignment: alignment, changeEnvironment: environment,
          content: isPresented.wrappedValue ? content : nil))
    }

    /// Shows content for an item in a window above the app; touches beside that content reach the
    /// app.
    ///
    /// All that `passThroughOverlay(isPresented:content:)` says holds here. An item with another
    /// identity replaces the overlay: the old one leaves while the new one comes in front of it,
    /// and `onDismiss` is called when the old one has gone. An item that changes and keeps its
    /// identity changes the content.
    ///
    /// - Parameters:
    ///   - item: What the overlay is about, or `nil` for none; set to `nil` when the content
    ///     dismisses itself, unless the item is another one by then.
    ///   - alignment: Where content is that is smaller than the window's safe area.
    ///   - duration: How long each item is shown, in seconds, or `nil` for as long as it is the item.
    ///   - onDismiss: Called each time that content has gone.
    ///   - environment: Changes the content's environment in what is not as it should be.
    ///   - content: What to show for an item; it is laid out in the whole window.
    public func passThroughOverlay<Item: Identifiable, Content: View>(
      item: Binding<Item?>, alignment: Alignment = .center, duration: TimeInterval? = nil,
      onDismiss: (() -> Void)? = nil, environment: ((inout EnvironmentValues) -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      let dismiss = DismissOverlayAction.clearing(item)
      let request = OverlayRequest(
        id: item.wrappedValue.map { AnyHashable($0.id) }, duration: duration,
        dismiss: { dismiss() }, onDismiss: onDismiss)
      return background(
        OverlayAnchor(
          request: request, alignment: alignment, changeEnvironment: environment,
          content: item.wrappedValue.map { item in { content(item) } }))
    }
  }

  /// An invisible view that knows the scene and hands on what is wanted of the overlay in it.
  struct OverlayAnchor<Content: View>: UIViewRepresentable {
    let request: OverlayRequest
    let alignment: Alignment
    let changeEnvironment: ((inout EnvironmentValues) -> Void)?
    /// Nothing where no overlay is wanted, so that the content is not made for nothing.
    let content: (() -> Content)?

    func makeCoordinator() -> OverlayCoordinator {
      OverlayCoordinator { SwiftUIOverlayStage<Content>() }
    }

    func makeUIView(context: Context) -> WindowReaderView {
      let coordinator = context.coordinator
      let view = WindowReaderView(frame: .zero)
      view.onWindowChange = { [weak coordinator] in coordinator?.move(to: $0?.windowScene) }
      return view
    }

    func updateUIView(_ view: WindowReaderView, context: Context) {
      let transaction = context.transaction
      let dismiss = DismissOverlayAction(request.dismiss)
      let environment = OverlayEnvironment(
        asking: context.environment, dismiss: { dismiss() }, change: changeEnvironment)
      let root = content.map {
        OverlayRoot(content: $0(), alignment: alignment, environment: environment, dismiss: dismiss)
      }
      var request = request
      request.firstNote = environment.firstNote
      request.describe = { stage in
        guard let stage = stage as? SwiftUIOverlayStage<Content> else { return }
        (stage.next, stage.transaction) = (root, transaction)
      }
      context.coordinator.update(request)
    }

    static func dismantleUIView(_ view: WindowReaderView, coordinator: OverlayCoordinator) {
      coordinator.end()
    }
  }
#endif

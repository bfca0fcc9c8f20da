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
    ///       .passThroughOverlay(isPresented: $isSaved, alignment: .bottom) {
    ///         Text("Saved").transition(.move(edge: .bottom))
    ///       }
    ///   }
    /// }
    /// ```
    ///
    /// - *Animation.* A change of the binding or of the content keeps its transaction:
    ///   `withAnimation` and `Binding.animation(_:)` reach the content, and its `transition` runs
    ///   in both directions. A completion of `withAnimation` runs before the content arrives, as
    ///   your own update animates nothing. The window stays until the content has gone, but no
    ///   longer than 5 seconds, which is a choice. Content takes no touches while it leaves.
    /// - *Order.* A change takes effect after the update in which it was made; of several changes
    ///   until then the last one counts. If an overlay is requested again while it leaves, it turns
    ///   back, and `onDismiss` is not called for that.
    /// - *Several overlays.* Each has a window of its own in the scene of its view, so each window
    ///   on an iPad has its own overlays. The higher `overlayLevel(_:)` is in front, and at one
    ///   level the overlay that appeared last.
    /// - *Environment and preferences.* The content gets this view's environment, with its objects.
    ///   Its preferences do not leave it, as with a sheet. Size classes are those of the overlay's
    ///   own window; `isEnabled`, `editMode` and `refresh` are as in a new screen. `dismiss`
    ///   dismisses the overlay, as `dismissOverlay` does. SwiftUI publishes no way to do that.
    ///   Ours comes from published apps. Where it fails, the log says so.
    /// - *Duration.* Content with a duration leaves by itself: its binding is set as by
    ///   `dismissOverlay`, with the animation of its arrival. The time starts when the animation
    ///   by which the binding was set is over, or after 5 seconds of it, which is a choice. It
    ///   pauses as that of ``OverlayPresenter/show(_:duration:dismissal:transition:completion:)``.
    /// - *Assistive apps.* The escape gesture dismisses the overlay, as it does a sheet.
    /// - *Lifetime.* The overlay stays as long as this view, also when another screen covers the
    ///   view. It goes at once when the view is removed or its scene disconnects. A shown overlay
    ///   that goes with its scene is still requested, so `onDismiss` is called only for one that
    ///   was leaving.
    ///
    /// The window never becomes key by itself, and exists only while something is shown. SwiftUI
    /// keeps the content clear of the keyboard as it does everywhere. Content at an edge covers the
    /// bars of the app there, unless it says `overlayKeepsClearOfBars(_:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the content is shown; set to false when the content dismisses
    ///     itself.
    ///   - alignment: Where the content is if it is smaller than the window's safe area.
    ///   - duration: How long it is shown, in seconds, or `nil` for as long as the binding is true.
    ///   - onDismiss: Called when the content has gone.
    ///   - environment: Changes values of the content's environment that do not fit; SwiftUI may
    ///     call it on any thread.
    ///   - content: The content; it is laid out in the whole window.
    public func passThroughOverlay<Content: View>(
      isPresented: Binding<Bool>, alignment: Alignment = .center, duration: TimeInterval? = nil,
      onDismiss: (() -> Void)? = nil,
      environment: (@Sendable (inout EnvironmentValues) -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      passThroughOverlay(
        isPresented: isPresented, alignment: alignment, duration: duration,
        onDismiss: { _ in onDismiss?() }, environment: environment, content: content)
    }

    /// Shows content in a window above the app while a binding is true, and says why it has gone.
    ///
    /// As `passThroughOverlay(isPresented:content:)`; `onDismiss` gets the reason. A binding that
    /// other code sets counts as ``OverlayEnd/hidden``, and so does the removal of this view.
    public func passThroughOverlay<Content: View>(
      isPresented: Binding<Bool>, alignment: Alignment = .center, duration: TimeInterval? = nil,
      onDismiss: @escaping (OverlayEnd) -> Void,
      environment: (@Sendable (inout EnvironmentValues) -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      var request = OverlayRequest(id: isPresented.wrappedValue ? true : nil)
      request.dismiss = { isPresented.wrappedValue = false }
      (request.duration, request.onDismiss) = (duration, onDismiss)
      return background { [request] in
        OverlayAnchor(
          request: request, alignment: alignment, changeEnvironment: environment,
          content: isPresented.wrappedValue ? content : nil)
      }
    }

    /// Shows content for an item in a window above the app; touches beside that content reach the
    /// app.
    ///
    /// All rules and parameters of `passThroughOverlay(isPresented:content:)` apply here. An item
    /// with another identity replaces the overlay: the old one leaves while the new one appears in
    /// front of it, and `onDismiss` is called when the old one has gone. An item that changes and
    /// keeps its identity updates the content. Content that dismisses itself sets the item to `nil`,
    /// unless it is another one by then.
    public func passThroughOverlay<Item: Identifiable, Content: View>(
      item: Binding<Item?>, alignment: Alignment = .center, duration: TimeInterval? = nil,
      onDismiss: (() -> Void)? = nil,
      environment: (@Sendable (inout EnvironmentValues) -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      passThroughOverlay(
        item: item, alignment: alignment, duration: duration, onDismiss: { _ in onDismiss?() },
        environment: environment, content: content)
    }

    /// Shows content for an item in a window above the app, and says why it has gone.
    ///
    /// As `passThroughOverlay(item:content:)`; `onDismiss` gets the reason each time. Content of an
    /// item that another one replaces ends as ``OverlayEnd/replaced``.
    public func passThroughOverlay<Item: Identifiable, Content: View>(
      item: Binding<Item?>, alignment: Alignment = .center, duration: TimeInterval? = nil,
      onDismiss: @escaping (OverlayEnd) -> Void,
      environment: (@Sendable (inout EnvironmentValues) -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      var request = OverlayRequest(id: item.wrappedValue.map { AnyHashable($0.id) })
      request.dismiss = clearing(item)
      (request.duration, request.onDismiss) = (duration, onDismiss)
      return background { [request] in
        OverlayAnchor(
          request: request, alignment: alignment, changeEnvironment: environment,
          content: item.wrappedValue.map { item in { content(item) } })
      }
    }
  }

  /// Sets a binding to `nil` if its item is still the same.
  @MainActor
  private func clearing<Item: Identifiable>(_ item: Binding<Item?>)
    -> @MainActor @Sendable () -> Void
  {
    let id = item.wrappedValue?.id
    return { if item.wrappedValue?.id == id { item.wrappedValue = nil } }
  }

  /// An invisible view that knows its scene and requests the overlay there.
  struct OverlayAnchor<Content: View>: UIViewRepresentable {
    let request: OverlayRequest
    let alignment: Alignment
    let changeEnvironment: (@Sendable (inout EnvironmentValues) -> Void)?
    /// `nil` where no overlay is requested, so that the content is not made in vain.
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
      let dismiss = DismissOverlayAction { [request, weak coordinator = context.coordinator] in
        coordinator?.noteCause()
        request.dismiss?()
      }
      let environment = OverlayEnvironment(
        asking: context.environment, dismiss: { dismiss() }, change: changeEnvironment)
      let root = content.map {
        OverlayRoot(content: $0, alignment: alignment, environment: environment, dismiss: dismiss)
      }
      var request = request
      request.firstNote = environment.firstNote
      request.describe = { stage in
        guard let stage = stage as? SwiftUIOverlayStage<Content> else { return }
        stage.next = root
        stage.transaction = transaction
      }
      context.coordinator.update(request)
    }

    static func dismantleUIView(_ view: WindowReaderView, coordinator: OverlayCoordinator) {
      coordinator.end()
    }
  }
#endif

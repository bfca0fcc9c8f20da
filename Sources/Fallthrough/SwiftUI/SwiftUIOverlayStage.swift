#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  #if canImport(Combine)
    import Combine
  #endif
  import SwiftUI
  import UIKit

  /// Shows the content of an overlay in a hosting controller that is empty at first and at last, so
  /// that the content's own transitions run.
  @MainActor
  final class SwiftUIOverlayStage<Content: View>: OverlayStage {
    /// What is to be shown when it is put on.
    var next: OverlayRoot<Content>?
    /// How the next change is made.
    var transaction = Transaction()

    let presence = ContentPresence()
    private var arrival = Transaction()
    private let shown = ShownContent<Content>()
    private let host: UIHostingController<StageView<Content>>

    init() {
      host = UIHostingController(rootView: StageView(shown: shown, presence: presence))
    }

    var controller: UIViewController { host }

    // A new root view would be shown outside of the transaction; a change of an observed object is
    // shown in it.
    func putOn() {
      if shown.root == nil { arrival = transaction }
      withTransaction(transaction) { shown.root = next }
    }

    func takeOff() { withTransaction(transaction) { shown.root = nil } }

    func changeAsWhenPutOn(_ change: () -> Void) { withTransaction(arrival, change) }
  }

  @MainActor
  final class ShownContent<Content: View>: ObservableObject {
    @Published var root: OverlayRoot<Content>? {
      didSet { if let root { alignment = root.alignment } }
    }
    /// Also that of content on its way out.
    private(set) var alignment = Alignment.center
  }

  struct StageView<Content: View>: View {
    @ObservedObject var shown: ShownContent<Content>
    let presence: ContentPresence

    var body: some View {
      ZStack {
        if let root = shown.root { root.background(PresenceMarker(presence: presence)) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: shown.alignment)
    }
  }

  /// Puts a ``PresenceMarkerView`` behind the content, which is there for as long as that is.
  struct PresenceMarker: UIViewRepresentable {
    let presence: ContentPresence

    func makeUIView(context: Context) -> PresenceMarkerView {
      PresenceMarkerView(frame: .zero)
    }

    func updateUIView(_ view: PresenceMarkerView, context: Context) {
      view.presence = presence
    }

    static func dismantleUIView(_ view: PresenceMarkerView, coordinator: Void) {
      view.presence = nil
    }
  }

  /// The content of an overlay in the environment that it is to have.
  struct OverlayRoot<Content: View>: View {
    let content: Content
    let alignment: Alignment
    let environment: OverlayEnvironment
    let dismiss: DismissOverlayAction

    var body: some View {
      content
        .environment(\.dismissOverlay, dismiss)
        .transformEnvironment(\.self) { $0 = environment.values(over: $0) }
    }
  }
#endif

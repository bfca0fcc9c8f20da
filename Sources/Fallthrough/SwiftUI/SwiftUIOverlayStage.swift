#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  #if canImport(Combine)
    import Combine
  #endif
  import SwiftUI
  import UIKit

  /// Shows the content of an overlay in a hosting controller. The controller is empty before and
  /// after that, so that the content's own transitions run.
  @MainActor
  final class SwiftUIOverlayStage<Content: View>: OverlayStage {
    /// The content to show next.
    var next: OverlayRoot<Content>?
    var transaction = Transaction()

    let presence = ContentPresence()
    private var arrival = Transaction()
    private let shown = ShownContent<Content>()
    private let host: UIHostingController<StageView<Content>>

    init() { host = UIHostingController(rootView: StageView(shown: shown, presence: presence)) }

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
    /// Also the alignment of content that is leaving.
    private(set) var alignment = Alignment.center
  }

  struct StageView<Content: View>: View {
    @ObservedObject var shown: ShownContent<Content>
    let presence: ContentPresence

    var body: some View {
      let stage = ZStack {
        if let root = shown.root {
          root.background {
            Marker(PresenceMarkerView(frame: .zero)) { $0.presence = presence }
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: shown.alignment)
      Arriving(animatableData: shown.root == nil ? 0 : 1, presence: presence, stage: stage)
    }
  }

  /// A stage with a number that is 1 while content is there. SwiftUI animates the number together
  /// with the content, so it reaches 1 at the end of the arrival.
  ///
  /// > Source: SwiftUI documentation, `animatableData` of `Animatable`.
  private struct Arriving<Stage: View>: View, Animatable {
    nonisolated var animatableData: Double
    let presence: ContentPresence
    let stage: Stage

    var body: some View {
      presence.note(progress: animatableData)
      return stage
    }
  }

  /// The content of an overlay with its environment. The content is made here, in the overlay's own
  /// body, so that SwiftUI updates it for everything that it reads.
  struct OverlayRoot<Content: View>: View {
    let content: () -> Content
    let alignment: Alignment
    let environment: OverlayEnvironment
    let dismiss: DismissOverlayAction

    var body: some View {
      content()
        .environment(\.dismissOverlay, dismiss)
        .transformEnvironment(\.self, transform: environment.replace)
    }
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit)
  import Fallthrough
  import SwiftUI
  import UIKit

  /// The app's SwiftUI screen, with a toast of its own above the whole app.
  struct SettingsScreen: View {
    @State private var count = 0
    @State private var saved: SavedSettings?

    var body: some View {
      VStack {
        Text("Saved \(count) times")
        Button("Save") {
          count += 1
          withAnimation { saved = SavedSettings(id: count) }
        }
      }
      .passThroughOverlay(item: $saved) { saved in
        SavedToast(text: "Saved, number \(saved.id)") { count -= 1 }
      }
    }

    /// The screen as a controller to present.
    static func makeController() -> UIViewController {
      UIHostingController(rootView: SettingsScreen())
    }
  }

  /// What a toast of the settings is about.
  struct SavedSettings: Identifiable {
    let id: Int
  }

  /// Comes from the lower edge and goes there, when it is tapped, after a while, or for a touch
  /// beside it.
  struct SavedToast: View {
    let text: String
    let undo: () -> Void
    @Environment(\.dismissOverlay) private var dismissOverlay

    var body: some View {
      VStack {
        Spacer()
        HStack {
          Text(text)
          Button("Undo") {
            undo()
            leave()
          }
        }
        .padding()
        .background(Color.yellow)
        // Takes touches up to 8 points around what is drawn; everything else is the app's.
        .interactiveInOverlay(Capsule(), outset: 8)
      }
      .transition(.move(edge: .bottom))
      .onTouchOutsideOverlay { leave() }
      .overlayKeepsClearOfBars()
      .task {
        try? await Task.sleep(nanoseconds: 4_000_000_000)
        leave()
      }
    }

    private func leave() { withAnimation { dismissOverlay() } }
  }
#endif

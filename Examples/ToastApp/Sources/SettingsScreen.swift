#if canImport(SwiftUI) && canImport(UIKit)
  import Fallthrough
  import SwiftUI
  import UIKit

  /// The app's SwiftUI screen, with a toast of its own above the whole app.
  struct SettingsScreen: View {
    @State private var isToastShown = false
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Saved \(count) times")
        Button("Save") {
          count += 1
          isToastShown = true
        }
      }
      .passThroughOverlay(isPresented: $isToastShown) {
        VStack {
          Spacer()
          Button("Saved. Tap to undo") {
            count -= 1
            isToastShown = false
          }
          .padding()
          // Takes touches up to 8 points around what is drawn; everything else is the app's.
          .interactiveInOverlay(.capsule, outset: 8)
        }
      }
    }

    /// The screen as a controller to present.
    static func makeController() -> UIViewController {
      UIHostingController(rootView: SettingsScreen())
    }
  }
#endif

import Fallthrough
import SwiftUI

/// A screen with a toast over it, and over its sheets and bars as well.
struct OrderScreen: View {
  @State private var isSaved = false

  var body: some View {
    Button("Save") { withAnimation { isSaved = true } }
      .passThroughOverlay(isPresented: $isSaved, duration: 5) {
        VStack {
          Spacer()
          HStack {
            Text("Saved")
            Button("Undo") { withAnimation { isSaved = false } }
          }
          .padding()
          .background(Color.yellow)
        }
        .transition(.move(edge: .bottom))
        .onAppear { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        .onTouchOutsideOverlay { withAnimation { isSaved = false } }
      }
  }
}

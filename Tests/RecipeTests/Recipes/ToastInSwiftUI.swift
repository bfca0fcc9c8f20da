import Fallthrough
import SwiftUI

/// A screen with a toast over it, and over its sheets and bars as well.
struct OrderScreen: View {
  @State private var isSaved = false

  var body: some View {
    Button("Save") { isSaved = true }
      .passThroughOverlay(isPresented: $isSaved) {
        VStack {
          Spacer()
          HStack {
            Text("Saved")
            Button("Undo") { isSaved = false }
          }
          .padding()
          .background(Color.yellow)
        }
      }
  }
}

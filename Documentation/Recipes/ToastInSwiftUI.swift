import Fallthrough
import SwiftUI
import UIKit

/// A screen with a toast in front of it, and in front of its sheets and bars.
struct OrderScreen: View {
  @State var isSaved = false

  var body: some View {
    Button("Save") { withAnimation { isSaved = true } }
      .passThroughOverlay(isPresented: $isSaved, duration: 5) {
        VStack {
          Spacer()
          HStack {
            Text("Saved")
            Button {
              withAnimation { isSaved = false }
            } label: {
              Text("Undo").frame(minWidth: 44, minHeight: 44)
                .contentShape(.interaction, Rectangle())
            }
          }
          .padding(.horizontal)
          .background(Color.yellow)
        }
        .transition(.move(edge: .bottom))
        .onAppear { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        .onTouchOutsideOverlay { withAnimation { isSaved = false } }
        .overlayKeepsClearOfBars()
      }
  }
}

import Fallthrough
import SwiftUI
import UIKit

/// A screen with a toast in front of it, and in front of its sheets and bars. The order is sent when
/// the toast has gone, unless the user has tapped Undo.
struct OrderScreen: View {
  @State var isSaved = false
  @State private var isSent = false

  var body: some View {
    Button(isSent ? "Sent" : "Save") { withAnimation { isSaved = true } }
      .passThroughOverlay(
        isPresented: $isSaved, alignment: .bottom, duration: 5,
        onDismiss: { (end: OverlayEnd) in isSent = end != .hidden }
      ) {
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
        .transition(.move(edge: .bottom))
        .onAppear { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        .onTapOutsideOverlay { withAnimation { isSaved = false } }
        .overlaySwipeToDismiss(.bottom)
        .overlayKeepsClearOfBars()
      }
  }
}

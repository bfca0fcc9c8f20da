import Fallthrough
import SwiftUI

/// A screen with a toast at the upper edge, which hides the status bar while it is shown.
struct PairingScreen: View {
  @State var isPaired = false

  var body: some View {
    Button("Pair") { withAnimation { isPaired = true } }
      .passThroughOverlay(isPresented: $isPaired, alignment: .top, duration: 4) {
        Text("Paired")
          .padding()
          .background(Color.yellow)
          .statusBarHidden(true)
          .transition(.move(edge: .top))
          .overlaySystemAppearance(.content)
          .overlaySwipeToDismiss(.top)
      }
  }
}

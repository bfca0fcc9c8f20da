import Fallthrough
import SwiftUI

/// A screen with a small card at its lower edge. The alignment places it; no stack is needed.
struct HintScreen: View {
  @State var isHintShown = false

  var body: some View {
    Button("Help") { isHintShown = true }
      .passThroughOverlay(isPresented: $isHintShown, alignment: .bottom) { HintCard() }
  }
}

/// A card. Its close button takes touches around its symbol, and its text reacts to the pointer.
struct HintCard: View {
  @Environment(\.dismissOverlay) private var dismissOverlay
  @State private var isPointerOver = false

  var body: some View {
    HStack {
      Text("Pull down to refresh")
        .opacity(isPointerOver ? 1 : 0.6)
        .onHover { isPointerOver = $0 }
        .interactiveInOverlay()
      Button {
        withAnimation { dismissOverlay() }
      } label: {
        Image(systemName: "xmark")
          .hitAreaPadding(12)
          .hoverEffect()
          .accessibilityLabel("Close")
      }
    }
    .padding()
    .background(Color.yellow)
    .accessibilityFocusedInOverlay()
    .overlayKeepsClearOfBars()
  }
}

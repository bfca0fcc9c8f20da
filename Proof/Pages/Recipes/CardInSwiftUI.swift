import Fallthrough
import SwiftUI

/// A screen with a small card at its lower edge, which needs no stack around it to lie there.
struct HintScreen: View {
  @State private var isHintShown = false

  var body: some View {
    Button("Help") { isHintShown = true }
      .passThroughOverlay(isPresented: $isHintShown, alignment: .bottom) { HintCard() }
  }
}

/// A card with a close button that is larger than its symbol, and a part that answers the pointer.
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
  }
}

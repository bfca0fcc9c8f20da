// A toast as people write it: a model, focus, a menu, a picker, a transition, an alert and a preview.
import Fallthrough
import SwiftUI

@MainActor final class ToastModel: ObservableObject {
  @Published var message: String?
  @Published var count = 0
}

struct Toast: View {
  @ObservedObject var model: ToastModel
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isFocused: Bool
  @Namespace private var space
  @State private var text = ""
  @State private var showsAlert = false

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      if let message = model.message {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Image(systemName: "checkmark.circle.fill").resizable().scaledToFit().frame(width: 20)
          Text(message).fontWeight(.semibold).multilineTextAlignment(.leading)
          TextField("Reply", text: $text).focused($isFocused).textFieldStyle(.roundedBorder)
          Menu("More") { Button("Mute") { text = "" } }
          Picker("Kind", selection: $model.count) {
            Text("One").tag(1); Text("Two").tag(2)
          }.pickerStyle(.segmented)
        }
        .matchedGeometryEffect(id: "toast", in: space)
        .padding(.vertical, 10)
        .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .clipShape(Capsule())
        .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
        .animation(reduceMotion ? nil : .easeOut(duration: 0.2), value: model.count)
        .task {
          try? await Task.sleep(nanoseconds: 1); model.message = nil
        }
        .alert("Sure?", isPresented: $showsAlert) { Button("OK") {} }
        .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Done") { dismiss() } } }
      }
    }
    .modifier(Shaken())
  }
}

struct Shaken: ViewModifier {
  func body(content: Content) -> some View { content.rotationEffect(.degrees(2)) }
}

struct Toast_Previews: PreviewProvider {
  static var previews: some View { Toast(model: ToastModel()) }
}

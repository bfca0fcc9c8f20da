import Fallthrough
import SwiftUI
import Testing
import UIKit

/// A representable that does what a test says in its update.
private struct Acting: UIViewRepresentable {
  let act: @MainActor (EnvironmentValues) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { act(context.environment) }
}

@MainActor @Suite(.simulatedDevice) struct `The double of SwiftUI` {
  let scene = SimulatedDevice.current.scenes[0]

  /// The faults that are found when something happens in an update.
  private func faults(of act: @escaping @MainActor () -> Void) -> [String] {
    ViewUpdates.faults = []
    let app = DoubledApp { _ in Acting { _ in act() } }
    app.turn()
    defer { ViewUpdates.faults = [] }
    return ViewUpdates.faults
  }

  @Test func `finds windows that come or change in an update`() {
    let window = UIWindow(windowScene: scene)
    #expect(faults { window.isHidden = false }.count == 2)
    #expect(
      faults { window.windowLevel = .alert } == ["windows, levels or root controllers changed"])
    #expect(faults {} == [])
  }

  @Test func `finds presenters that are used in an update`() {
    let presenter = OverlayPresenter(scene: scene)
    #expect(!faults { presenter.show(UIViewController()) }.isEmpty)
    #expect(!faults { presenter.hide() }.isEmpty)
  }

  @Test func `finds calls of the app and changes of state in an update`() {
    let model = AppModel()
    #expect(faults { model.note("app") } == ["app was called"])
    ViewUpdates.faults = []
    _ = DoubledApp { model in
      Acting { _ in if model.count == 0 { model.count = 1 } }.background { Counter(model: model) }
    }
    #expect(ViewUpdates.faults == ["state was changed"])
    ViewUpdates.faults = []
  }

  @Test func `updates a representable for the values that it has read, and for no others`() {
    var updates = 0
    let theme = Theme()
    let app = DoubledApp { _ in
      Surroundings(
        theme: theme,
        content: Acting {
          updates += 1
          _ = $0.locale
        })
    }
    #expect(updates == 1)
    theme.colorScheme = .dark
    app.turn()
    #expect(updates == 1)
    theme.locale = Locale(identifier: "ar")
    app.turn()
    #expect(updates == 2)
  }

  @Test func `makes no update within the event in which state changes`() {
    var updates = 0
    let app = DoubledApp { model in Counter(model: model) { updates += 1 } }
    app.model.count = 1
    app.model.count = 2
    #expect(updates == 1)
    app.turn()
    #expect(updates == 2)
  }
}

private struct Counter: View {
  @ObservedObject var model: AppModel
  var onBody: () -> Void = {}

  var body: some View {
    let _ = onBody()
    Color.yellow.frame(width: CGFloat(model.count), height: 1)
  }
}

private final class Theme: ObservableObject {
  @Published var colorScheme = ColorScheme.light
  @Published var locale = Locale(identifier: "en")
}

private struct Surroundings<Content: View>: View {
  @ObservedObject var theme: Theme
  let content: Content

  var body: some View {
    content.environment(\.colorScheme, theme.colorScheme).environment(\.locale, theme.locale)
  }
}

import Fallthrough
import SwiftUI
import Testing
import UIKit

/// Reports a value of its environment whenever it is evaluated.
struct Reader<Value>: View {
  @Environment private var value: Value
  private let report: (Value) -> Void

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ report: @escaping (Value) -> Void) {
    _value = Environment(keyPath)
    self.report = report
  }

  var body: some View {
    let _ = report(value)
    Color.yellow.frame(width: 200, height: 100)
  }
}

/// What changes the environment around a view.
@MainActor private final class Theme: ObservableObject {
  @Published var change: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

/// Gives its content another environment, and leaves the content as it is.
private struct Themed<Content: View>: View {
  @ObservedObject var theme: Theme
  let content: Content

  var body: some View { content.transformEnvironment(\.self, transform: theme.change) }
}

private struct AccentKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}
extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

@MainActor @Suite(.simulatedDevice, .checkedUpdates)
struct `The environment of an overlay's content in SwiftUI` {
  var device: SimulatedDevice { .current }

  /// The values that content has at first, and after a change of the environment around the view
  /// that asks.
  private func values<Value: Equatable>(
    of keyPath: KeyPath<EnvironmentValues, Value>,
    first: @escaping (inout EnvironmentValues) -> Void,
    then: @escaping (inout EnvironmentValues) -> Void
  ) -> [Value?] {
    var seen: Value?
    let theme = Theme(first)
    let app = DoubledApp { model in
      Themed(theme: theme, content: Screen(model: model) { Reader(keyPath) { seen = $0 } })
    }
    app.change { $0.isShown = true }
    let shown = seen
    theme.change = then
    app.turn()
    #expect(app.overlays.count == 1)
    return [shown, seen]
  }

  @Test func `has the colour scheme of the view that asks`() {
    #expect(
      values(
        of: \.colorScheme, first: { $0.colorScheme = .dark }, then: { $0.colorScheme = .light })
        == [.dark, .light])
  }

  @Test func `follows the colour scheme of the device`() {
    var seen: [ColorScheme] = []
    let app = DoubledApp { model in
      Screen(model: model) { Reader(\.colorScheme) { seen.append($0) } }
    }
    app.change { $0.isShown = true }
    device.userInterfaceStyle = .dark
    app.turn()
    #expect(seen.first == .light && seen.last == .dark)
  }

  @Test func `has the size of text of the view that asks`() {
    #expect(
      values(
        of: \.dynamicTypeSize, first: { $0.dynamicTypeSize = .accessibility1 },
        then: { $0.dynamicTypeSize = .large }) == [.accessibility1, .large])
  }

  @Test func `has the locale of the view that asks`() {
    #expect(
      values(
        of: \.locale.identifier, first: { $0.locale = Locale(identifier: "ar") },
        then: { $0.locale = Locale(identifier: "de") }) == ["ar", "de"])
  }

  @Test func `has the layout direction of the view that asks`() {
    #expect(
      values(
        of: \.layoutDirection, first: { $0.layoutDirection = .rightToLeft },
        then: { $0.layoutDirection = .leftToRight }) == [.rightToLeft, .leftToRight])
  }

  @Test func `has other values of the view that asks, its objects among them`() {
    var seen: [String] = []
    let app = DoubledApp { model in
      Screen(model: model) {
        Reader(\.accent) { seen.append($0) }
        ObjectReader { seen.append("\($0.count)") }
      }
      .environment(\.accent, "red").environmentObject(model)
    }
    app.change { $0.isShown = true }
    #expect(seen == ["red", "0"])
    app.change { $0.count = 7 }
    #expect(seen.last == "7")
  }

  @Test func `has the size classes of its own window, also after a change`() {
    device.model = .iPhone15
    for keyPath in [\EnvironmentValues.horizontalSizeClass, \.verticalSizeClass] {
      let classes = values(
        of: keyPath,
        first: { ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .compact) },
        then: { ($0.horizontalSizeClass, $0.verticalSizeClass) = (nil, nil) })
      let own: UserInterfaceSizeClass = keyPath == \.horizontalSizeClass ? .compact : .regular
      #expect(classes == [own, own])
    }
    var seen: UserInterfaceSizeClass?
    let app = DoubledApp { model in
      Screen(model: model) { Reader(\.verticalSizeClass) { seen = $0 } }
    }
    app.change { $0.isShown = true }
    #expect(seen == .regular)
    device.rotate(to: .landscapeLeft)
    device.clock.advance(by: 1)
    #expect(seen == .compact)
  }

  @Test func `is enabled though the view that asks is not`() {
    #expect(
      values(of: \.isEnabled, first: { $0.isEnabled = false }, then: { $0.isEnabled = true })
        == [true, true])
    let app = DoubledApp { model in Screen(model: model) { Toast(model: model) }.disabled(true) }
    app.change { $0.isShown = true }
    #expect(app.tap(196, 426) == ["toast"])
    #expect(app.tap(196, 100) == [])
  }

  @Test func `is not edited though the view that asks is`() {
    let isEdited = \EnvironmentValues.isEdited
    #expect(
      values(
        of: isEdited, first: { $0.editMode = .constant(.active) },
        then: { $0.editMode = .constant(.transient) }) == [false, false])
  }

  @Test func `is not refreshed by what refreshes the view that asks`() {
    var seen: [Bool] = []
    let app = DoubledApp { model in
      Screen(model: model) { Reader(\.canRefresh) { seen.append($0) } }.refreshable {}
    }
    app.change { $0.isShown = true }
    app.change { $0.count += 1 }
    #expect(seen.allSatisfy { !$0 } && !seen.isEmpty)
  }

  @Test func `has what the app changes in it, at first and after a change`() {
    var seen: [String] = []
    let app = DoubledApp { model in Changing(model: model) { seen.append($0) } }
    app.change { $0.isShown = true }
    app.change { $0.count = 1 }
    #expect(seen == ["compact 0", "compact 1"])
  }
}

extension EnvironmentValues {
  fileprivate var isEdited: Bool { editMode?.wrappedValue.isEditing == true }
  fileprivate var canRefresh: Bool { refresh != nil }
}

private struct ObjectReader: View {
  @EnvironmentObject private var model: AppModel
  let report: (AppModel) -> Void

  init(_ report: @escaping (AppModel) -> Void) { self.report = report }

  var body: some View {
    let _ = report(model)
    Color.clear
  }
}

/// Changes the environment of its overlay by a value of its own.
private struct Changing: View {
  @ObservedObject var model: AppModel
  let report: (String) -> Void

  init(model: AppModel, _ report: @escaping (String) -> Void) {
    self.model = model
    self.report = report
  }

  var body: some View {
    let count = model.count
    Color.yellow.passThroughOverlay(
      isPresented: model.binding(\.isShown),
      environment: {
        $0.horizontalSizeClass = .compact
        $0.accent = "\($0.horizontalSizeClass == .compact ? "compact" : "other") \(count)"
      }
    ) { Reader(\.accent, report) }
  }
}

@MainActor @Suite(.simulatedDevice, .checkedUpdates) struct `Dismissing an overlay in SwiftUI` {
  /// Content that dismisses itself at a tap.
  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissOverlay) private var dismissOverlay
    @Environment(\.isPresented) private var isPresented
    let model: AppModel
    let usesOwnAction: Bool

    var body: some View {
      Color.yellow.frame(width: 200, height: 100).onTapGesture {
        model.note("close")
        if usesOwnAction { dismissOverlay() } else { dismiss() }
      }
    }
  }

  @Test(arguments: [false, true])
  func `is done by dismissOverlay and by dismiss`(usesOwnAction: Bool) {
    let app = DoubledApp { model in
      Screen(model: model) { Closing(model: model, usesOwnAction: usesOwnAction) }
    }
    app.change { $0.isShown = true }
    #expect(app.tap(196, 426) == ["close", "dismissed"])
    #expect(app.overlays.isEmpty && !app.model.isShown)
  }

  @Test(arguments: [false, true])
  func `of a presented screen leaves the screen there`(usesOwnAction: Bool) {
    let app = DoubledApp { _ in Color.yellow }
    let model = app.model
    let screen = UIHostingController(
      rootView: Screen(model: model) { Closing(model: model, usesOwnAction: usesOwnAction) })
    app.host?.present(screen, animated: false)
    app.change { $0.isShown = true }
    #expect(app.tap(196, 426) == ["close", "dismissed"])
    #expect(app.host?.presentedViewController === screen)
  }

  @Test func `means the inner one where overlays are nested`() {
    let app = DoubledApp { model in
      Screen(model: model) {
        Color.clear.frame(width: 10, height: 10).passThroughOverlay(
          isPresented: .constant(true)
        ) { Closing(model: model, usesOwnAction: false) }
      }
    }
    app.change { $0.isShown = true }
    #expect(app.overlays.count == 2)
    #expect(app.tap(196, 426) == ["close"])
    #expect(app.model.isShown)
  }

  @Test func `runs the animation that it is called with, or that of the binding`() {
    let called = DoubledApp { model in Screen(model: model) { Animated(model: model) } }
    for app in [called, DoubledApp { model in Bound(model: model) }] {
      app.change { $0.isShown = true }
      #expect(app.tap(196, 426) == ["close"])
      #expect(app.overlays.count == 1 && !app.model.isShown)
      app.device.clock.advance(by: 1.1)
      #expect(app.overlays.isEmpty)
    }
  }

  /// A view whose binding has an animation.
  private struct Bound: View {
    @ObservedObject var model: AppModel

    var body: some View {
      Color.yellow.passThroughOverlay(
        isPresented: model.binding(\.isShown).animation(.linear(duration: 1))
      ) { Closing(model: model, usesOwnAction: true) }
    }
  }

  /// Content that dismisses itself with an animation.
  private struct Animated: View {
    @Environment(\.dismissOverlay) private var dismissOverlay
    let model: AppModel

    var body: some View {
      Color.yellow.frame(width: 200, height: 100).onTapGesture {
        model.note("close")
        withAnimation(.linear(duration: 1)) { dismissOverlay() }
      }
    }
  }

  @Test func `is nothing outside of an overlay`() {
    let app = DoubledApp { model in Closing(model: model, usesOwnAction: true) }
    #expect(app.tap(196, 426) == ["close"])
  }
}

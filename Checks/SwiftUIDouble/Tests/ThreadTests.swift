import Fallthrough
import Foundation
import SwiftUI
import Testing
import UIKit

/// The threads on which something ran.
private final class Threads: @unchecked Sendable {
  private let lock = NSLock()
  private var areMain: Set<Bool> = []

  func note() { lock.withLock { _ = areMain.insert(Thread.isMainThread) } }

  /// Whether it ran on the main thread and on another one.
  var areBoth: Bool { lock.withLock { areMain == [true, false] } }
}

/// What SwiftUI asks of an app, each with the threads on which it does.
private enum Noted {
  static let key = Threads()
  static let keyPath = Threads()
  static let shape = Threads()
  static let transform = Threads()
  static let get = Threads()
  static let set = Threads()
  static let overlayEnvironment = Threads()

  static func transform(_ locale: inout Locale) { transform.note() }
  static func binding() -> Binding<Int> {
    Binding(
      get: {
        get.note()
        return 0
      }, set: { _ in set.note() })
  }
}

private struct NotedKey: EnvironmentKey {
  static var defaultValue: Int {
    Noted.key.note()
    return 0
  }
}
extension EnvironmentValues {
  fileprivate var noted: Int {
    get { self[NotedKey.self] }
    set {
      Noted.keyPath.note()
      self[NotedKey.self] = newValue
    }
  }
}
private struct NotedShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Noted.shape.note()
    return Path(rect)
  }
}

/// What only the main actor may read.
@MainActor private enum Model {
  static var isEnabled = true
}

private func readElsewhere(_ binding: Binding<Bool>) {
  ViewUpdates.onAnotherThread { _ = binding.wrappedValue }
}

@MainActor @Suite(.simulatedDevice, .checkedUpdates)
struct `What is handed to SwiftUI` {
  @Test func `runs on the main thread and on others`() {
    _ = DoubledApp { _ in
      Reader(\.noted) { _ in }
        .contentShape(.interaction, NotedShape()).environment(\.noted, 1)
        .background { Reader(\.noted) { _ in } }
        .transformEnvironment(\.locale, transform: Noted.transform)
    }
    Noted.binding().wrappedValue += 1
    #expect(Noted.key.areBoth && Noted.keyPath.areBoth && Noted.shape.areBoth)
    #expect(Noted.transform.areBoth && Noted.get.areBoth && Noted.set.areBoth)
  }

  @Test func `is all that the library hands to it, but for what a page puts on the main actor`()
    throws
  {
    let onMain = try Set(AppleNames.onMainActor())
    let handed = try DoubledNames.handed(by: "Sources/Fallthrough/SwiftUI")
    #expect(
      handed.subtracting(onMain) == [
        "animatable/animatabledata", "binding/init(get:set:)", "environmentkey/defaultvalue",
        "shape/path(in:)",
        "view/transformenvironment(_:transform:)",
      ])
    #expect(handed.intersection(onMain).contains("uiviewrepresentable/updateuiview(_:context:)"))
  }

  @Test func `ends the process if the main actor has its closure and another thread runs it`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = DoubledApp { _ in
          Color.yellow.transformEnvironment(\.isEnabled) { $0 = Model.isEnabled }
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        readElsewhere(Binding(get: { Model.isEnabled }, set: { Model.isEnabled = $0 }))
      }
    }
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = DoubledApp { _ in
          Color.yellow.transformEnvironment(\.locale, transform: Noted.transform)
        }
      }
    }
  }
}

@MainActor @Suite(.simulatedDevice, .checkedUpdates)
struct `An overlay in SwiftUI on other threads` {
  @Test func `has its environment there, with what the app changes in it`() {
    let app = DoubledApp { model in Changing(model: model) }
    app.change { $0.isShown = true }
    #expect(Noted.overlayEnvironment.areBoth)
  }

  @Test func `is dismissed by its presentation mode`() async {
    var mode: Binding<PresentationMode>?
    let app = DoubledApp { model in
      Screen(model: model) { Reader(\.presentationMode) { mode = $0 } }
    }
    app.change { $0.isShown = true }
    dismissElsewhere(mode)
    while app.model.isShown { await Task.yield() }
    app.turn()
    #expect(app.overlays.isEmpty)
  }
}

/// Notes when its overlay's environment is changed.
private struct Changing: View {
  @ObservedObject var model: AppModel

  var body: some View {
    Color.yellow.passThroughOverlay(
      isPresented: model.binding(\.isShown), environment: { _ in Noted.overlayEnvironment.note() }
    ) { Toast(model: model) }
  }
}

private func dismissElsewhere(_ mode: Binding<PresentationMode>?) {
  ViewUpdates.onAnotherThread { mode?.wrappedValue.dismiss() }
}

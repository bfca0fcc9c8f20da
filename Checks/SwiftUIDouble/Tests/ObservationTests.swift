import Fallthrough
import Observation
import SwiftUI
import Testing
import UIKit

@Observable @MainActor private final class Counter {
  var count = 0
}

/// Counts how often the view that asks for an overlay is evaluated.
@MainActor private final class Evaluations {
  var count = 0
}

/// An overlay whose content reads an observable object, and nothing else does.
private struct ReadingObject: View {
  let model: AppModel
  let counter: Counter
  let evaluations: Evaluations
  @State private var isShown = true

  var body: some View {
    evaluations.count += 1
    return Color.yellow.passThroughOverlay(isPresented: $isShown) {
      Toast(model: model, name: "count \(counter.count)")
    }
  }
}

/// An overlay whose content reads state of the view that asks.
private struct ReadingState: View {
  let model: AppModel
  let evaluations: Evaluations
  @State private var isShown = true
  @State private var count = 0

  var body: some View {
    evaluations.count += 1
    return Color.yellow.onTapGesture { count += 1 }
      .passThroughOverlay(isPresented: $isShown) { Toast(model: model, name: "count \(count)") }
  }
}

/// An overlay whose content has a binding to state of the view that asks, and writes it.
private struct ReadingBinding: View {
  let model: AppModel
  let evaluations: Evaluations
  @State private var isShown = true
  @State private var count = 0

  var body: some View {
    evaluations.count += 1
    return Color.yellow.passThroughOverlay(isPresented: $isShown) {
      Stepper(model: model, count: $count)
    }
  }
}

private struct Stepper: View {
  let model: AppModel
  @Binding var count: Int

  var body: some View {
    let count = count
    Color.yellow.frame(width: 200, height: 100).onTapGesture {
      model.note("count \(count)")
      self.count += 1
    }
  }
}

@MainActor @Suite(.simulatedDevice, .checkedUpdates)
struct `The content of an overlay in SwiftUI` {
  private let evaluations = Evaluations()

  @Test func `follows an observable object that it alone reads`() {
    let counter = Counter()
    let app = DoubledApp { [evaluations] model in
      ReadingObject(model: model, counter: counter, evaluations: evaluations)
    }
    #expect(app.tap(196, 426) == ["count 0"])
    evaluations.count = 0
    app.change { _ in counter.count = 5 }
    #expect(app.tap(196, 426) == ["count 5"])
    #expect(evaluations.count == 0)
  }

  @Test func `follows state of the view that asks, which does not read it`() {
    let app = DoubledApp { [evaluations] model in
      ReadingState(model: model, evaluations: evaluations)
    }
    #expect(app.tap(196, 426) == ["count 0"])
    evaluations.count = 0
    _ = app.tap(196, 100)
    #expect(app.tap(196, 426) == ["count 1"])
    #expect(evaluations.count == 0)
  }

  @Test func `follows a binding, which it may write`() {
    let app = DoubledApp { [evaluations] model in
      ReadingBinding(model: model, evaluations: evaluations)
    }
    evaluations.count = 0
    #expect(app.tap(196, 426) == ["count 0"])
    #expect(app.tap(196, 426) == ["count 1"])
    #expect(evaluations.count == 0)
  }
}

import UIKit

extension AppScreen {
  var device: SimulatedDevice { .current }

  /// A screen in the device's first scene, its window key.
  static func onDevice() -> AppScreen {
    let screen = AppScreen(in: SimulatedDevice.current.scenes.first)
    screen.window.makeKeyAndVisible()
    return screen
  }
}

extension Stage {
  /// The same stage with further switches of the device.
  func with(_ prepare: @escaping @MainActor (SimulatedDevice) -> Void) -> Self {
    var stage = self
    stage.prepare = { [old = self.prepare] in
      old()
      prepare(.current)
    }
    return stage
  }
}

extension Standing {
  /// Who got the touches on a system.
  func transcript(on system: System) -> String {
    system.install()
    prepare()
    let screen = AppScreen.onDevice()
    build(screen)
    return answers { screen.answer(to: $0, at: $1) } + observe(screen)
  }
}

/// Who gets a touch: a control is heard when its action is sent, SwiftUI content when its tap count
/// grows, any other view when the touch is delivered to it.
extension AppScreen {
  /// SwiftUI content with its letter, as something that is kept.
  private final class Content {
    let handle: SimulatedContentHandle
    let letter: Character

    init(_ handle: SimulatedContentHandle, _ letter: Character) {
      (self.handle, self.letter) = (handle, letter)
    }
  }

  private var contents: [Content] { kept.compactMap { $0 as? Content } }

  func name(_ handle: SimulatedContentHandle, _ letter: Character) {
    keep(Content(handle, letter))
  }

  /// Who gets a touch, after the calls it causes; in parentheses if that is not one letter.
  ///
  /// d: a window took it and named no view; s: somebody got it and nobody wanted it; n: nobody.
  func answer(to deed: Standing.Deed, at point: CGPoint) -> String {
    (receivers, calls) = ("", "")
    let counts = contents.map(\.handle.tapCount)
    let fallback = perform(deed, at: point)
    for (content, count) in zip(contents, counts) {
      receivers += String(repeating: content.letter, count: content.handle.tapCount - count)
    }
    return answer(
      deed == .twoFingers ? several(fallback) : receivers.isEmpty ? fallback : receivers)
  }

  /// One letter for each of several fingers: what SwiftUI routed them to where a hosting view has them.
  private func several(_ letters: String) -> String {
    var routed = receivers.filter { letter in contents.contains { $0.letter == letter } }
    return String(letters.map { $0 == "s" && !routed.isEmpty ? routed.removeFirst() : $0 })
  }

  /// Does it, and returns who got it as far as the device knows.
  private func perform(_ deed: Standing.Deed, at point: CGPoint) -> String {
    switch deed {
    case .tap: return letter(of: device.tap(at: point).outcome)
    case .clickFromHover: return letter(of: device.clickFromHover(at: point).outcome)
    case .hover: return letter(of: device.hover(at: point).outcome)
    case .probe:
      let view = device.probe(at: point).passes.last?.result
      return view.map { letter(of: $0, among: views + controls) ?? "s" } ?? "n"
    case .twoFingers:
      let fingers = device.touchDown(at: [point, CGPoint(x: point.x + 60, y: point.y)])
      fingers.forEach { $0.lift() }
      // A control follows one finger alone.
      return fingers.map { letter(of: $0.record.outcome, namesControls: true) }.joined()
    }
  }

  private func letter(of outcome: TouchRecord.Outcome, namesControls: Bool = false) -> String {
    switch outcome {
    case .delivered(let view):
      letter(of: view, among: namesControls ? views + controls : views) ?? "s"
    case .dropped: "d"
    case .nobody: "n"
    }
  }
}

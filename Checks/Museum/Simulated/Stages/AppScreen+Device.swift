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
  func transcript(on system: System) -> [String] {
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
  /// SwiftUI content with its name, as something that is kept.
  private final class Content {
    let handle: SimulatedContentHandle
    let name: String

    init(_ handle: SimulatedContentHandle, _ name: String) {
      (self.handle, self.name) = (handle, name)
    }
  }

  private var contents: [Content] { kept.compactMap { $0 as? Content } }

  func name(_ handle: SimulatedContentHandle, _ name: String) { keep(Content(handle, name)) }

  /// Who gets a touch, after the calls it causes.
  func answer(to deed: Touch.Deed, at point: CGPoint) -> String {
    (receivers, calls) = ([], [])
    let counts = contents.map(\.handle.tapCount)
    let fallback = perform(deed, at: point)
    for (content, count) in zip(contents, counts) {
      receivers += Array(repeating: content.name, count: content.handle.tapCount - count)
    }
    return answer(
      deed == .twoFingers ? several(fallback) : receivers.isEmpty ? fallback : receivers)
  }

  /// One name for each of several fingers: what SwiftUI routed them to where a hosting view has them.
  private func several(_ names: [String]) -> [String] {
    var routed = receivers.filter { name in contents.contains { $0.name == name } }
    return names.map { $0 == Answer.other && !routed.isEmpty ? routed.removeFirst() : $0 }
  }

  /// Does it, and returns who got it as far as the device knows.
  private func perform(_ deed: Touch.Deed, at point: CGPoint) -> [String] {
    switch deed {
    case .tap: return [name(of: device.tap(at: point).outcome)]
    case .clickFromHover: return [name(of: device.clickFromHover(at: point).outcome)]
    case .hover: return [name(of: device.hover(at: point).outcome)]
    case .probe:
      let view = device.probe(at: point).passes.last?.result
      return [view.map { name(of: $0, among: views + controls) ?? Answer.other } ?? Answer.nobody]
    case .twoFingers:
      let fingers = device.touchDown(at: [point, CGPoint(x: point.x + 60, y: point.y)])
      fingers.forEach { $0.lift() }
      // A control follows one finger alone.
      return fingers.map { name(of: $0.record.outcome, namesControls: true) }
    }
  }

  private func name(of outcome: TouchRecord.Outcome, namesControls: Bool = false) -> String {
    switch outcome {
    case .delivered(let view):
      name(of: view, among: namesControls ? views + controls : views) ?? Answer.other
    case .dropped: Answer.dropped
    case .nobody: Answer.nobody
    }
  }
}

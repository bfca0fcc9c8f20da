#if canImport(SwiftUI) && canImport(UIKit) && canImport(Darwin)
  import SwiftUI
  import UIKit

  /// The probe as an app: it begins when its scene is there, and needs no finger until the taps.
  @main
  struct ProbeApp: App {
    var body: some Scene {
      WindowGroup { Text("The probe begins.").onAppear { ProbeSession.begin() } }
    }
  }

  /// Carries out all steps on a device or in a simulator, and prints and shows what was seen.
  @MainActor
  final class ProbeSession {
    private static var current: ProbeSession?

    private let stage: DeviceStage
    private let run: ProbeRun

    private init(scene: UIWindowScene) {
      stage = DeviceStage(scene: scene)
      run = ProbeRun(on: stage)
    }

    /// Starts once, when the scene has its window.
    static func begin() {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard current == nil, let scene = scenes.first else { return }
      let session = ProbeSession(scene: scene)
      current = session
      Task { await session.carryOut() }
    }

    private func carryOut() async {
      stage.noteFacts()
      await run.run()
      if !CommandLine.arguments.contains("--no-taps") {
        stage.say("PROBE TAPS")
        await run.runTaps()
      }
      stage.say("PROBE DONE")
      showResult()
    }

    /// Shows the whole result as text, for whoever has no terminal.
    private func showResult() {
      let field = UITextView(frame: run.app.bounds.insetBy(dx: 10, dy: 60))
      field.isEditable = false
      field.text = stage.result
      run.app.rootViewController?.view.addSubview(field)
      #if !os(tvOS)
        UIPasteboard.general.string = stage.result
        stage.instruct("Done. The result is on the pasteboard; paste it into a file.")
      #endif
    }
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit) && canImport(Darwin)
  import Fallthrough
  import SwiftUI
  import UIKit

  /// The probe's stage on a device: content of SwiftUI's, real time and a real finger.
  @MainActor
  final class DeviceStage: ProbeStage {
    let scene: UIWindowScene
    private var rows: [ProbeRow] = []
    private var facts = ""
    private let label = UILabel()
    private lazy var instructions = makeInstructions()

    init(scene: UIWindowScene) { self.scene = scene }

    func say(_ line: String) { print(line) }

    /// Says what runs here.
    func noteFacts() {
      let property = { (name: String) in Bundle.main.object(forInfoDictionaryKey: name) }
      let sdk = (property("DTSDKName") as? String ?? "").filter { $0.isNumber || $0 == "." }
      facts = ProbeRow.json([
        ("system", UIDevice.current.systemVersion), ("sdk", sdk), ("model", UIDevice.current.model),
        (
          "compatibility",
          property("UIDesignRequiresCompatibility") as? Bool == true ? "yes" : "no"
        ),
        ("commit", property("ProbeCommit") as? String ?? "unknown"),
      ])
      say("PROBE FACTS \(facts)")
    }

    func begin(_ step: String) { say("PROBE STEP \(step)") }

    func note(_ row: ProbeRow) {
      rows.append(row)
      say("PROBE ROW \(row.json)")
    }

    /// Everything that was seen, as the file that `Checks/run verify --compare` reads.
    var result: String {
      let rows = rows.map(\.json).joined(separator: ",\n")
      return "{\"format\": 1, \"probe\": \(facts.dropLast()), \"rows\": [\n\(rows)\n]}}\n"
    }

    func takePicture(_ name: String) async {
      guard CommandLine.arguments.contains("--pictures") else { return }
      say("PROBE PICTURE \(name)")
      try? await Task.sleep(nanoseconds: 2_000_000_000)
    }

    func settle() async { try? await Task.sleep(nanoseconds: 300_000_000) }

    func host(_ content: ProbeContent, onTap: @escaping @MainActor () -> Void) -> UIViewController {
      let frame = ProbeContent.frame(in: scene.windows.first?.bounds ?? .zero)
      return UIHostingController(
        rootView: ContentView(content: content, frame: frame, onTap: onTap))
    }

    // MARK: Taps

    /// Waits for a finger for as long as a person may need, and then a second for what comes of it.
    func tap(
      at point: CGPoint, words: String, until hasArrived: @MainActor () -> Bool
    ) async -> Bool {
      instruct("Tap \(words).")
      for _ in 0..<200 where !hasArrived() { try? await Task.sleep(nanoseconds: 100_000_000) }
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      instruct("")
      return hasArrived()
    }

    /// Shows a line at the top, in a window that takes no touches.
    func instruct(_ text: String) {
      label.text = text
      instructions.isHidden = text.isEmpty
    }

    private func makeInstructions() -> UIWindow {
      let window = UIWindow(windowScene: scene)
      window.isUserInteractionEnabled = false
      window.windowLevel = .alert + 1
      let root = UIViewController()
      window.rootViewController = root
      label.frame = CGRect(x: 20, y: 80, width: window.bounds.width - 40, height: 60)
      label.numberOfLines = 0
      root.view.addSubview(label)
      return window
    }
  }
#endif

#if canImport(UIKit)
  import Fallthrough
  import SwiftUI
  import UIKit

  /// The app's screen below the overlay: says what to tap, and notes who was told of the tap.
  final class ProbeController: UIViewController {
    private let log = AskLog()
    private var report = ProbeReport()
    private var steps = ProbeStep.all[...]
    private var overlay: UIWindow?
    private let text = UILabel()
    private let below = UIButton(type: .system)
    private let nothing = UIButton(type: .system)
    private let covered = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      below.addAction(UIAction { [weak self] _ in self?.end(.app) }, for: .touchUpInside)
      nothing.setTitle("Nothing happened", for: .normal)
      nothing.addAction(UIAction { [weak self] _ in self?.end(.nobody) }, for: .touchUpInside)
      covered.addAction(UIAction { [weak self] _ in self?.end(.button) }, for: .touchUpInside)
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      cover.backgroundColor = .gray
      covered.addSubview(cover)
      covered.isHidden = true
      for subview in [below, text, nothing, covered] { view.addSubview(subview) }
      report.noteHook()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      below.frame = view.bounds
      text.frame = CGRect(x: 20, y: 80, width: view.bounds.width - 40, height: 60)
      nothing.frame = CGRect(x: 20, y: 160, width: 200, height: 44)
      covered.frame = CGRect(x: 20, y: 260, width: 200, height: 100)
    }

    /// Shows the next overlay, or ends with the report.
    func begin() {
      overlay?.isHidden = true
      overlay = nil
      guard let step = steps.first else { return finish() }
      text.text = step.target.request
      covered.isHidden = step.target != .coveredButton
      guard step.overlay != .none else { return }
      let host = UIHostingController(
        rootView: ProbeToast { [weak self] in self?.end(.toast) })
      host.view.backgroundColor = .clear
      let window = makeWindow(step.overlay)
      window?.rootViewController = host
      window?.windowLevel = .alert
      window?.isHidden = false
      overlay = window
      _ = log.take()
    }

    private func makeWindow(_ kind: ProbeStep.Overlay) -> UIWindow? {
      guard let scene = view.window?.windowScene else { return nil }
      switch kind {
      case .ours:
        let window = CountingWindow(windowScene: scene)
        window.log = log
        return window
      case .published:
        let window = PublishedWindow(windowScene: scene)
        window.log = log
        return window
      case .none: return nil
      }
    }

    private func end(_ receiver: ProbeStep.Receiver) {
      guard let step = steps.popFirst() else { return }
      let version =
        UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
      report.note(
        step.name, expected: step.expected(on: version).rawValue, seen: receiver.rawValue)
      // Those about the tap on "Nothing happened" are not about the step.
      if receiver != .nobody { report.note(log.take(), of: step) }
      // The last one printed is the whole report, also if somebody stops half-way.
      print("PROBE " + report.text + " END")
      begin()
    }

    private func finish() {
      text.text = "Done. The report is in the terminal."
      print("PROBE DONE")
    }
  }

  extension ProbeStep.Target {
    /// What the person at the screen is asked to do.
    var request: String {
      switch self {
      case .toast: "Tap the toast below."
      case .beside: "Tap far below this line."
      case .coveredButton: "Tap the grey box."
      }
    }
  }

  /// What a toast looks like in SwiftUI.
  struct ProbeToast: View {
    let onTap: @MainActor () -> Void

    var body: some View {
      VStack {
        Spacer()
        Button("The toast") { onTap() }
          .padding()
      }
    }
  }
#endif

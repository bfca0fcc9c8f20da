#if canImport(UIKit)
  import Fallthrough
  import UIKit

  /// The touches that UIKit asked an overlay about, and what the overlay was told of them.
  @MainActor
  package final class ProbeLog {
    /// How often the overlay was asked about touches.
    private(set) var asks = 0
    /// The class of view that got the last touch, as ``ProbeRun/name(of:in:)`` calls it.
    private(set) weak var touched: UIView?

    /// What is edited in the overlay.
    weak var editor: UIResponder?
    /// At each question whether the overlay may become key, when it came.
    private var keyAsks: [String] = []

    func noteKeyAsk() {
      let when = editor?.isFirstResponder == true ? "with a first responder" : "before there is one"
      if keyAsks.last != when { keyAsks.append(when) }
    }

    /// The questions since the last time, in order, those alike as one.
    func takeKeyAsks() -> String {
      defer { keyAsks = [] }
      return keyAsks.isEmpty ? "none" : keyAsks.joined(separator: ", ")
    }

    func noteAsk(with event: UIEvent?) {
      if event?.type == .touches { asks += 1 }
    }

    func note(_ event: UIEvent) {
      guard event.type == .touches else { return }
      touched = event.allTouches?.first { $0.phase == .began }?.view ?? touched
    }
  }

  /// An overlay that notes what it is asked.
  @MainActor
  protocol ProbeOverlay: UIWindow {
    var log: ProbeLog { get }
  }

  /// Ours.
  final class ProbeWindow: PassThroughWindow, ProbeOverlay {
    let log = ProbeLog()

    override var canBecomeKey: Bool {
      log.noteKeyAsk()
      return super.canBecomeKey
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      log.noteAsk(with: event)
      return super.hitTest(point, with: event)
    }

    override func sendEvent(_ event: UIEvent) {
      log.note(event)
      super.sendEvent(event)
    }
  }

  /// The one that is published most: what the root view gets is background.
  final class PublishedWindow: UIWindow, ProbeOverlay {
    let log = ProbeLog()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      log.noteAsk(with: event)
      let hit = super.hitTest(point, with: event)
      return hit === rootViewController?.view ? nil : hit
    }

    override func sendEvent(_ event: UIEvent) {
      log.note(event)
      super.sendEvent(event)
    }
  }

  /// A view of the app's that counts as a representable's.
  package final class ProbeView: UIView {
    package var onTap: (@MainActor () -> Void)?

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      onTap?()
    }
  }

  /// A controller that notes when it comes and goes.
  final class ProbeController: UIViewController {
    private(set) var events: [String] = []

    func note(_ event: String) { events.append(event) }

    /// The events since the last time, in order.
    func take() -> String {
      defer { events = [] }
      return events.isEmpty ? "none" : events.joined(separator: ", ")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("did disappear")
    }
  }
#endif

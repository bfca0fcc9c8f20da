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
#endif

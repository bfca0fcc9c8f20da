import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about accessibility` {
  let stage = LineStage()
  var device: SimulatedDevice { stage.device }

  @Test func `L106 a toast is announced`() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(device.announcements == ["Saved"])
  }

  @Test func `L107 a toast stays longer with VoiceOver`() {
    device.isVoiceOverRunning = true
    let duration: TimeInterval = UIAccessibility.isVoiceOverRunning ? 10 : 3
    #expect(duration == 10)
  }

  @Test func `L108 a change of VoiceOver is noticed`() {
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    device.isVoiceOverRunning = true
    NotificationCenter.default.removeObserver(token)
    #expect(counter.count == 1)
  }

  @Test func `L109 things move less where users want it`() {
    device.isReduceMotionEnabled = true
    let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
    #expect(duration == 0)
  }

  @Test func `L110 an overlay is modal`() {
    stage.add(UIButton())
    let overlay = stage.add(UIView())
    overlay.addSubview(UIButton(frame: overlay.bounds))
    overlay.accessibilityViewIsModal = true
    #expect(device.accessibilityElements.count == 1)
  }

  @Test func `L111 a user gets away`() {
    final class Overlay: UIViewController {
      override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: false)
        return true
      }
    }
    let overlay = Overlay()
    overlay.modalPresentationStyle = .overFullScreen
    stage.root.present(overlay, animated: false)
    overlay.view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(device.performEscape() === overlay)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `L112 a toast has actions`() {
    let (toast, counter) = (stage.add(UIView()), Counter())
    toast.isAccessibilityElement = true
    toast.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Undo") { _ in
        counter.count += 1
        return true
      }
    ]
    device.performAction(named: "Undo", of: toast)
    #expect(counter.count == 1)
  }

  @Test func `L113 a title is a header`() {
    let title = UILabel()
    title.accessibilityTraits = .header
    title.accessibilityTraits.insert(.updatesFrequently)
    #expect(title.accessibilityTraits == [.header, .updatesFrequently])
  }

  @Test func `L114 a value is adjusted`() {
    final class Volume: UIView {
      var volume = 5
      override func accessibilityIncrement() { volume += 1 }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
      }
    }
    let volume = stage.add(Volume())
    volume.accessibilityIncrement()
    #expect(volume.volume == 6)
    #expect(volume.accessibilityTraits == .adjustable)
  }

  @Test func `L115 a toast is one element`() {
    let toast = stage.add(UIView())
    toast.isAccessibilityElement = true
    toast.accessibilityLabel = "Saved"
    toast.addSubview(UIButton(frame: toast.bounds))
    #expect(device.accessibilityElements.map(\.accessibilityLabel) == ["Saved"])
  }

  @Test func `L116 parts stay together`() {
    let bar = stage.add(UIView())
    bar.shouldGroupAccessibilityChildren = true
    #expect(bar.shouldGroupAccessibilityChildren)
  }
}

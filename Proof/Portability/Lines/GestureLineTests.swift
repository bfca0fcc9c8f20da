import Testing
import UIKit

/// Does one thing for every selector.
private final class Target: NSObject, ActionPerforming {
  var senders: [Any] = []
  func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
    { sender, _ in self.senders.append(sender ?? "nobody") }
  }
}

@MainActor @Suite(.simulatedDevice) struct `Lines about gestures` {
  let stage = LineStage()
  private let target = Target()
  var device: SimulatedDevice { stage.device }
  let middle = CGPoint(x: 50, y: 25)

  @Test func `L055 a toast is tapped`() {
    let toast = stage.add(UIView())
    toast.addGestureRecognizer(UITapGestureRecognizer(target: target, action: "tapped:"))
    device.tap(at: middle)
    #expect(target.senders.count == 1)
  }

  @Test func `L056 a toast is dragged`() {
    let toast = stage.add(UIView())
    let pan = UIPanGestureRecognizer(target: target, action: "dragged:")
    toast.addGestureRecognizer(pan)
    device.drag(from: middle, to: CGPoint(x: 50, y: 125))
    #expect(target.senders.count > 2)
    #expect(pan.state == .possible)
  }

  @Test func `L057 a toast is swiped away`() {
    let toast = stage.add(UIView())
    let swipe = UISwipeGestureRecognizer(target: target, action: "swiped:")
    swipe.direction = [.up, .down]
    toast.addGestureRecognizer(swipe)
    device.swipe(from: middle, to: CGPoint(x: 50, y: 300))
    #expect(target.senders.count == 1)
  }

  @Test func `L058 a long press holds the timer`() {
    let toast = stage.add(UIView())
    let press = UILongPressGestureRecognizer(target: target, action: "held:")
    press.minimumPressDuration = 0.2
    toast.addGestureRecognizer(press)
    device.longPress(at: middle, duration: 0.3)
    #expect(target.senders.count == 2)
  }

  @Test func `L059 one gesture waits for another`() {
    let toast = stage.add(UIView())
    let single = UITapGestureRecognizer(target: target, action: "single:")
    let double = UITapGestureRecognizer(target: nil, action: nil)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    toast.addGestureRecognizer(single)
    toast.addGestureRecognizer(double)
    device.tap(at: middle, count: 2)
    #expect(target.senders.isEmpty)
  }

  @Test func `L060 two gestures go together`() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let (toast, both) = (stage.add(UIView()), Both())
    let pan = UIPanGestureRecognizer(target: target, action: "toast:")
    pan.delegate = both
    toast.addGestureRecognizer(pan)
    stage.root.view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: "screen:"))
    device.drag(from: middle, to: CGPoint(x: 50, y: 125))
    let recognizers = Set(target.senders.compactMap { $0 as? UIGestureRecognizer })
    #expect(recognizers.count == 2)
  }

  @Test func `L061 a touch on a button is left to it`() {
    final class Leaving: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { !(touch.view is UIControl) }
    }
    let (button, leaving) = (stage.add(UIButton()), Leaving())
    let tap = UITapGestureRecognizer(target: target, action: "outside:")
    tap.delegate = leaving
    stage.root.view.addGestureRecognizer(tap)
    device.tap(at: middle)
    #expect(target.senders.isEmpty)
    device.tap(at: CGPoint(x: 300, y: 600))
    #expect(target.senders.count == 1)
    #expect(button.superview === stage.root.view)
  }

  @Test func `L062 a gesture leaves touches to views`() {
    let tap = UITapGestureRecognizer(target: target, action: "seen:")
    tap.cancelsTouchesInView = false
    stage.app.addGestureRecognizer(tap)
    let counter = Counter()
    stage.add(UIButton(primaryAction: UIAction { _ in counter.count += 1 }))
    device.tap(at: middle)
    #expect(target.senders.count + counter.count == 2)
  }

  @Test func `L063 a picture is pinched and turned`() {
    let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 393, height: 852))
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: target, action: "pinched:"))
    device.pinch(at: CGPoint(x: 196, y: 426), scale: 2)
    let pinches = target.senders.count
    view.addGestureRecognizer(UIRotationGestureRecognizer(target: target, action: "turned:"))
    device.rotate(at: CGPoint(x: 196, y: 426), by: 1)
    #expect(pinches > 2)
    #expect(target.senders.contains { $0 is UIRotationGestureRecognizer })
  }

  @Test func `L064 a panel is pulled from the edge`() {
    let edge = UIScreenEdgePanGestureRecognizer(target: target, action: "pulled:")
    edge.edges = .left
    stage.root.view.addGestureRecognizer(edge)
    device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400))
    #expect(target.senders.count > 2)
  }

  @Test func `L065 a pointer hovers over a toast`() {
    device.screenBounds = CGRect(x: 0, y: 0, width: 820, height: 1180)
    stage.app.frame = device.screenBounds
    let toast = stage.add(UIView())
    toast.addGestureRecognizer(UIHoverGestureRecognizer(target: target, action: "hovered:"))
    device.hover(at: middle)
    #expect(target.senders.count == 1)
  }

  @Test func `L066 a pointer takes the shape of what it is over`() {
    final class Delegate: NSObject, UIPointerInteractionDelegate {
      var places: [CGPoint] = []
      func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
      ) -> UIPointerRegion? {
        places.append(request.location)
        return defaultRegion
      }
      func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
      ) -> UIPointerStyle? { .hidden() }
    }
    let (toast, delegate) = (stage.add(UIView()), Delegate())
    toast.addInteraction(UIPointerInteraction(delegate: delegate))
    device.hover(at: middle)
    #expect(delegate.places == [middle])
  }

  @Test func `L067 a long press opens a menu`() {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      let counter = Counter()
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [counter] _ in
          UIMenu(children: [UIAction(title: "Undo") { _ in counter.count += 1 }])
        }
      }
    }
    let (toast, delegate) = (stage.add(UIView()), Delegate())
    let interaction = UIContextMenuInteraction(delegate: delegate)
    toast.addInteraction(interaction)
    device.longPress(at: middle)
    let undo = device.accessibilityElements.first { $0.accessibilityLabel == "Undo" }
    undo.map { _ = device.activate($0) }
    #expect(delegate.counter.count == 1)
    #expect(!device.accessibilityElements.contains { $0.accessibilityLabel == "Undo" })
  }

  @Test func `L068 a menu for text is shown`() {
    final class Delegate: NSObject, UIEditMenuInteractionDelegate {
      let counter = Counter()
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(children: [UIAction(title: "Copy") { _ in self.counter.count += 1 }])
      }
    }
    let (toast, delegate) = (stage.add(UIView()), Delegate())
    let interaction = UIEditMenuInteraction(delegate: delegate)
    toast.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: middle))
    let copy = device.accessibilityElements.first { $0.accessibilityLabel == "Copy" }
    copy.map { _ = device.activate($0) }
    #expect(delegate.counter.count == 1)
  }

  @Test func `L069 something is dragged out`() {
    final class Delegate: NSObject, UIDragInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }
    let (toast, delegate) = (stage.add(UIView()), Delegate())
    toast.addInteraction(UIDragInteraction(delegate: delegate))
    let finger = device.touchDown(at: middle)
    #expect(device.simulateDragLift())
    #expect(finger.touch.phase == .cancelled)
  }

  @Test func `L070 a key closes an overlay`() {
    final class Overlay: UIViewController, ActionPerforming {
      var closings = 0
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "close")]
      }
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        selector == "close" ? { _, _ in self.closings += 1 } : nil
      }
    }
    let overlay = Overlay()
    stage.app.rootViewController = overlay
    overlay.becomeFirstResponder()
    #expect(device.press(UIKeyCommand.inputEscape))
    #expect(!device.press("w", modifierFlags: .command))
    #expect(overlay.closings == 1)
  }

  @Test func `L071 a press of a button is handled`() {
    final class Pressed: UIViewController {
      var types: [UIPress.PressType] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        types += presses.map(\.type)
      }
    }
    let controller = Pressed()
    stage.app.rootViewController = controller
    device.press(.menu)
    #expect(controller.types == [.menu])
  }

  @Test func `L072 a shake opens the debug panel`() {
    final class Shaken: UIWindow {
      var shakes = 0
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { shakes += 1 }
      }
    }
    let window = Shaken(windowScene: stage.scene)
    window.makeKeyAndVisible()
    device.shake()
    #expect(window.shakes == 1)
  }

  @Test func `L073 a finger's history is asked for`() {
    final class Drawing: UIView {
      var touches = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { self.touches += event?.coalescedTouches(for: touch)?.count ?? 0 }
      }
    }
    let drawing = stage.add(Drawing())
    device.touchDown(at: middle).move(to: CGPoint(x: 60, y: 25))
    #expect(drawing.touches == 1)
  }

  @Test func `L074 a haptic is felt`() {
    let generator = UIImpactFeedbackGenerator(style: .medium)
    generator.prepare()
    generator.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(device.keyboardWindow == nil)
  }

  @Test func `L075 an edge defers the system's gestures`() {
    final class Deferring: UIViewController {
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    let controller = Deferring()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == .bottom)
  }
}

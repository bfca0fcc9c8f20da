import Fallthrough
import Foundation
import Testing
import UIKit

/// What one section of the page of symptoms advises, on one version.
@MainActor private struct Cure {
  let symptom: String
  let isCured: @MainActor (AppBehind) -> Bool

  init(_ symptom: String, _ isCured: @escaping @MainActor (AppBehind) -> Bool) {
    (self.symptom, self.isCured) = (symptom, isCured)
  }
}

private let card = CGRect(x: 20, y: 700, width: 350, height: 80)
private let onCard = CGPoint(x: 190, y: 740)
private let beside = CGPoint(x: 190, y: 300)
@MainActor private var device: SimulatedDevice { .current }

/// A window of the library's around a controller, on the screen.
@MainActor private func show(
  _ root: UIViewController, _ change: (PassThroughWindow) -> Void = { _ in }
) -> PassThroughWindow {
  let window = PassThroughWindow(windowScene: device.scenes[0])
  window.rootViewController = root
  window.windowLevel = .alert
  change(window)
  window.isHidden = false
  return window
}

/// SwiftUI content at the place of the card.
@MainActor private func hosted(
  _ kind: SimulatedContent = .drawing
) -> (SimulatedHostingController, SimulatedContentHandle) {
  let host = SimulatedHostingController()
  return (host, host.addContent(card, kind: kind))
}

/// Whether a tap on the card is the content's and one beside it is the app's.
@MainActor private func parts(_ content: SimulatedContentHandle, and app: AppBehind) -> Bool {
  device.tremblingTap(at: onCard)
  return content.tapCount == 1 && app.getsTap(at: beside)
}

@MainActor private let toastCures = [
  Cure("My toast does not react on iOS 18") { app in
    let (host, content) = hosted()
    var reasons: [String] = []
    let window = show(host) { $0.onDecision = { reasons.append("\($0)") } }
    device.tremblingTap(at: onCard)
    let claims = reasons.filter { $0.contains("claim") }.count
    return claims == 2 && content.tapCount == 1 && app.getsTap(at: beside) && !window.isHidden
  },
  Cure("Taps on my toast reach the app behind it, on iOS 26") { app in
    let (host, content) = hosted()
    app.root.view.addSubview(host.view)
    host.view.isPassThrough = true
    guard parts(content, and: app) else { return false }
    host.view.removeFromSuperview()
    let (root, other) = hosted(.glass)
    return withExtendedLifetime(show(root)) { parts(other, and: app) }
  },
  Cure("The app behind the overlay is dead") { app in
    let root = UIViewController()
    let (container, button) = (UIView(frame: device.screenBounds), UIButton(frame: card))
    root.view.addSubview(container)
    container.addSubview(button)
    container.isPassThrough = true
    let window = show(root)
    return device.tremblingTap(at: onCard) === button && app.getsTap(at: beside)
      && !window.isHidden
  },
  Cure("The screen is white, or black") { app in
    let (host, content) = hosted()
    host.view.backgroundColor = .systemBackground
    let window = show(host)
    return (host.view.backgroundColor ?? .clear) == .clear && parts(content, and: app)
      && !window.isHidden
  },
  Cure("The toast is there and then it is not") { app in
    var kept: PassThroughWindow?
    weak var lost: PassThroughWindow?
    kept = show(UIViewController())
    do { lost = show(UIViewController()) }
    defer { kept = nil }
    return kept?.windowScene === app.scene && lost == nil
  },
  Cure("A clear part of my SwiftUI content takes no taps") { app in
    let (host, content) = hosted(.clearTappable)
    host.addForeignView(RegionMarkerView(frame: card))
    let window = show(host)
    guard parts(content, and: app) else { return false }
    let (other, area) = hosted(.clearTappable)
    window.rootViewController = other
    window.regions.set(.rect(card), id: "area")
    return parts(area, and: app)
  },
  Cure("Decoration takes taps that belong to the app") { app in
    let (host, _) = hosted(.decoration)
    host.addForeignView(IgnoredMarkerView(frame: card))
    return withExtendedLifetime(show(host)) { app.getsTap(at: onCard) }
  },
  Cure("SwiftUI inside a UIKit screen blocks the screen") { app in
    let (embedded, first) = hosted()
    embedded.view.isPassThrough = true
    app.root.view.addSubview(embedded.view)
    guard parts(first, and: app) else { return false }
    embedded.view.removeFromSuperview()
    let (host, content) = hosted()
    host.view.backgroundColor = .clear
    let container = PassThroughView(frame: device.screenBounds)
    container.addSubview(host.view)
    app.root.view.addSubview(container)
    return parts(content, and: app)
  },
  Cure("It works in the simulator of iOS 17 only") { app in
    let (host, content) = hosted()
    return withExtendedLifetime(show(host)) { parts(content, and: app) }
  },
  Cure("Tapped, nothing happened, under Xcode 27") { app in
    guard let scene = app.root.view.window?.windowScene else { return false }
    let (host, content) = hosted()
    let window = PassThroughWindow(windowScene: scene)
    window.rootViewController = host
    window.isHidden = false
    return parts(content, and: app)
  },
]

@MainActor private let keyCures = [
  Cure("`dismiss` does not close my SwiftUI overlay") { app in
    let screen = SimulatedOrderScreen(in: app.scene)
    screen.isSaved = true
    // What dismissOverlay does, and dismiss where it can be written: the binding is set.
    screen.isSaved = false
    device.clock.advance(by: 0.4)
    let effect = DismissEffect(isReplaced: true, isAskingPresented: true)
    return app.scene.windows.count == 1 && effect == .takesOverlay
  },
  Cure("The toast is behind the keyboard") { app in
    device.showsKeyboard = true
    let (presenter, root, box) = (
      OverlayPresenter(scene: app.scene), UIViewController(), UIView()
    )
    presenter.keepsClearOfKeyboard = true
    presenter.show(root)
    root.view.addSubview(box)
    let field = UITextField()
    app.root.view.addSubview(field)
    field.becomeFirstResponder()
    presenter.window?.layoutIfNeeded()
    return root.view.safeAreaInsets.bottom >= device.keyboardHeight
  },
  Cure("The keyboard vanishes when the toast appears") { app in
    let field = UITextField()
    app.root.view.addSubview(field)
    field.becomeFirstResponder()
    let window = show(UIViewController())
    device.type("a")
    return app.window.isKeyWindow && field.text == "a" && !window.canBecomeKey
  },
  Cure("A text field in the overlay cannot be edited") { app in
    let (root, field) = (UIViewController(), UITextField(frame: card))
    root.view.addSubview(field)
    let own = UITextField()
    app.root.view.addSubview(own)
    own.becomeFirstResponder()
    let window = show(root)
    device.tremblingTap(at: onCard)
    device.type("a")
    let isEdited = window.isKeyWindow && field.text == "a"
    field.resignFirstResponder()
    device.type("b")
    return isEdited && app.window.isKeyWindow && own.text == "b"
  },
  Cure("VoiceOver reads nothing of the overlay") { app in
    let (root, button) = (UIViewController(), UIButton(frame: card))
    button.accessibilityLabel = "Undo"
    root.view.addSubview(button)
    let window = show(root)
    let labels = { device.accessibilityElements.compactMap(\.accessibilityLabel) }
    app.button.accessibilityLabel = "App"
    guard labels().contains("Undo"), labels().contains("App") else { return false }
    window.mode = .blockAll
    return labels().contains("Undo") && !labels().contains("App")
  },
]

@MainActor private let viewCures = [
  Cure("A moving view cannot be tapped where it is seen") { app in
    let view = UIButton(frame: card)
    app.root.view.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.y = 100 }
    animator.startAnimation()
    device.clock.advance(by: 0.5)
    return device.touchDown(at: CGPoint(x: 190, y: 440)).hit === view
  },
  Cure("The status bar or the rotation changed") { app in
    final class Dark: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    app.window.rootViewController = Dark()
    let presenter = OverlayPresenter(scene: app.scene)
    presenter.show(UIViewController())
    guard app.scene.windows.last?.rootViewController?.prefersStatusBarHidden == true else {
      return false
    }
    presenter.hide()
    return app.scene.windows.count == 1
  },
  Cure("A button at the edge of its parent takes half of its taps") { app in
    let (parent, button) = (
      UIView(frame: card), UIButton(frame: CGRect(x: 0, y: -20, width: 40, height: 40))
    )
    app.root.view.addSubview(parent)
    parent.addSubview(button)
    parent.hitTestBehavior.overflow = .reachable
    return device.tremblingTap(at: CGPoint(x: 40, y: 690)) === button
  },
]

@MainActor @Suite(.simulatedDevice) struct `The page of symptoms` {
  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27])
  func `gives cures that work on every version`(_ version: Int) {
    for cure in toastCures + keyCures + viewCures {
      SimulatedDevice.current.reset()
      SimulatedDevice.current.run(version)
      #expect(cure.isCured(AppBehind()), "\(cure.symptom)")
    }
  }

  @Test func `has no cure without a test`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/BySymptom.md")
    let headings = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    // A question for the command, which has tests of its own.
    let symptoms = (toastCures + keyCures + viewCures).map(\.symptom)
    #expect(Set(headings) == Set(symptoms + ["I do not know which view it is"]))
    #expect(headings.count == symptoms.count + 1)
  }
}

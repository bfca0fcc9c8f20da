import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about the device` {
  let stage = LineStage()
  var device: SimulatedDevice { stage.device }

  /// Notes what a controller is told.
  final class Told: UIViewController {
    var sizes: [CGSize] = []
    var calls: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      coordinator.animate(alongsideTransition: { _ in self.calls.append("along") }) { _ in
        self.calls.append("done")
      }
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      calls.append("insets")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      calls.append("traits")
    }
  }

  func told() -> Told {
    let controller = Told()
    stage.app.rootViewController = controller
    stage.app.layoutIfNeeded()
    controller.calls = []
    return controller
  }

  @Test func `L117 a bar stands above the keyboard`() {
    let (view, bar, field) = (stage.root.view!, UIView(), stage.add(UITextField()))
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    device.showsKeyboard = true
    field.becomeFirstResponder()
    stage.app.layoutIfNeeded()
    #expect(bar.frame.maxY == 516)
  }

  @Test func `L118 a controller learns of its new size`() {
    // override func viewWillTransition(to size: CGSize
    let controller = told()
    device.rotate(to: .landscapeRight)
    #expect(controller.sizes == [CGSize(width: 852, height: 393)])
  }

  @Test func `L119 something goes along with a rotation`() {
    // coordinator.animate(alongsideTransition:
    let controller = told()
    device.rotate(to: .landscapeRight)
    device.clock.advance(by: 1)
    #expect(controller.calls.filter { $0 == "along" || $0 == "done" } == ["along", "done"])
  }

  @Test func `L120 a controller learns of another safe area`() {
    // override func viewSafeAreaInsetsDidChange()
    let controller = told()
    device.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    #expect(controller.calls.contains("insets"))
  }

  @Test func `L121 an overlay is dark`() {
    let window = UIWindow(windowScene: stage.scene)
    window.overrideUserInterfaceStyle = .dark
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.app.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `L122 a view registers for a trait`() {
    let (view, counter) = (stage.add(UIView()), Counter())
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in counter.count += 1
    }
    stage.app.overrideUserInterfaceStyle = .dark
    stage.app.layoutIfNeeded()
    #expect(counter.count == 1)
  }

  @Test func `L123 a controller learns of another trait`() {
    // override func traitCollectionDidChange
    let controller = told()
    stage.app.overrideUserInterfaceStyle = .dark
    stage.app.layoutIfNeeded()
    #expect(controller.calls.contains("traits"))
  }

  @Test func `L125 a row runs from right to left`() {
    let view = stage.add(UIStackView(), CGRect(x: 0, y: 0, width: 100, height: 40))
    view.semanticContentAttribute = .forceRightToLeft
    let first = UIView()
    first.translatesAutoresizingMaskIntoConstraints = false
    first.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.addArrangedSubview(first)
    view.addArrangedSubview(UIView())
    stage.app.layoutIfNeeded()
    #expect(first.frame.minX == 70)
  }

  @Test func `L126 a view knows its direction`() {
    let view = stage.add(UIView())
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

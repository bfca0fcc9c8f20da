import Fallthrough
import Testing
import UIKit

private final class ConstrainedToast: UIViewController {
  let label = UILabel()
  var layouts = 0

  override func viewDidLoad() {
    label.text = "Saved"
    label.isUserInteractionEnabled = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  override func viewDidLayoutSubviews() { layouts += 1 }
}

@MainActor @Suite(.simulatedDevice) struct `A toast with Auto Layout in a presenter` {
  private let device = SimulatedDevice.current
  private let presenter = OverlayPresenter(scene: SimulatedDevice.current.scenes[0])
  private let toast = ConstrainedToast()

  init() {
    presenter.show(toast)
    presenter.window?.layoutIfNeeded()
    toast.layouts = 0
  }

  @Test func `is laid out once for each real change and not for touches`() {
    let place = CGPoint(x: toast.label.frame.midX, y: toast.label.frame.midY)
    #expect(device.tap(at: place).passes.last?.result === toast.label)
    device.tap(at: CGPoint(x: 20, y: 20))
    #expect(toast.layouts == 0)
    toast.label.text = "Saved for later"
    device.tap(at: place)
    device.tap(at: place)
    #expect(toast.layouts == 1)
    presenter.window?.frame.size.height = 500
    device.tap(at: place)
    #expect(toast.layouts == 2)
    #expect(toast.label.frame.maxY == 500.0)
    #expect(device.unsettledLayouts.isEmpty)
  }
}

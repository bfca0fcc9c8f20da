import UIKit

/// A controller with a button that calls a closure at each of its moments.
@MainActor final class HookedController: UIViewController {
  enum Moment: CaseIterable {
    case load, moveIn, appear, appeared, layOut, tap, disappear, disappeared, moveOut
  }

  var on: ((Moment) -> Void)?

  override func viewDidLoad() {
    let button = UIButton(frame: Toast.frame)
    button.addAction(UIAction { [weak self] _ in self?.on?(.tap) }, for: .touchUpInside)
    view.addSubview(button)
    on?(.load)
  }
  override func willMove(toParent parent: UIViewController?) {
    on?(parent == nil ? .moveOut : .moveIn)
  }
  override func viewWillAppear(_ animated: Bool) { on?(.appear) }
  override func viewDidAppear(_ animated: Bool) { on?(.appeared) }
  override func viewDidLayoutSubviews() { on?(.layOut) }
  override func viewWillDisappear(_ animated: Bool) { on?(.disappear) }
  override func viewDidDisappear(_ animated: Bool) { on?(.disappeared) }
}

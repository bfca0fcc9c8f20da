import Fallthrough
import Harness
import UIKit

/// How long a tap takes over a toast with Auto Layout in a presenter, and how often it is laid out.
@MainActor
struct ToastFigures {
  /// Milliseconds that a tap may take.
  static let limit = 1.0

  let count: Int
  private(set) var milliseconds = 0.0
  private(set) var layoutsOfTaps = 0
  private(set) var layoutsOfChanges = 0
  private let toast = ConstrainedToast()
  private let presenter = OverlayPresenter(scene: SimulatedDevice.current.scenes[0])

  /// Taps on the toast and beside it in turn; then changes its text as often and taps each time.
  init(count: Int) {
    self.count = count
    let device = SimulatedDevice.current
    presenter.show(toast)
    presenter.window?.layoutIfNeeded()
    let box = toast.box.frame
    let points = [CGPoint(x: box.midX, y: box.midY), CGPoint(x: 20, y: 300)]
    toast.box.layouts = 0
    let start = now()
    for index in 0..<count { device.tap(at: points[index % 2]) }
    milliseconds = (now() - start) / 1e6 / Double(count)
    layoutsOfTaps = toast.box.layouts
    for index in 0..<count {
      toast.label.text = String(repeating: "m", count: 1 + index % 9)
      device.tap(at: points[0])
    }
    layoutsOfChanges = toast.box.layouts - layoutsOfTaps
  }

  var isMet: Bool { milliseconds <= Self.limit && layoutsOfTaps == 0 && layoutsOfChanges == count }

  var text: String {
    """
    \(count) taps over a toast with Auto Layout: \(milliseconds) ms each (at most \(Self.limit)), \
    \(layoutsOfTaps) layouts; \(count) new texts: \(layoutsOfChanges) layouts
    """
  }
}

/// A picture, two lines and a button in a box at the bottom, by twelve constraints.
private final class ConstrainedToast: UIViewController {
  let box = Box()
  let label = UILabel()

  override func viewDidLoad() {
    let (picture, detail, button) = (UIImageView(), UILabel(), UIButton(type: .system))
    (label.text, detail.text) = ("Saved", "To your list")
    button.setTitle("Undo", for: .normal)
    view.addSubview(box)
    let parts: [UIView] = [picture, label, detail, button]
    parts.forEach(box.addSubview)
    (parts + [box]).forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      box.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      picture.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
      picture.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 56),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
      detail.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      detail.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -12),
      button.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
      button.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
  }
}

private final class Box: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

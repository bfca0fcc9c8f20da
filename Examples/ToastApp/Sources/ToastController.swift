#if canImport(UIKit)
  import UIKit

  /// A toast at the lower edge of the safe area: a text and something to do about it.
  final class ToastController: UIViewController {
    private let toast: Toast
    private let onEnd: @MainActor () -> Void

    /// - Parameter onEnd: Called when the user has done with the toast.
    init(_ toast: Toast, onEnd: @escaping @MainActor () -> Void) {
      (self.toast, self.onEnd) = (toast, onEnd)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      return nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "overlay"
      let box = UIView()
      box.accessibilityIdentifier = "toast"
      box.backgroundColor = .black
      let content = UIStackView(arrangedSubviews: [label, button])
      content.spacing = 16
      box.addSubview(content)
      view.addSubview(box)
      pin(content, in: box)
      pin(box)
    }

    private var label: UILabel {
      let label = UILabel()
      label.accessibilityIdentifier = "text"
      label.text = toast.text
      label.textColor = .white
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    private var button: UIButton {
      let action = UIAction(title: toast.actionTitle) { [toast, onEnd] _ in
        toast.perform()
        onEnd()
      }
      let button = UIButton(type: .system, primaryAction: action)
      button.accessibilityIdentifier = toast.actionTitle
      // The text has the room that is left.
      button.setContentHuggingPriority(.required, for: .horizontal)
      return button
    }

    /// The content leaves a margin in the box, and is as high as a finger needs at least.
    private func pin(_ content: UIView, in box: UIView) {
      content.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
        content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
        content.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
        content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
        content.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    }

    /// The box lies in the safe area, which ends above the home indicator, and above the keyboard.
    private func pin(_ box: UIView) {
      box.translatesAutoresizingMaskIntoConstraints = false
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        box.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
      ])
    }
  }
#endif

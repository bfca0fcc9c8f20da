#if canImport(UIKit)
  import UIKit

  /// A toast at the bottom of the screen: a text and something to do about it.
  final class ToastController: UIViewController {
    /// Called when the toast has done what it is for.
    var onDone: () -> Void = {}

    private let box = UIView()
    private let label = UILabel()
    private let button: UIButton

    init(text: String, action: String, perform: @escaping () -> Void) {
      button = UIButton(type: .system)
      super.init(nibName: nil, bundle: nil)
      label.text = text
      button.setTitle(action, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          perform()
          self?.onDone()
        }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
      return nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "overlay"
      box.accessibilityIdentifier = "toast"
      box.backgroundColor = .black
      label.textColor = .white
      view.addSubview(box)
      box.addSubview(label)
      box.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let bounds = view.bounds
      box.frame = CGRect(x: 20, y: bounds.maxY - 152, width: bounds.width - 40, height: 80)
      label.frame = CGRect(x: 16, y: 0, width: box.bounds.width - 132, height: 80)
      button.frame = CGRect(x: box.bounds.width - 116, y: 18, width: 100, height: 44)
    }
  }
#endif

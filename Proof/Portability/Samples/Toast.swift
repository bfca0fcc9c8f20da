import UIKit

/// A message at the bottom of the screen, in a window of its own, that goes by itself or by a swipe.
final class Toast: UIView {
  enum Kind: CaseIterable {
    case info, success, failure

    var color: UIColor {
      switch self {
      case .info: return .systemBlue
      case .success: return UIColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 1)
      case .failure: return .systemRed.withAlphaComponent(0.9)
      }
    }

    var symbol: String {
      switch self {
      case .info: return "info.circle"
      case .success: return "checkmark.circle.fill"
      case .failure: return "xmark.octagon"
      }
    }
  }

  var onTap: (() -> Void)?
  private let iconView = UIImageView()
  private let messageLabel = UILabel()
  private lazy var stackView = UIStackView(arrangedSubviews: [iconView, messageLabel])

  init(_ message: String, kind: Kind = .info) {
    super.init(frame: .zero)
    messageLabel.text = message
    setUp(kind)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  private func setUp(_ kind: Kind) {
    backgroundColor = kind.color
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 8

    iconView.image = UIImage(systemName: kind.symbol)?.withRenderingMode(.alwaysTemplate)
    iconView.tintColor = .white
    iconView.contentMode = .scaleAspectFit
    iconView.setContentHuggingPriority(.required, for: .horizontal)

    messageLabel.numberOfLines = 0
    messageLabel.textColor = .white
    messageLabel.font = .preferredFont(forTextStyle: .subheadline)
    messageLabel.adjustsFontForContentSizeCategory = true

    stackView.axis = .horizontal
    stackView.alignment = .center
    stackView.spacing = 8
    stackView.isUserInteractionEnabled = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      iconView.widthAnchor.constraint(equalToConstant: 24),
      iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = messageLabel.text
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onTap?()
  }
}

/// Shows one toast at a time.
final class ToastCenter {
  static let shared = ToastCenter()

  private(set) var window: UIWindow?
  private(set) var toast: Toast?
  private let feedback = UINotificationFeedbackGenerator()

  private var activeScene: UIWindowScene? {
    UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }
  }

  func show(_ toast: Toast, duration: TimeInterval = 2, completion: ((Bool) -> Void)? = nil) {
    dismiss(animated: false)
    guard let scene = activeScene else { return }
    let window = ToastWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level.alert + 1
    window.backgroundColor = .clear
    let root = UIViewController()
    root.view.backgroundColor = .clear
    window.rootViewController = root
    window.isHidden = false
    self.window = window
    self.toast = toast
    place(toast, in: root.view)
    feedback.prepare()
    feedback.notificationOccurred(.success)
    UIAccessibility.post(notification: .announcement, argument: toast.accessibilityLabel)
    animateIn(toast, completion: completion)
  }

  private func place(_ toast: Toast, in view: UIView) {
    toast.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(toast)
    let bottom = toast.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      toast.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      toast.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      bottom,
    ])
    view.layoutIfNeeded()
  }

  private func animateIn(_ toast: Toast, completion: ((Bool) -> Void)?) {
    toast.alpha = 0
    toast.transform = CGAffineTransform(translationX: 0, y: 80).scaledBy(x: 0.95, y: 0.95)
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.4,
      options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState],
      animations: {
        toast.alpha = 1
        toast.transform = .identity
      }, completion: completion)
  }

  func dismiss(animated: Bool) {
    guard let toast = toast, let window = window else { return }
    self.toast = nil
    self.window = nil
    let remove = {
      toast.removeFromSuperview()
      window.isHidden = true
      window.rootViewController = nil
    }
    guard animated else { return remove() }
    UIView.animate(withDuration: 0.25, animations: { toast.alpha = 0 }) { _ in remove() }
  }
}

/// Lets through what does not land on a toast.
final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit != self,
      hit != rootViewController?.view
    else { return nil }
    return hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let view = rootViewController?.view else { return false }
    return view.subviews.contains { !$0.isHidden && $0.frame.contains(convert(point, to: view)) }
  }
}

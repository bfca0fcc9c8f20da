import UIKit

/// Covers a view while something is under way, and takes its touches or not.
final class ProgressHUD: UIView {
  enum Mask {
    case none, clear, dimmed
  }

  private let box = UIView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let progressView = UIProgressView(progressViewStyle: .default)
  private let label = UILabel()
  private let ring = CAShapeLayer()

  @discardableResult
  static func show(in view: UIView, text: String?, mask: Mask = .dimmed, animated: Bool = true)
    -> ProgressHUD
  {
    let hud = ProgressHUD(frame: view.bounds)
    hud.label.text = text
    hud.isUserInteractionEnabled = mask != .none
    hud.backgroundColor = mask == .dimmed ? UIColor(white: 0, alpha: 0.3) : .clear
    view.addSubview(hud)
    hud.alpha = 0
    UIView.transition(
      with: view, duration: animated ? 0.2 : 0, options: .transitionCrossDissolve,
      animations: { hud.alpha = 1 }, completion: nil)
    return hud
  }

  static func hide(from view: UIView) {
    view.subviews.compactMap { $0 as? ProgressHUD }.forEach { $0.removeFromSuperview() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 10
    box.layer.masksToBounds = true
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    spinner.hidesWhenStopped = true
    spinner.color = .label
    spinner.startAnimating()
    label.textAlignment = .center
    label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = tintColor.cgColor
    ring.lineWidth = 3
    ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    layer.addSublayer(ring)
    let stack = UIStackView(arrangedSubviews: [spinner, label, progressView])
    stack.axis = .vertical
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(stack)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: centerXAnchor),
      box.centerYAnchor.constraint(equalTo: centerYAnchor),
      box.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.8),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      stack.topAnchor.constraint(equalTo: box.topAnchor),
      stack.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }

  func setProgress(_ progress: Float) {
    progressView.setProgress(progress, animated: true)
    if progress >= 1 { spinner.stopAnimating() }
  }
}

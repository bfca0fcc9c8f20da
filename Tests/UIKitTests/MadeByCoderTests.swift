import Testing
import UIKit

/// There are no archives here, so what a coder makes is as what code makes.
@MainActor @Suite(.simulatedDevice) struct `A view that a coder makes` {
  /// What touches and layout see of a view.
  private func look(_ view: UIView?) -> String {
    guard let view else { return "none" }
    let parts = view.subviews.map { "\(type(of: $0))" }
    let recognizers = (view.gestureRecognizers ?? []).map { "\(type(of: $0))" }
    return "\(type(of: view)) \(view.isUserInteractionEnabled) \(view.clipsToBounds) "
      + "\(view.isHidden) \(view.alpha) \(parts) \(recognizers)"
  }

  @Test func `is as one that code makes`() {
    let coder = NSCoder()
    let pairs: [(UIView?, UIView)] = [
      (UIView(coder: coder), UIView()), (UILabel(coder: coder), UILabel()),
      (UIImageView(coder: coder), UIImageView()), (UIScrollView(coder: coder), UIScrollView()),
      (UITableView(coder: coder), UITableView()),
      (UITableViewCell(coder: coder), UITableViewCell()),
      (UICollectionViewCell(coder: coder), UICollectionViewCell()),
      (UITextView(coder: coder), UITextView()), (UITextField(coder: coder), UITextField()),
      (UISwitch(coder: coder), UISwitch()),
      (UIStepper(coder: coder), UIStepper()), (UISlider(coder: coder), UISlider()),
      (UIActivityIndicatorView(coder: coder), UIActivityIndicatorView(frame: .zero)),
      (UIVisualEffectView(coder: coder), UIVisualEffectView(effect: nil)),
      (UIStackView(coder: coder), UIStackView()), (UIButton(coder: coder), UIButton()),
    ]
    for (coded, made) in pairs { #expect(look(coded) == look(made)) }
    let sizes = [UISwitch(coder: coder), UIStepper(coder: coder)].map { $0?.bounds.size }
    #expect(sizes == [UISwitch().bounds.size, UIStepper().bounds.size])
    #expect(UISwitch().sizeThatFits(.zero) == UISwitch().bounds.size)
  }

  @Test func `may be a controller's`() {
    let coder = NSCoder()
    #expect(UIViewController(coder: coder)?.view.subviews == [])
    #expect(SimulatedHostingController(coder: coder)?.view.subviews == [])
    let alert = UIAlertController(coder: coder)
    #expect(alert?.preferredStyle == .alert && alert?.actions == [])
    let recognizer = UITapGestureRecognizer(coder: coder)
    #expect(recognizer?.state == .possible && recognizer?.numberOfTapsRequired == 1)
  }
}

import UIKit

/// A tab bar whose middle button rises above its top edge and takes touches there.
final class RaisedTabBar: UITabBar {
  let centerButton = UIButton(type: .custom)
  var onCenterTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    centerButton.setTitle("+", for: .normal)
    centerButton.setTitleColor(.white, for: .normal)
    centerButton.setImage(UIImage(systemName: "plus"), for: .normal)
    centerButton.backgroundColor = .systemIndigo
    centerButton.layer.cornerRadius = 28
    centerButton.addAction(UIAction { [weak self] _ in self?.onCenterTap?() }, for: .touchUpInside)
    addSubview(centerButton)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    centerButton.bounds = CGRect(x: 0, y: 0, width: 56, height: 56)
    centerButton.center = CGPoint(x: bounds.midX, y: 0)
    bringSubviewToFront(centerButton)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !clipsToBounds, !isHidden, alpha > 0 else { return nil }
    for member in subviews.reversed() {
      let subPoint = member.convert(point, from: self)
      if let result = member.hitTest(subPoint, with: event) { return result }
    }
    return super.hitTest(point, with: event)
  }
}

/// Tabs with the raised bar.
final class RaisedTabBarController: UITabBarController, UITabBarControllerDelegate {
  private(set) var refused: [Int] = []
  var locked: Set<Int> = []
  let raisedBar = RaisedTabBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    setValue(bar: raisedBar)
    delegate = self
    tabBar.tintColor = .systemIndigo
    tabBar.isTranslucent = false
  }

  /// Interface Builder sets the class of the bar; in code it is put over the system's.
  private func setValue(bar: RaisedTabBar) {
    bar.frame = tabBar.bounds
    bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabBar.addSubview(bar.centerButton)
    bar.centerButton.frame = CGRect(x: tabBar.bounds.midX - 28, y: 0, width: 56, height: 49)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let index = viewControllers?.firstIndex(of: viewController), locked.contains(index) else {
      return true
    }
    refused.append(index)
    return false
  }
}

import Testing
import UIKit

private final class Counter: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Gives its child the whole view in each layout, as most containers do.
private final class Container: UIViewController {
  let child = Child()
  var layouts = 0

  override func loadView() { view = Counter() }

  override func viewDidLoad() {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    layouts += 1
    child.view.frame = view.bounds
  }
}

private final class Child: UIViewController {
  let toast = Counter()
  let label = UILabel()
  var layouts = 0

  override func loadView() { view = Counter() }

  override func viewDidLoad() {
    label.text = "Saved"
    toast.addSubview(label)
    view.addSubview(toast)
    [toast, label].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      toast.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      toast.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      toast.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: toast.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: toast.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: toast.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: toast.bottomAnchor, constant: -12),
    ])
  }

  override func viewDidLayoutSubviews() { layouts += 1 }
}

@MainActor @Suite(.simulatedDevice) struct `A layout by constraints` {
  private let container = Container()
  private let window: UIWindow

  init() {
    device.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window = Stage.show(root: container)
    window.layoutIfNeeded()
  }

  private var child: Child { container.child }

  /// Layouts of the container, its child and the toast since the last call.
  private func countLayouts(_ change: () -> Void) -> [Int] {
    container.layouts = 0
    child.layouts = 0
    child.toast.layouts = 0
    change()
    window.layoutIfNeeded()
    return [container.layouts, child.layouts, child.toast.layouts]
  }

  @Test func `Settles where a controller gives its child the whole view in each layout`() {
    #expect(child.toast.frame == CGRect(x: 16, y: 765 + 1.0 / 3, width: 361, height: 44 + 2.0 / 3))
    #expect(countLayouts {} == [0, 0, 0])
    #expect(countLayouts { container.view.setNeedsLayout() } == [1, 0, 0])
    #expect(countLayouts { device.tap(at: Stage.center) } == [0, 0, 0])
    #expect(device.unsettledLayouts.isEmpty)
  }

  @Test func `Runs once for each view that a new size changes`() {
    #expect(countLayouts { window.frame.size.width = 300 } == [1, 1, 1])
    #expect(child.toast.frame == CGRect(x: 16, y: 765 + 1.0 / 3, width: 268, height: 44 + 2.0 / 3))
    #expect(countLayouts { child.label.text = "Saved" } == [0, 0, 0])
    #expect(countLayouts { child.label.font = .systemFont(ofSize: 27) } == [0, 1, 1])
  }

  @Test func `Is not asked for by what is moved by hand, which stays until it is`() {
    let toast = child.toast
    device.safeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(toast.frame == CGRect(x: 16, y: 799 + 1.0 / 3, width: 361, height: 44 + 2.0 / 3))
    #expect(countLayouts { toast.center.y -= 100 } == [0, 0, 0])
    #expect(countLayouts { toast.transform = CGAffineTransform(scaleX: 2, y: 2) } == [0, 0, 0])
    #expect(countLayouts { child.view.center.x += 7 } == [0, 0, 0])
    #expect(abs(toast.center.y - 721 - 2.0 / 3) < 1e-6)
    toast.transform = .identity
    child.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(toast.frame == CGRect(x: 16, y: 799 + 1.0 / 3, width: 361, height: 44 + 2.0 / 3))
  }

  @Test func `Follows a view that another view's constraint depends on`() {
    let (anchor, box) = (UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), UIView())
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    anchor.addSubview(inner)
    child.view.addSubview(anchor)
    container.view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      box.topAnchor.constraint(equalTo: inner.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 25, y: 15, width: 30, height: 30))
    anchor.center.x += 100
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 125, y: 15, width: 30, height: 30))
    anchor.bounds.origin.y = 3
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 125, y: 12, width: 30, height: 30))
    box.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(countLayouts { anchor.center.x += 1 } == [0, 0, 0])
  }

  @Test func `Follows the safe area that a moved view comes to lie in`() {
    #expect(countLayouts { container.child.view.frame.origin.y -= 20 } == [0, 1, 0])
    #expect(child.toast.frame.maxY == 830.0)
    #expect(countLayouts { container.child.view.frame.origin.y -= 100 } == [0, 1, 0])
    #expect(child.toast.frame.maxY == 844.0)
  }

  @Test func `Leaves the content alone while it scrolls, and what stands still in its place`() {
    let (scrollView, content, badge) = (UIScrollView(), Counter(), UIView())
    scrollView.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    child.view.addSubview(scrollView)
    [content, badge].forEach {
      scrollView.addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 200),
      content.heightAnchor.constraint(equalToConstant: 900),
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 4),
      badge.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    content.layouts = 0
    scrollView.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
    #expect(badge.frame == CGRect(x: 0, y: 54, width: 20, height: 20))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
    #expect(content.layouts == 0)
  }
}

import Testing
import UIKit

/// The screen has three pixels for each point.
@MainActor @Suite(.simulatedDevice) struct `The grid of pixels` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func place(
    _ view: UIView, in superview: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  private func expect(_ view: UIView, at frame: [CGFloat]) {
    root.layoutIfNeeded()
    let real = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    #expect(zip(real, frame).allSatisfy { abs($0 - $1) < 1e-6 }, "\(view.frame)")
  }

  @Test func `FS-425 has the edges of views that constraints place, each at the nearest pixel`() {
    let view = UIView()
    place(view, in: root, x: 10.1, y: 20.2, width: 333.6, height: 30.1)
    expect(view, at: [10, 20 + 1.0 / 3, 333 + 2.0 / 3, 30])
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - 333 - 2.0 / 3) < 1e-6)
  }

  @Test func `FS-425 is that of the topmost view, so that views side by side stay so`() {
    let outer = UIView()
    let (left, right) = (UIView(), UIView())
    place(outer, in: root, x: 0.1, y: 0, width: 100, height: 100)
    place(left, in: outer, x: 0.1, y: 0, width: 50.5, height: 10)
    place(right, in: outer, x: 50.6, y: 0, width: 20, height: 10)
    expect(outer, at: [0, 0, 100, 100])
    expect(left, at: [1.0 / 3, 0, 50 + 1.0 / 3, 10])
    expect(right, at: [50 + 2.0 / 3, 0, 20, 10])
  }

  @Test func `FS-425 leaves a frame alone that code has set`() {
    let view = UIView(frame: CGRect(x: 10.1, y: 0, width: 20.2, height: 10))
    let inner = UIView()
    root.addSubview(view)
    place(inner, in: view, x: 0.3, y: 0, width: 10, height: 10)
    expect(view, at: [10.1, 0, 20.2, 10])
    expect(inner, at: [10 + 1.0 / 3 - 10.1, 0, 10, 10])
  }

  @Test func `FS-425 does not move with the scroll offset`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView()
    root.addSubview(scroll)
    place(content, in: scroll, x: 0, y: 0.5, width: 50, height: 400)
    scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
    expect(content, at: [0, 2.0 / 3, 50, 400])
    scroll.contentOffset.y = 10.2
    content.setNeedsLayout()
    expect(content, at: [0, 2.0 / 3, 50, 400])
  }

  @Test func `FS-426 is what a label's own size is rounded up to`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "abc"
    let rounded = CGSize(width: 25 + 2.0 / 3, height: 20 + 2.0 / 3)
    #expect(abs(label.intrinsicContentSize.width - rounded.width) < 1e-6)
    #expect(abs(label.intrinsicContentSize.height - rounded.height) < 1e-6)
    #expect(label.sizeThatFits(.zero) == label.intrinsicContentSize)
  }
}

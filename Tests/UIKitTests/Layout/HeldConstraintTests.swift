import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Constraints that a view holds` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView()

  init() {
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
  }

  private var frame: CGRect {
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return box.frame
  }

  @Test func `are active while it holds them`() {
    let place = [
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.heightAnchor.constraint(equalToConstant: 30),
    ]
    let right = box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -50)
    root.addConstraints(place)
    root.addConstraint(right)
    #expect(frame == CGRect(x: 10, y: 20, width: 140, height: 30))
    #expect(root.constraints == place + [right])
    #expect(root.constraints.map(\.isActive) == [true, true, true, true])
    // Another view cannot take it away.
    box.removeConstraint(right)
    #expect(right.isActive)
    root.removeConstraint(right)
    #expect(!right.isActive && root.constraints == place)
    root.removeConstraints(place)
    #expect(root.constraints == [])
  }

  @Test func `may lead to the edges of a guide`() {
    let middle = UILayoutGuide()
    root.addLayoutGuide(middle)
    #expect(root.layoutGuides.contains { $0 === middle })
    NSLayoutConstraint.activate([
      middle.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      middle.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
      middle.topAnchor.constraint(equalTo: root.topAnchor),
      middle.heightAnchor.constraint(equalTo: root.heightAnchor),
      box.leftAnchor.constraint(equalTo: middle.leftAnchor),
      box.rightAnchor.constraint(equalTo: middle.rightAnchor),
      box.centerYAnchor.constraint(equalTo: middle.centerYAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(frame == CGRect(x: 30, y: 45, width: 140, height: 10))
    root.removeLayoutGuide(middle)
    #expect(!root.layoutGuides.contains { $0 === middle })
  }

  @Test func `may be made when they are needed`() {
    final class Late: UIView {
      var calls = 0
      override func updateConstraints() {
        calls += 1
        super.updateConstraints()
      }
    }
    let view = Late(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.updateConstraintsIfNeeded()
    let before = view.calls
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.calls == before + 1 && !view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.calls == before + 1)
  }

  @Test func `weigh more or less than a view's own size`() {
    let label = UILabel()
    let usual = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      [label.contentHuggingPriority(for: $0), label.contentCompressionResistancePriority(for: $0)]
    }
    #expect(usual.allSatisfy { $0[1] == .defaultHigh })
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(label.contentHuggingPriority(for: .vertical) == .required)
    #expect(label.contentHuggingPriority(for: .horizontal) == usual[0][0])
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }

  @Test func `follow the order of a stack's views`() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 1)
    #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
    stack.insertArrangedSubview(views[0], at: 99)
    #expect(stack.arrangedSubviews == [views[2], views[1], views[0]])
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[2], views[0]] && views[1].superview === stack)
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0]])
  }

  @Test func `keep a distance of the system's, or at least one`() {
    let left = UIView()
    left.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(left)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      left.widthAnchor.constraint(equalToConstant: 20),
      left.heightAnchor.constraint(equalToConstant: 10),
      box.leftAnchor.constraint(equalToSystemSpacingAfter: left.rightAnchor, multiplier: 2),
      box.topAnchor.constraint(equalToSystemSpacingBelow: left.bottomAnchor, multiplier: 1),
      box.rightAnchor.constraint(greaterThanOrEqualTo: left.rightAnchor, constant: 50),
      box.widthAnchor.constraint(greaterThanOrEqualTo: left.widthAnchor, multiplier: 1.5),
      box.heightAnchor.constraint(equalTo: left.heightAnchor),
    ])
    #expect(frame == CGRect(x: 36, y: 18, width: 34, height: 10))
    #expect(UILayoutPriority.defaultLow + 5 == UILayoutPriority(rawValue: 255))
    #expect(UILayoutPriority.required - 1 < .required)
  }

  @Test func `FS-424 have a second attribute only with a second item`() {
    let widths = [nil, root].map { other in
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width,
        multiplier: 1, constant: 30)
    }
    #expect(widths.map(\.secondAttribute) == [.notAnAttribute, .width])
  }

  @Test func `share a stack's length in the proportion of its views`() {
    final class Fixed: UIView {
      var width: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
    }
    let views = [10, 30].map { width in
      let view = Fixed()
      view.width = width
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 150])
  }
}

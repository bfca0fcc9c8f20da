import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A label` {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let label = UILabel()

  init() {
    label.font = .systemFont(ofSize: 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
  }

  @Test func `Is as large as its text`() {
    label.text = "Saved"
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 25, height: 12))
    label.text = "Saved again"
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 55, height: 12))
  }

  @Test func `FS-324 Breaks where its edges are if it may have several lines`() {
    label.text = String(repeating: "x", count: 50)
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 100, height: 12))
    label.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 100, height: 36))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 200, height: 24))
  }

  @Test func `Says what would fit`() {
    label.text = "Saved\nagain"
    #expect(label.sizeThatFits(.zero) == CGSize(width: 25, height: 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(.zero) == CGSize(width: 25, height: 24))
    #expect(label.sizeThatFits(CGSize(width: 15, height: 0)) == CGSize(width: 15, height: 48))
  }
}

import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The margins of a superview` {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 0, y: 10, width: 190, height: 190))

  init() {
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    outer.addSubview(inner)
  }

  @Test func `FS-391 are kept as far as they lie in a view that preserves them`() {
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 30, bottom: 40, right: 40))
    inner.layoutMargins.left = 35
    #expect(inner.layoutMargins.left == 35)
  }

  @Test func `FS-391 place what is held at the view's own`() {
    inner.preservesSuperviewLayoutMargins = true
    let held = UIView()
    held.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(held)
    NSLayoutConstraint.activate([
      held.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor),
      held.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
      held.widthAnchor.constraint(equalToConstant: 5),
      held.heightAnchor.constraint(equalToConstant: 5),
    ])
    outer.layoutIfNeeded()
    #expect(held.frame.origin == CGPoint(x: 30, y: 10))
    outer.layoutMargins.left = 60
    outer.layoutIfNeeded()
    #expect(held.frame.origin == CGPoint(x: 60, y: 10))
  }
}

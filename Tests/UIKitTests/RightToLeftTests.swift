import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `From right to left` {
  private func constrained(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -20),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    return view
  }

  @Test func `FS-277 leading edges are at the right where the language has it`() throws {
    device.layoutDirection = .rightToLeft
    defer { device.layoutDirection = .leftToRight }
    let window = Stage.show()
    let root = try #require(window.rootViewController?.view)
    let view = constrained(in: root)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 333, y: 0, width: 50, height: 40))
    device.layoutDirection = .leftToRight
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 50, height: 40))
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, false, true), (.playback, false, false),
    (.spatial, false, false), (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
  ])
  func `FS-277 an attribute decides for a view, and not for those in it`(
    _ attribute: UISemanticContentAttribute, _ inEnglish: Bool, _ inHebrew: Bool
  ) {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    Stage.show(view)
    view.semanticContentAttribute = attribute
    #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == inEnglish)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    device.layoutDirection = .rightToLeft
    defer { device.layoutDirection = .leftToRight }
    #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == inHebrew)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `FS-278 the common superview decides about a constraint`() throws {
    let window = Stage.show()
    let root = try #require(window.rootViewController?.view)
    let view = constrained(in: root)
    root.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(view.frame.minX == 333.0)
    root.semanticContentAttribute = .unspecified
    view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(view.frame.minX == 10.0)
  }

  @Test func `FS-277 rows begin at the right, columns are aligned there, and margins change sides`()
  {
    device.layoutDirection = .rightToLeft
    defer { device.layoutDirection = .leftToRight }
    let views = [30.0, 50, 70].map { width in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      return view
    }
    let row = UIStackView(arrangedSubviews: views)
    row.frame = CGRect(x: 0, y: 0, width: 170, height: 20)
    row.spacing = 10
    Stage.show(row)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [140, 80, 0])
    row.axis = .vertical
    row.alignment = .leading
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 5, bottom: 0, trailing: 0)
    row.layoutIfNeeded()
    #expect(row.layoutMargins == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5))
    #expect(views.map(\.frame.maxX) == [165, 165, 165])
    row.semanticContentAttribute = .forceLeftToRight
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 0, 0])
  }

  @Test func `FS-277 left edges stay at the left, and centres in the middle`() throws {
    device.layoutDirection = .rightToLeft
    defer { device.layoutDirection = .leftToRight }
    let window = Stage.show()
    let root = try #require(window.rootViewController?.view)
    let (left, middle) = (UIView(), UIView())
    for view in [left, middle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 93).isActive = true
    }
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      middle.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
    ])
    window.layoutIfNeeded()
    #expect([left.frame.minX, middle.frame.minX] == [10, 160])
  }

  @Test func `FS-277 a factor counts from the edge where lines begin`() throws {
    device.layoutDirection = .rightToLeft
    defer { device.layoutDirection = .leftToRight }
    let window = Stage.show()
    let root = try #require(window.rootViewController?.view)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: 0.25, constant: 0),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    // 393 - 98.25, at the nearest of three pixels for each point.
    #expect(view.frame.maxX == 294 + 2.0 / 3)
  }
}

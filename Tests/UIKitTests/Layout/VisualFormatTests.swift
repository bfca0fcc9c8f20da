import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A line of the visual format language` {
  let space = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let a = UIView()
  let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      space.addSubview(view)
    }
  }

  func lay(_ lines: String..., options: NSLayoutConstraint.FormatOptions = []) {
    for line in lines {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: line, options: options, metrics: ["gap": 12, "high": 40],
          views: ["a": a, "b": b]))
    }
    space.layoutIfNeeded()
  }

  @Test func `FS-340 places views one after the other`() {
    lay("H:|-20-[a(100)]-gap-[b]|", options: [.alignAllTop, .alignAllBottom])
    lay("V:|[a(high)]")
    #expect(a.frame == CGRect(x: 20, y: 0, width: 100, height: 40))
    #expect(b.frame == CGRect(x: 132, y: 0, width: 168, height: 40))
  }

  @Test func `FS-340 has eight points between views, and the margins at the ends`() {
    space.layoutMargins = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16)
    lay("|-[a]-[b(==a)]-|", "V:|-[a]-|", "V:[b(>=10,<=30@999)]-0-|")
    #expect(a.frame == CGRect(x: 16, y: 5, width: 130, height: 90))
    #expect(b.frame.minX == 154 && b.frame.maxX == 284 && b.frame.maxY == 100)
    #expect((10...30).contains(b.frame.height))
  }

  @Test func `FS-340 goes to the left where it is told to`() {
    lay("H:|-20-[a(100)]-(30)-[b(40)]", options: .directionRightToLeft)
    #expect(a.frame.maxX == 280 && b.frame.maxX == 150)
  }

  @Test(arguments: [
    ("H:|-[a", "']'", 6), ("H:[a]-5[b]", "'-'", 7), ("[]", "a name or a number", 1),
    ("[a(=5)]", "a name or a number", 3), ("[a] ", "'['", 3), ("|-5-|", "'['", 4),
    ("[c]", "a view named c", 3), ("[a]-nothing-[b]", "a number named nothing", 15),
    ("[a]-1.2.3-[b]", "a number", 9), ("", "'['", 0),
  ])
  func `FS-340 is an error where it is none`(_ line: String, _ expected: String, _ place: Int) {
    #expect(throws: VisualFormatError(format: line, position: place, expected: expected)) {
      try NSLayoutConstraint.parsed(line, metrics: nil, views: ["a": a, "b": b])
    }
  }

  @Test func `FS-340 marks the place in its error`() {
    let error = VisualFormatError(format: "[a", position: 2, expected: "']'")
    #expect(error.description == "Unable to parse the constraint format: expected ']'\n[a\n  ^")
  }
}

@MainActor @Suite(.simulatedDevice) struct `Layout by margins, lines of text and bars` {
  @Test func `FS-343 has edges of what the margins leave`() {
    let space = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    space.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    space.addSubview(view)
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.right, .rightMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    NSLayoutConstraint.activate(
      edges.map {
        NSLayoutConstraint(
          item: view, attribute: $0.0, relatedBy: .equal, toItem: space, attribute: $0.1,
          multiplier: 1, constant: 0)
      })
    space.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 140, height: 60))
    #expect(space.readableContentGuide.layoutFrame == view.frame)
  }

  @Test func `FS-343 has lines of text at one height`() {
    let space = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (large, small) = (UILabel(), UILabel())
    (large.text, small.text) = ("A", "b")
    (large.font, small.font) = (.systemFont(ofSize: 40), .systemFont(ofSize: 10))
    for label in [large, small] {
      label.translatesAutoresizingMaskIntoConstraints = false
      space.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: space.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    space.layoutIfNeeded()
    let line = large.frame.minY + large.font.ascender
    // The edge is at the nearest of the screen's pixels, three for each point; baselines are not.
    #expect(abs(small.frame.minY + small.font.ascender - line) < 0.5 / 3 + 0.001)
    #expect(small.frame.minY > 20)
  }

  @Test func `FS-341 knows what bars take of a controller's view`() {
    device.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    let window = Stage.show(root: controller)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minY == 47 && view.frame.maxY == window.bounds.height - 34)
    #expect(controller.topLayoutGuide.length == 47 && controller.bottomLayoutGuide.length == 34)
    #expect(UIApplication.shared.statusBarFrame.height == 47)
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
  }

  @Test func `FS-344 has a button's edges as part of its size`() {
    let button = UIButton(type: .custom)
    button.setTitle("abcd", for: .normal)
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 10)
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 40, height: text.height + 4))
    button.frame.size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 34)
  }

  @Test func `FS-345 shows a controller as what is around has it`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    Stage.show(root: navigation)
    UIView.performWithoutAnimation {
      first.show(second, sender: nil)
      second.showDetailViewController(third, sender: nil)
    }
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.presentedViewController === third)
  }

  @Test func `keeps geometry in values of Foundation's`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
  }
}

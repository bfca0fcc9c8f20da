import Testing
import UIKit

@MainActor private final class Diary { var lines: [String] = [] }

private final class Mover: UIView {
  var name = ""
  var diary = Diary()

  convenience init(_ name: String, _ diary: Diary) {
    self.init(frame: .zero)
    (self.name, self.diary) = (name, diary)
  }

  private func note(_ text: String) { diary.lines.append("\(name) \(text)") }

  override func willMove(toSuperview newSuperview: UIView?) { note("will move to superview") }
  override func didMoveToSuperview() { note("did move to superview") }
  override func willMove(toWindow newWindow: UIWindow?) { note("will move to window") }
  override func didMoveToWindow() { note("did move to window") }
  override func didAddSubview(_ subview: UIView) { note("did add") }
  override func willRemoveSubview(_ subview: UIView) { note("will remove") }
}

@MainActor @Suite struct `A view that moves` {
  private let diary = Diary()

  @Test func `Tells of its superview`() {
    let (parent, child) = (Mover("parent", diary), Mover("child", diary))
    parent.addSubview(child)
    #expect(
      diary.lines == [
        "child will move to superview", "child did move to superview", "parent did add",
      ])
  }

  @Test func `Tells of its window with its subviews`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (parent, child) = (Mover("parent", diary), Mover("child", diary))
    parent.addSubview(child)
    diary.lines = []
    window.addSubview(parent)
    #expect(
      diary.lines == [
        "parent will move to superview", "parent will move to window", "child will move to window",
        "parent did move to window", "child did move to window", "parent did move to superview",
      ])
  }

  @Test func `Tells when it leaves`() {
    let (parent, child) = (Mover("parent", diary), Mover("child", diary))
    parent.addSubview(child)
    diary.lines = []
    child.removeFromSuperview()
    #expect(
      diary.lines == [
        "child will move to superview", "parent will remove", "child did move to superview",
      ])
  }

  @Test func `Does not tell when it only changes places`() {
    let parent = Mover("parent", diary)
    let (first, second) = (Mover("first", diary), Mover("second", diary))
    parent.addSubview(first)
    parent.addSubview(second)
    diary.lines = []
    parent.bringSubviewToFront(first)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(diary.lines == [])
  }

  @Test func `beside a stranger puts it in front of all`() {
    let (outer, first, added) = (UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.insertSubview(added, aboveSubview: UIView())
    #expect(outer.subviews == [first, added])
    let other = UIView()
    outer.insertSubview(other, belowSubview: UIView())
    #expect(outer.subviews == [first, added, other])
    #expect(outer.layer.sublayers == [first.layer, added.layer, other.layer])
  }

  @Test func `right in front of a sibling puts its layer there too`() {
    let (outer, first, last, bare) = (UIView(), UIView(), UIView(), CALayer())
    outer.addSubview(first)
    outer.layer.addSublayer(bare)
    outer.insertSubview(last, aboveSubview: first)
    #expect(outer.layer.sublayers == [first.layer, last.layer, bare])
    let behind = UIView()
    outer.insertSubview(behind, belowSubview: last)
    #expect(outer.layer.sublayers == [first.layer, behind.layer, last.layer, bare])
  }
}

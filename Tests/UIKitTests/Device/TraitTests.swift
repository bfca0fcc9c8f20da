import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Traits` {
  let log = Log()

  private final class NotingView: UIView {
    var log: Log?
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let old = previousTraitCollection?.userInterfaceStyle ?? .unspecified
      log?.note("view \(old) to \(traitCollection.userInterfaceStyle)")
    }
  }

  @Test func `FS-270 come from the device through scene, window, controller and view`() throws {
    let view = NotingView()
    let window = Stage.show(view)
    view.log = log
    #expect(view.traitCollection.userInterfaceStyle == .light)
    device.userInterfaceStyle = .dark
    #expect(log.takeAll() == ["view light to dark"])
    let root = try #require(window.rootViewController)
    let environments: [any UITraitEnvironment] = [device.scenes[0], window, root, root.view, view]
    #expect(environments.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
    device.userInterfaceStyle = .dark
    #expect(log.lines.isEmpty)
  }

  @Test func `FS-270 are overridden for all that is inside, and for nothing else`() throws {
    let (view, beside) = (NotingView(), UIView())
    let window = Stage.show(view)
    let root = try #require(window.rootViewController)
    root.view.addSubview(beside)
    view.log = log
    window.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    #expect(log.takeAll() == ["view light to dark", "view dark to light"])
    #expect(beside.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    root.traitOverrides.userInterfaceStyle = .light
    #expect(log.lines.isEmpty)
    #expect(beside.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(log.takeAll() == ["view light to dark"])
  }

  @Test func `FS-270 are predicted, and told when a view comes where they are others`() {
    let view = NotingView()
    view.log = log
    let window = Stage.show()
    window.rootViewController?.view.addSubview(view)
    #expect(log.lines.isEmpty)
    view.removeFromSuperview()
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController?.view.addSubview(view)
    #expect(log.takeAll() == ["view light to dark"])
  }

  @Test func `FS-271 are watched one by one, until that is taken back`() {
    let view = UIView()
    let window = Stage.show(view)
    let registration = view.registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    ]) { (view: UIView, previous: UITraitCollection) in
      let style = UITraitCollection.current.userInterfaceStyle
      log.note("\(previous.userInterfaceStyle) to \(style), \(view === window)")
    }
    device.rotate(to: .landscapeRight)
    #expect(log.lines.isEmpty)
    window.overrideUserInterfaceStyle = .dark
    #expect(log.takeAll() == ["light to dark, false"])
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(log.lines.isEmpty)
  }

  @Test func `FS-271 are watched by targets that perform actions`() {
    final class Target: ActionPerforming {
      var senders: [AnyObject?] = []
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        selector == "styleDidChange:"
          ? { sender, _ in self.senders.append(sender as AnyObject) } : nil
      }
    }
    let (view, target) = (UIView(), Target())
    Stage.show(view)
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target, action: Selector("styleDidChange:"))
    view.overrideUserInterfaceStyle = .dark
    #expect(target.senders.count == 1)
    #expect(target.senders.first as? UIView === view)
  }

  @Test func `FS-271 are watched by the view itself, and in a closure for its superclass`() {
    final class Own: UIView, ActionPerforming {
      var changes = 0
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        selector == "styleDidChange" ? { [self] _, _ in changes += 1 } : nil
      }
    }
    let (view, log) = (Own(), log)
    let window = Stage.show(view)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "styleDidChange")
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      log.note("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(view.changes == 1 && log.takeAll() == ["light to dark"])
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(view.changes == 2 && log.lines == [])
  }

  @Test func `FS-271 may be an app's own`() {
    struct Density: UITraitDefinition { static let defaultValue = 1 }
    let view = UIView()
    let window = Stage.show(view)
    var seen: [Int] = []
    view.registerForTraitChanges([Density.self]) { (view: UIView, previous: UITraitCollection) in
      seen += [previous[Density.self], view.traitCollection[Density.self]]
    }
    window.traitOverrides[Density.self] = 3
    window.traitOverrides[Density.self] = 3
    #expect(seen == [1, 3])
  }

  @Test func `are values that are compared, changed and put together`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let wide = UITraitCollection { $0.horizontalSizeClass = .regular }
    let both = UITraitCollection(traitsFrom: [dark, wide])
    #expect(both == dark.modifyingTraits { $0.horizontalSizeClass = .regular })
    #expect(both.containsTraits(in: wide) && !wide.containsTraits(in: both))
    #expect(both.hasDifferentColorAppearance(comparedTo: wide))
    #expect(both.verticalSizeClass == .unspecified)
    #expect(Set([both, UITraitCollection(traitsFrom: [wide, dark])]).count == 1)
    both.performAsCurrent { #expect(UITraitCollection.current === both) }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `of a child are overridden by its parent`() throws {
    let (parent, child) = (UIViewController(), UIViewController())
    Stage.show(root: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `of a child are known before its view comes to its parent's`() {
    let (parent, child) = (UIViewController(), UIViewController())
    Stage.show(root: parent)
    parent.overrideUserInterfaceStyle = .dark
    parent.addChild(child)
    child.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      log.note("told")
    }
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    parent.view.addSubview(child.view)
    #expect(log.lines.isEmpty)
  }
}

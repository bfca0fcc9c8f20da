import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A presentation` {
  let log = Log()

  func names(of views: [UIView]) -> [String] { views.map { String(describing: type(of: $0)) } }

  /// The class names of a view's tree, each level in brackets.
  func outline(of view: UIView) -> String {
    let inner = view.subviews.map(outline).joined(separator: " ")
    return String(describing: type(of: view)) + (inner.isEmpty ? "" : "(\(inner))")
  }

  func present(_ style: UIModalPresentationStyle) -> (UIWindow, UIViewController, UIViewController)
  {
    let (root, presented) = (UIViewController(), UIViewController())
    let window = Stage.show(root: root)
    presented.modalPresentationStyle = style
    root.present(presented, animated: false)
    return (window, root, presented)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.overFullScreen, "UIWindow(UIView UITransitionView(UIView))"),
    (.fullScreen, "UIWindow(UITransitionView(UIView))"),
    (.pageSheet, "UIWindow(UIView UITransitionView(UIDimmingView UIDropShadowView(UIView)))"),
    (.automatic, "UIWindow(UIView UITransitionView(UIDimmingView UIDropShadowView(UIView)))"),
    (.custom, "UIWindow(UIView UITransitionView(UIView))"),
    (.overCurrentContext, "UIWindow(UIView UITransitionView(UIView))"),
  ])
  func `FS-075 puts container views into the window`(
    _ style: UIModalPresentationStyle, _ expected: String
  ) {
    let (window, root, presented) = present(style)
    #expect(outline(of: window) == expected)
    #expect(root.presentedViewController === presented)
    #expect(presented.presentingViewController === root)
    root.dismiss(animated: false)
    #expect(outline(of: window) == "UIWindow(UIView)")
    #expect(window.subviews == [root.view])
    #expect(root.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test func `FS-075 stands beside the wrapped root view where the device wraps it`() {
    device.behavior.wrapsRootView = true
    let (window, _, _) = present(.overFullScreen)
    #expect(
      outline(of: window)
        == "UIWindow(UITransitionView(UIDropShadowView(UIView)) UITransitionView(UIView))")
  }

  @Test func `FS-075 takes touches beside the presented view`() throws {
    final class Small: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 0, width: 100, height: 100)
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Small(presentedViewController: presented, presenting: presenting)
      }
    }
    let (root, presented, delegate) = (UIViewController(), UIViewController(), Delegate())
    Stage.show(root: root)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: false)
    #expect(device.tap(at: CGPoint(x: 50, y: 50)).view === presented.view)
    let beside = try #require(device.tap(at: Stage.center).view)
    #expect(names(of: [beside]) == ["UITransitionView"])
    #expect(presented.presentationController is Small)
  }

  @Test func `tells the controllers, the presenting one too if its view goes`() {
    let root = AppearanceLoggingController("root", log: log)
    let presented = AppearanceLoggingController("presented", log: log)
    let window = Stage.show(root: root)
    presented.modalPresentationStyle = .fullScreen
    _ = log.takeAll()
    root.present(presented, animated: false) { self.log.note("complete") }
    log.expect([
      "presented did load outside", "root will disappear inside",
      "presented will appear outside", "presented is appearing inside",
      "presented did appear inside", "root did disappear outside", "complete",
    ])
    presented.dismiss(animated: false) { self.log.note("complete") }
    log.expect([
      "presented will disappear inside", "root will appear outside",
      "presented did disappear outside", "root is appearing inside", "root did appear inside",
      "complete",
    ])
    #expect(window.subviews == [root.view])
  }

  @Test func `with animation is complete when the clock has gone on`() {
    let (root, presented) = (UIViewController(), AppearanceLoggingController("presented", log: log))
    let window = Stage.show(root: root)
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: true) { self.log.note("complete") }
    #expect(presented.view.window === window)
    #expect(presented.isBeingPresented)
    log.expect(["presented did load outside", "presented will appear outside animated"])
    device.clock.advance(by: 0.4)
    #expect(!presented.isBeingPresented)
    log.expect([
      "presented is appearing inside animated", "presented did appear inside animated",
      "complete",
    ])
    presented.dismiss(animated: true)
    #expect(presented.isBeingDismissed)
    device.clock.advance(by: 0.4)
    #expect(presented.view.window == nil)
    log.expect([
      "presented will disappear inside animated", "presented did disappear outside animated",
    ])
  }

  @Test func `on a presentation goes with it`() {
    let (window, root, first) = present(.overFullScreen)
    let second = UIViewController()
    first.present(second, animated: false)
    #expect(window.subviews.count == 3)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
    #expect(first.presentedViewController == nil)
  }

  @Test func `cannot be made by a controller that presents already, or is in no window`() {
    let (window, root, presented) = present(.overFullScreen)
    root.present(UIViewController(), animated: false)
    UIViewController().present(UIViewController(), animated: false)
    #expect(root.presentedViewController === presented)
    #expect(window.subviews.count == 2)
  }

  @Test func `asked of a child is made by the one that contains it`() {
    let (parent, child, presented) = (UIViewController(), UIViewController(), UIViewController())
    let window = Stage.show(root: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === parent)
    #expect(child.presentedViewController === presented)
    child.dismiss(animated: false)
    #expect(window.subviews == [parent.view])
  }

  @Test func `A tap beside a sheet dismisses it unless it is modal`() {
    let (window, root, presented) = present(.pageSheet)
    let beside = CGPoint(x: 100, y: 30)
    presented.isModalInPresentation = true
    device.tap(at: beside)
    device.clock.advance(by: 1)
    #expect(root.presentedViewController === presented)
    presented.isModalInPresentation = false
    device.tap(at: beside)
    device.clock.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func `over the current context stays in the superview of what defines it`() throws {
    let (parent, child, presented) = (UIViewController(), UIViewController(), UIViewController())
    let window = Stage.show(root: parent)
    let frame = CGRect(x: 0, y: 400, width: 200, height: 200)
    let box = UIView(frame: frame)
    parent.view.addSubview(box)
    parent.addChild(child)
    child.view.frame = box.bounds
    box.addSubview(child.view)
    child.definesPresentationContext = true
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === child)
    #expect(outline(of: box) == "UIView(UIView UITransitionView(UIView))")
    #expect(presented.view.convert(presented.view.bounds, to: window) == frame)
    #expect(device.tap(at: CGPoint(x: 100, y: 100)).view === parent.view)
  }

  @Test func `FS-185 by popover stands beside its source, and chosen views are touched`() throws {
    let (root, presented) = (UIViewController(), UIViewController())
    let window = Stage.show(root: root)
    let button = UIButton(frame: CGRect(x: 10, y: 700, width: 50, height: 50))
    let other = UIButton(frame: CGRect(x: 200, y: 700, width: 50, height: 50))
    [button, other].forEach(root.view.addSubview)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 100, height: 80)
    let popover = try #require(presented.popoverPresentationController)
    let delegate = KeepsStyle()
    popover.delegate = delegate
    popover.sourceView = button
    popover.passthroughViews = [other]
    root.present(presented, animated: false)
    let frame = presented.view.convert(presented.view.bounds, to: window)
    #expect(frame == CGRect(x: 0, y: 750, width: 100, height: 80))
    #expect(device.tap(at: CGPoint(x: 210, y: 710)).view === other)
    #expect(root.presentedViewController === presented)
    let beside = try #require(device.tap(at: CGPoint(x: 20, y: 710)).view)
    #expect(names(of: [beside]) == ["UIDimmingView"])
    device.clock.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `FS-075 leaves its empty container for a while where that is chosen`() {
    device.behavior.leavesContainerAfterDismissal = true
    let (window, root, _) = present(.overFullScreen)
    root.dismiss(animated: false)
    #expect(
      names(of: device.tap(at: Stage.center).passes.compactMap(\.result)) == [
        "UITransitionView", "UITransitionView",
      ])
    #expect(window.subviews == [root.view])
  }

  @Test func `keeps nobody alive once its window is gone`() {
    weak var presented: UIViewController?
    do {
      let (_, root, controller) = present(.pageSheet)
      Stage.letGo()
      presented = controller
      #expect(root.presentedViewController === controller)
    }
    #expect(presented == nil)
  }

  @Test func `that was animated keeps nobody alive once it is dismissed`() {
    weak var presented: UIViewController?
    let root = UIViewController()
    let window = Stage.show(root: root)
    do {
      let controller = UIViewController()
      presented = controller
      root.present(controller, animated: true)
      device.clock.advance(by: 1)
      root.dismiss(animated: true)
      device.clock.advance(by: 1)
    }
    #expect(presented == nil)
    #expect(window.rootViewController === root)
  }
}

@MainActor @Suite(.simulatedDevice) struct `An alert` {
  func buttons(in view: UIView) -> [UIButton] {
    ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap(buttons)
  }

  @Test func `goes when one of its buttons is tapped, and then does what the button says`() throws {
    let window = Stage.show()
    let root = try #require(window.rootViewController)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    for title in ["Cancel", "Delete"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { action in
          chosen.append(
            "\(action.title ?? ""), alert gone: \(alert.presentingViewController == nil)")
        })
    }
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    let button = try #require(buttons(in: alert.view).first { $0.currentTitle == "Delete" })
    let point = button.convert(CGPoint(x: 5, y: 5), to: nil)
    #expect(device.tap(at: point).view === button)
    #expect(chosen == ["Delete, alert gone: true"])
    #expect(window.subviews == [root.view])
  }

  @Test func `stays when the place beside it is tapped`() throws {
    let window = Stage.show()
    let root = try #require(window.rootViewController)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    root.present(alert, animated: false)
    let hit = try #require(device.tap(at: CGPoint(x: 5, y: 5)).view)
    #expect(String(describing: type(of: hit)) == "UIDimmingView")
    device.clock.advance(by: 1)
    #expect(root.presentedViewController === alert)
  }
}

/// Keeps a popover one where there is little room.
private final class KeepsStyle: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A split view controller` {
  let controllers = (0..<4).map { _ in UIViewController() }
  let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]

  /// The controllers whose views get taps at the left, in the middle and at the right.
  var owners: [Int?] {
    [0.02, 0.5, 0.98].map { part in
      let size = device.screenBounds.size
      let hit = device.tap(at: CGPoint(x: size.width * part, y: size.height / 2)).view
      return controllers.firstIndex { $0.viewIfLoaded === hit && hit != nil }
    }
  }

  @Test func `FS-460 shows its columns, and in a compact width the compact or the primary one`() {
    device.model = .iPad10
    let split = UISplitViewController(style: .tripleColumn)
    let window = Stage.show(root: split)
    for (controller, column) in zip(controllers, columns) {
      split.setViewController(controller, for: column)
    }
    #expect(owners == [0, 1, 2])
    #expect(columns.map { split.viewController(for: $0) } == controllers)
    #expect(split.viewControllers == controllers.prefix(3).map(\.navigationController))
    #expect(controllers.allSatisfy { $0.splitViewController === split })
    device.model = .plain
    #expect(owners == [3, 3, 3])
    #expect(split.isCollapsed && split.viewControllers == [controllers[3]])
    split.setViewController(nil, for: .compact)
    #expect(owners == [0, 0, 0])
    #expect(controllers.map(\.parent?.parent) == [split, split, split, nil])
    device.model = .iPad10
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(owners == [1, 2, 2])
    split.preferredDisplayMode = .secondaryOnly
    #expect(owners == [2, 2, 2])
    split.preferredDisplayMode = .twoBesideSecondary
    device.layoutDirection = .rightToLeft
    defer { device.layoutDirection = .leftToRight }
    #expect(owners == [2, 1, 0])
    #expect(!window.isHidden)
  }

  @Test func `FS-460 that is classic shows its controllers as they are`() {
    let classic = UISplitViewController()
    classic.viewControllers = Array(controllers.prefix(2))
    device.model = .iPad10
    let window = Stage.show(root: classic)
    #expect(owners == [0, 1, 1])
    classic.viewControllers = Array(controllers.dropFirst())
    #expect(owners == [1, 2, 3])
    #expect(controllers[0].parent == nil && !window.isHidden)
    #expect(UISplitViewController(coder: NSCoder())?.viewControllers == [])
  }
}

@MainActor @Suite(.simulatedDevice) struct `A page controller` {
  @Test(arguments: [UIPageViewController.TransitionStyle.pageCurl, .scroll])
  func `FS-461 shows the page that it was given`(_ style: UIPageViewController.TransitionStyle) {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .vertical)
    let controllers = [UIViewController(), UIViewController()]
    let window = Stage.show(root: pages)
    #expect(device.tap(at: Stage.center).view?.isDescendant(of: pages.view) == true)
    var ends: [Bool] = []
    for page in controllers {
      pages.setViewControllers([page], direction: .forward, animated: true) { ends.append($0) }
      #expect(device.tap(at: Stage.center).view === page.view)
      #expect(pages.viewControllers == [page] && page.parent === pages)
    }
    #expect(ends == [true, true] && controllers[0].parent == nil && !window.isHidden)
    #expect(controllers[1].view.superview is UIScrollView == (style == .scroll))
    #expect(UIPageViewController(coder: NSCoder())?.viewControllers == [])
  }
}

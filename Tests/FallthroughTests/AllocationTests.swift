#if canImport(AllocationCounter)
  import AllocationCounter
  import Fallthrough
  import SeededRandomness
  import Testing
  import UIKit

  #if DEBUG
    private let isOptimized = false
  #else
    private let isOptimized = true
  #endif

  @MainActor
  @Suite(.simulatedDevice, .enabled(if: isOptimized, "allocations are those of optimised builds"))
  struct `The heap allocations of a hit test` {
    /// How often `work` allocates.
    func count(_ work: () -> Void) -> Int {
      allocation_counter_start()
      work()
      return allocation_counter_stop()
    }

    /// A window in front with 300 views: ten rows of ten, two views deep below each.
    func fill(_ window: UIWindow, _ root: UIViewController) {
      window.rootViewController = root
      window.isHidden = false
      for index in 0..<100 {
        let (column, row) = (CGFloat(index % 10), CGFloat(index / 10))
        let cell = UIView(frame: CGRect(x: column * 39, y: row * 40, width: 38, height: 38))
        let inner = UIView(frame: cell.bounds.insetBy(dx: 2, dy: 2))
        inner.addSubview(UIButton(frame: inner.bounds))
        cell.addSubview(inner)
        root.view.addSubview(cell)
      }
    }

    /// How often a hundred hit tests on content allocate, when everything is warm.
    func allocations(of window: UIWindow, with event: UIEvent?) -> Int {
      let ask = {
        for index in 0..<100 {
          let point = CGPoint(x: 10 + 39 * (index % 10), y: 10 + 40 * (index / 10))
          _ = window.hitTest(point, with: event)
        }
      }
      ask()
      return count(ask)
    }

    @Test func `are seen by the counter`() {
      var kept: [AnyObject] = []
      kept.reserveCapacity(10)
      #expect(count { for _ in 0..<10 { kept.append(UIEvent()) } } >= 10)
      #expect(count { _ = kept.count } == 0)
    }

    @Test func `are as many in a pass-through window as in a plain one over UIKit content`() {
      SimulatedDevice.current.reset()
      let scene = SimulatedDevice.current.scenes[0]
      let (plain, overlay) = (UIWindow(windowScene: scene), PassThroughWindow(windowScene: scene))
      fill(plain, UIViewController())
      fill(overlay, UIViewController())
      for event in [nil, UIEvent()] {
        let expected = allocations(of: plain, with: event)
        #expect(allocations(of: overlay, with: event) == expected)
      }
    }

    // Without optimization the steps of loops allocate, so this is measured in release.
    #if !DEBUG
      @Test(arguments: SystemUnderTest.models)
      func `are as many in a pass-through window as in a plain one over SwiftUI content`(
        system: SystemUnderTest
      ) {
        let device = SimulatedDevice.current
        device.reset()
        (device.systemVersion, device.linkedSDK) = (system.version, system.sdk)
        let scene = device.scenes[0]
        let (plain, overlay) = (UIWindow(windowScene: scene), PassThroughWindow(windowScene: scene))
        for window in [plain, overlay] {
          let host = SimulatedHostingController()
          fill(window, host)
          // Only some of the points asked about are on the content, the others beside it.
          host.view.subviews.forEach { $0.removeFromSuperview() }
          for index in 0..<5 {
            _ = host.addContent(CGRect(x: 0, y: 80 * index, width: 200, height: 38))
          }
        }
        for event in [nil, UIEvent()] {
          let expected = allocations(of: plain, with: event)
          #expect(allocations(of: overlay, with: event) == expected)
        }
      }
    #endif
  }

  @MainActor @Suite(.simulatedDevice) struct `Long use of an app` {
    private let device = SimulatedDevice.current
    private let stage = PresenterStage()

    private func use(seed: UInt64, rounds: Int) {
      var random = SplitMix64(seed: seed)
      func anyPoint() -> CGPoint {
        CGPoint(x: .random(in: 0..<393, using: &random), y: .random(in: 0..<852, using: &random))
      }
      for round in 0..<rounds {
        for _ in 0..<10 { device.tap(at: anyPoint()) }
        device.swipe(from: anyPoint(), to: anyPoint(), duration: 0.1)
        device.longPress(at: anyPoint(), duration: 0.1)
        device.touchDown(at: anyPoint()).cancel()
        showToast(isHosted: round.isMultiple(of: 2))
        showSheet(isAnimated: round.isMultiple(of: 2))
        connectScene()
      }
      device.clock.advance(by: 60)
    }

    private func showToast(isHosted: Bool) {
      let host = SimulatedHostingController()
      host.addContent(Toast.frame)
      let toast = isHosted ? host : stage.toast("toast")
      stage.presenter.show(toast)
      stage.presenter.window?.regions.set(.capsule, of: toast.view, id: "toast")
      device.tap(at: Toast.inside)
      device.tap(at: Toast.beside)
      stage.presenter.hide()
    }

    private func showSheet(isAnimated: Bool) {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = isAnimated ? .pageSheet : .overFullScreen
      stage.app.rootViewController?.present(sheet, animated: isAnimated)
      device.clock.advance(by: 0.5)
      device.tap(at: Toast.inside)
      sheet.dismiss(animated: isAnimated)
      device.clock.advance(by: 0.5)
    }

    private func connectScene() {
      let scene = device.connectScene()
      let other = PresenterStage(in: scene)
      other.presenter.show(UIViewController())
      device.bringToFront(scene)
      device.tap(at: Toast.inside)
      device.disconnect(scene)
      device.bringToFront(stage.scene)
    }

    /// How many blocks of memory are there after some work that were not there before.
    private func kept(_ work: () -> Void) -> Int {
      allocation_counter_start()
      work()
      defer { _ = allocation_counter_stop() }
      return allocation_counter_kept()
    }

    @Test func `leaves nothing in memory`() {
      let list = UIScrollView(frame: device.screenBounds)
      list.contentSize = CGSize(width: 393, height: 5_000)
      list.addGestureRecognizer(UILongPressGestureRecognizer())
      stage.app.rootViewController?.view.addSubview(list)
      // What is made once for all is there after the first time.
      use(seed: 20, rounds: 4)
      use(seed: 20, rounds: 4)
      #expect(kept { use(seed: 20, rounds: Exhaustive.count(everyDay: 4, night: 10_000)) } == 0)
      var views: [UIView] = []
      #expect(kept { views.append(UIView()) } > 0)
    }
  }
#endif

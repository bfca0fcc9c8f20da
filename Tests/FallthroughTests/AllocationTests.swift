#if canImport(AllocationCounter)
  import AllocationCounter
  import Fallthrough
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
#endif

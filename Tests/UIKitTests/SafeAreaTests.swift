import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A safe area` {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    SimulatedDevice.current.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }

  @Test func `Is what the device leaves of a window`() {
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func `Is what the superview's leaves of a view`() {
    let panel = UIView(frame: CGRect(x: 0, y: 40, width: 393, height: 800))
    window.addSubview(panel)
    #expect(panel.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 22, right: 0))
    let toast = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 50))
    panel.addSubview(toast)
    #expect(toast.safeAreaInsets == .zero)
  }

  @Test func `Is found in a tree that is deeper than the stack`() {
    var deepest: UIView = window
    for _ in 0..<20_000 {
      let child = UIView(frame: window.bounds)
      deepest.addSubview(child)
      deepest = child
    }
    #expect(deepest.safeAreaInsets == window.safeAreaInsets)
  }

  @Test func `Is nothing outside of windows`() {
    #expect(UIView(frame: window.bounds).safeAreaInsets == .zero)
  }

  @Test func `Adds to the margins unless they are told not to`() {
    #expect(window.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    window.insetsLayoutMarginsFromSafeArea = false
    #expect(window.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `Is where constraints find its guide`() {
    let toast = UIView()
    toast.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(toast)
    let safeArea = window.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      toast.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
      toast.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
      toast.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      toast.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(toast.frame == CGRect(x: 8, y: 67, width: 385, height: 751))
    #expect(safeArea.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
    let scene = SimulatedDevice.current.scenes[0]
    window.windowScene = scene
    window.isHidden = false
    SimulatedDevice.current.safeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(toast.frame == CGRect(x: 8, y: 8, width: 385, height: 844))
  }
}

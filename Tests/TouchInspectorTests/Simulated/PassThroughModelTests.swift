import Fallthrough
import SeededRandomness
import Testing
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

/// Holds what is said about a dump with a pass-through window against the library itself.
@MainActor @Suite(.simulatedDevice) struct `The model of a pass-through window` {
  /// What a dump does not show: which view is a controller's, and what a presentation left behind.
  private let open: Set<Assumption.Kind> = [.rootView, .ownArea, .leftover]

  /// The screen as `recursiveDescription` shows it, which does not say who answers in its own way,
  /// and has UIKit's classes for the views of a container controller.
  private func dump(of window: UIWindow) -> Screen {
    var screen = TouchInspector.capture([window])
    screen.system = nil
    var names: [String?: String] = [:]
    if let container = window.rootViewController as? UINavigationController {
      var view = container.topViewController?.view.superview
      while let wrapper = view, wrapper !== container.view {
        names[address(of: wrapper)] = "UIViewControllerWrapperView"
        view = wrapper.superview
      }
      names[container.view.map(address)] = "UILayoutContainerView"
    }
    for index in screen.nodeIDs {
      screen.nodes[index].className =
        names[screen.nodes[index].address] ?? screen.nodes[index].className
      screen.nodes[index].flags.subtract([
        .passesThrough, .overridesHitTest, .overridesPointInside,
      ])
      screen.nodes[index].recognizers = []
    }
    return screen
  }

  private func address(of view: UIView) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
  }

  @Test func `gives each touch to the view to which the library gives it, or says what is open`() {
    var (held, left) = (0, 0)
    for seed in Exhaustive.seeds(everyDay: 150, night: 5_000) {
      var random = SplitMix64(seed: seed)
      SimulatedDevice.current.behavior.wrapsRootView = .random(in: 0..<3, using: &random) > 0
      let window = randomWindow(&random)
      let screen = dump(of: window)
      for _ in 0..<20 {
        let (x, y) = (
          Int.random(in: 0..<300, using: &random), Int.random(in: 0..<400, using: &random)
        )
        let answer = screen.touch(at: Screen.Point(x: Double(x), y: Double(y)))
        guard !answer.assumptions.contains(where: { open.contains($0.kind) }) else {
          left += 1
          continue
        }
        held += 1
        let owner = window.hitTest(CGPoint(x: x, y: y), with: nil).map(address)
        let found = answer.winner.map { screen.nodes[$0.node] }
        #expect(found?.address == owner, "seed \(seed) at \(x), \(y): \(found?.className ?? "-")")
      }
    }
    #expect(held > 2 * left && left > 0, "\(held) held, \(left) left open")
  }

  /// A window with or without a root view, a container controller or a view beside it.
  private func randomWindow(_ random: inout SplitMix64) -> PassThroughWindow {
    let window = PassThroughWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let page = UIViewController()
    fill(page.view, depth: 3, &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: break
    case 1: window.rootViewController = UINavigationController(rootViewController: page)
    default: window.rootViewController = page
    }
    window.isHidden = false
    window.layoutIfNeeded()
    for _ in 0..<Int.random(in: 0...2, using: &random) { add(to: window, depth: 2, &random) }
    return window
  }

  private func fill(_ parent: UIView, depth: Int, _ random: inout SplitMix64) {
    guard depth > 0 else { return }
    for _ in 0..<Int.random(in: 0...3, using: &random) { add(to: parent, depth: depth, &random) }
  }

  private func add(to parent: UIView, depth: Int, _ random: inout SplitMix64) {
    let view: UIView =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: UIButton()
      case 1: PassThroughView()
      default: UIView()
      }
    view.frame = CGRect(
      x: .random(in: -20...200, using: &random), y: .random(in: -20...300, using: &random),
      width: .random(in: 0...200, using: &random), height: .random(in: 0...250, using: &random))
    if .random(in: 0..<3, using: &random) == 0 { view.backgroundColor = .red }
    if .random(in: 0..<4, using: &random) == 0 {
      view.addGestureRecognizer(UITapGestureRecognizer())
    }
    view.isHidden = .random(in: 0..<8, using: &random) == 0
    view.isUserInteractionEnabled = .random(in: 0..<8, using: &random) > 0
    fill(view, depth: depth - 1, &random)
    parent.addSubview(view)
  }
}

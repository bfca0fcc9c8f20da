import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Input that can only be a mistake` {
  /// What is explained while `work` is done: something in debug builds, nothing in release builds.
  func explanations(during work: () -> Void) -> [String] {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    var lines: [String] = []
    Misuse.handler = { lines.append($0) }
    work()
    return lines
  }

  /// What debug builds explain.
  func inDebug(_ lines: [String]) -> [String] {
    #if DEBUG
      lines
    #else
      []
    #endif
  }

  static let notNumbers: [RegionShape] = [
    .rect(CGRect(x: CGFloat.nan, y: 0, width: 400, height: 900)),
    .rect(CGRect(x: 0, y: 0, width: 400, height: CGFloat.nan)),
    .roundedRect(Toast.frame, radius: .nan),
    .capsule(CGRect(x: 0, y: CGFloat.nan, width: 400, height: 900)),
    .circle(center: Toast.inside, radius: .nan),
    .ellipse(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 900)),
    .path(RegionPath(polygon: [.zero, Toast.inside, CGPoint(x: 0, y: CGFloat.nan)])),
  ]

  @Test func `a region that is not a number takes no touches, and a debug build says so`() {
    for shape in Self.notNumbers {
      let screen = Screen(root: SimulatedHostingController())
      let lines = explanations { screen.overlay.regions.set(shape, id: "toast") }
      #expect(lines == inDebug(["Region toast is not a number, so it takes no touches"]))
      #expect(screen.tap(Toast.inside) == ["A"], "\(shape)")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `an outset that is no finite number takes no touches, and a debug build says so`(
    outset: CGFloat
  ) {
    let screen = Screen(root: SimulatedHostingController())
    let lines = explanations {
      screen.overlay.regions.set(.rect(Toast.frame), id: "toast", outset: outset)
    }
    #expect(lines == inDebug(["Region toast is not a number, so it takes no touches"]))
    #expect(screen.tap(Toast.inside) == ["A"])
  }

  @Test func `a region of a view in another window takes no touches, and a debug build says so`() {
    let screen = Screen(root: SimulatedHostingController())
    let marker = UIView(frame: Toast.frame)
    marker.isUserInteractionEnabled = false
    screen.app.addSubview(marker)
    screen.overlay.regions.set(.rect(marker.bounds), id: "toast", in: marker)
    let lines = explanations { #expect(screen.overlay.hitTest(Toast.inside, with: nil) == nil) }
    #expect(
      lines
        == inDebug([
          "The view of region toast is in another window, so the region takes no touches"
        ]))
    marker.removeFromSuperview()
    #expect(explanations { _ = screen.overlay.hitTest(Toast.inside, with: nil) } == [])
  }

  @Test func `a window without a root controller has content and background all the same`() {
    let screen = Screen { PassThroughWindow(windowScene: $0) }
    for mode in PassThroughMode.allCases {
      screen.overlay.mode = mode
      #expect(screen.tap(Toast.inside) == (mode == .blockAll ? [] : ["A"]), "\(mode)")
    }
  }

  @Test func `a window without a scene gets no touches and answers when it is asked`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.addButton("B", Toast.frame, to: root.view)
    screen.overlay.windowScene = nil
    #expect(screen.tap(Toast.inside) == ["A"])
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) is UIButton)
    #expect(screen.overlay.hitTest(Toast.beside, with: nil) == nil)
    screen.overlay.makeKey()
    #expect(screen.app.isKeyWindow)
  }

  @Test func `a point that is not a number is on nothing`() {
    let screen = Screen(root: SimulatedHostingController())
    screen.overlay.regions.set(.rect(screen.overlay.bounds), id: 1)
    let nowhere = CGPoint(x: CGFloat.nan, y: 100)
    for event in [nil, UIEvent(), nil] {
      #expect(screen.overlay.hitTest(nowhere, with: event) == nil)
    }
  }

  @Test func `a view that answers for another window is not followed for ever`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let bounds: CGRect = root.view.bounds
    let (one, two) = (AnsweringView(frame: bounds), AnsweringView(frame: bounds))
    for view in [one, two] {
      root.view.addSubview(view)
      screen.overlay.ignore(view)
    }
    (one.answer, two.answer) = ({ _, _ in two }, { _, _ in one })
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) == nil)
  }
}

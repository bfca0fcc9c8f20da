import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Input that can only be a mistake` {
  /// What debug builds note.
  func inDebug(_ lines: [String]) -> [String] {
    #if DEBUG
      lines
    #else
      []
    #endif
  }

  @MainActor static let notNumbers: [RegionShape] = [
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
      let lines = notes { screen.overlay.regions.set(shape, id: "toast") }
      #expect(lines == inDebug(["Region toast is not a number, so it takes no touches"]))
      #expect(screen.tap(Toast.inside) == ["app"], "\(shape)")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `an outset that is no finite number takes no touches, and a debug build says so`(
    outset: CGFloat
  ) {
    let screen = Screen(root: SimulatedHostingController())
    let lines = notes {
      screen.overlay.regions.set(.rect(Toast.frame), id: "toast", outset: outset)
    }
    #expect(lines == inDebug(["Region toast is not a number, so it takes no touches"]))
    #expect(screen.tap(Toast.inside) == ["app"])
  }

  /// What is noted in the log while `work` is done, in all builds.
  func notes(during work: () -> Void) -> [String] {
    let handler = Misuse.noteHandler
    defer { Misuse.noteHandler = handler }
    var lines: [String] = []
    Misuse.noteHandler = { lines.append($0) }
    work()
    return lines
  }

  @Test func `a region whose view is elsewhere for now takes no touches, and the log says so once`()
  {
    let screen = Screen(root: SimulatedHostingController())
    let marker = UIView(frame: Toast.frame)
    marker.isUserInteractionEnabled = false
    let ask = { #expect(screen.overlay.hitTest(Toast.inside, with: nil) == nil) }
    screen.overlay.regions.set(.rect, of: marker, id: "toast")
    let note =
      "The view of region toast is not in the window that was touched, so the region takes no "
      + "touches there for now"
    #expect(notes { ask() } == [note])
    screen.app.addSubview(marker)
    #expect(notes { ask() } == [])
    screen.overlay.rootViewController?.view.addSubview(marker)
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) != nil)
  }

  @Test func `making the window modal by hand does nothing, and the log says so`() {
    let screen = Screen { PassThroughWindow(windowScene: $0) }
    let lines = notes { screen.overlay.accessibilityViewIsModal = true }
    #expect(lines.count == 1)
    #expect(!screen.overlay.accessibilityViewIsModal)
    #expect(notes { screen.overlay.accessibilityViewIsModal = false } == [])
  }

  @Test(arguments: PassThroughMode.allCases)
  func `a window without a root controller has content and background all the same`(
    mode: PassThroughMode
  ) {
    let screen = Screen { PassThroughWindow(windowScene: $0) }
    screen.overlay.mode = mode
    #expect(screen.tap(Toast.inside) == (mode == .blockAll ? [] : ["app"]))
  }

  @Test func `a window without a scene gets no touches and answers when it is asked`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.addButton("button", Toast.frame, to: root.view)
    screen.overlay.windowScene = nil
    #expect(screen.tap(Toast.inside) == ["app"])
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) is UIButton)
    #expect(screen.overlay.hitTest(Toast.beside, with: nil) == nil)
    screen.overlay.makeKey()
    #expect(screen.app.isKeyWindow)
  }

  #if !canImport(Darwin)
    @Test func `what nobody handles is written to the standard error`() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run { Misuse.noteHandler("no window") }
      }
      let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(lines.contains("Fallthrough: no window\n"))
    }
  #endif

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
      view.isPassThrough = true
    }
    (one.answer, two.answer) = ({ _, _ in two }, { _, _ in one })
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) == nil)
  }
}

import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of assistive apps over an overlay` {
  /// An overlay with a toast that holds a button.
  func screen(_ system: SystemUnderTest = .iOS26) -> Screen {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    screen.addButton("toast", Toast.frame, to: root.view)
    return screen
  }

  func names(_ elements: [UIResponder]) -> [String?] {
    elements.map { ($0 as? UIView)?.accessibilityIdentifier }
  }

  @Test(arguments: SystemUnderTest.all, [PassThroughMode.automatic, .regions, .passAll])
  func `FS-163 the app's elements are listed with the toast's, unless the overlay blocks all`(
    system: SystemUnderTest, mode: PassThroughMode
  ) {
    let screen = screen(system)
    screen.overlay.mode = mode
    #expect(names(screen.device.accessibilityElements) == ["app", "toast"])
    screen.overlay.accessibilityViewIsModal = true
    #expect(names(screen.device.accessibilityElements) == ["app", "toast"])
    screen.overlay.mode = .blockAll
    #expect(names(screen.device.accessibilityElements) == ["toast"])
  }

  @Test func `content that leaves hides the app no longer, whatever the mode`() {
    let stage = PresenterStage()
    stage.presenter.mode = .blockAll
    stage.presenter.show(stage.toast("toast"))
    #expect(stage.device.accessibilityElements.count == 1)
    stage.presenter.hide(transition: PresenterStage.endless)
    let app = stage.app.rootViewController?.view.subviews.first
    #expect(stage.device.accessibilityElements == [app])
  }

  @Test func `a change to and from blockAll is told`() {
    let screen = screen()
    screen.overlay.mode = .regions
    #expect(screen.device.accessibilityNotifications == [])
    screen.overlay.mode = .blockAll
    screen.overlay.mode = .automatic
    #expect(screen.device.accessibilityNotifications == [.screenChanged, .screenChanged])
  }

  @Test(arguments: SystemUnderTest.all)
  func `FS-166 a finger that explores finds what a finger that taps would hit`(
    system: SystemUnderTest
  ) {
    let screen = screen(system)
    // An element that no touch reaches, as a caption of decoration.
    let caption = UILabel(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    screen.overlay.rootViewController?.view.addSubview(caption)
    for x in stride(from: 5, to: 393, by: 30) as StrideTo<CGFloat> {
      for y in stride(from: 5, to: 852, by: 30) as StrideTo<CGFloat> {
        let point = CGPoint(x: x, y: y)
        let explored = screen.device.accessibilityElement(at: point) as? UIView
        let isHit = screen.overlay.hitTest(point, with: nil) != nil
        #expect(explored?.accessibilityIdentifier == (isHit ? "toast" : "app"), "\(point)")
      }
    }
  }

  @Test func `FS-166 an ask of an assistive app has its point in the window's space`() {
    let screen = screen()
    screen.overlay.frame.origin = CGPoint(x: 20, y: 50)
    #expect(screen.overlay.accessibilityHitTest(Toast.inside, event: nil) != nil)
    #expect(screen.overlay.accessibilityHitTest(Toast.beside, event: nil) == nil)
  }

  @Test func `FS-160 a finger that explores is told from the window's place on the screen`() {
    let screen = screen()
    screen.overlay.frame.origin.y = 50
    let point = CGPoint(x: Toast.inside.x, y: Toast.frame.minY + 10)
    #expect(screen.device.accessibilityElement(at: point) as? UIView === screen.appButton)
    let lower = CGPoint(x: point.x, y: Toast.frame.minY + 60)
    #expect((screen.device.accessibilityElement(at: lower) as? UIView)?.window === screen.overlay)
  }

  @Test(arguments: SystemUnderTest.all)
  func `FS-162 VoiceOver's tap at an activation point goes where a finger's would`(
    system: SystemUnderTest
  ) {
    let screen = screen(system)
    #expect(screen.taps { screen.device.activate(screen.appButton) } == ["app"])
    screen.appButton.accessibilityActivationPoint = Toast.inside
    #expect(screen.taps { screen.device.activate(screen.appButton) } == ["toast"])
    let toast = screen.device.accessibilityElements.last
    #expect(screen.taps { toast.map { _ = screen.device.activate($0) } } == ["toast"])
  }

  @Test func `an ask of an assistive app is no touch`() {
    let screen = screen()
    var told: [CGPoint] = []
    screen.overlay.onTouchOutside = { told.append($0) }
    _ = screen.device.accessibilityElement(at: Toast.beside)
    #expect(told == [])
  }
}

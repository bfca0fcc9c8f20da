import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A transcript` {
  /// What a tap on the toast of a naive window looks like on a version of iOS.
  func tapOnToast(iOS: Double) -> String {
    device.systemVersion = OperatingSystemVersion(iOS)
    TranscriptScreens.naiveToast()
    return device.explainTap(at: CGPoint(x: 200, y: 740)).description
  }

  @Test func `FS-070 shows that on iOS 17 the toast gets its tap`() {
    #expect(
      tapOnToast(iOS: 17) == """
        iOS 17.0
        at 0.001 s
          finger began at (200, 740)
          phase 1: NaiveWindow "toasts" asked at (200, 740): _UIGraphicsView
            _UIHostingView<AnyView> at (200, 740): _UIGraphicsView
              _UIGraphicsView at (180, 40): itself
          phase 2: NaiveWindow "toasts" asked at (200, 740): _UIGraphicsView
            _UIHostingView<AnyView> at (200, 740): _UIGraphicsView
              _UIGraphicsView at (180, 40): itself
          SwiftUI finds in _UIHostingView<AnyView>: drawing, by its bounds
          finger goes to _UIGraphicsView in NaiveWindow "toasts"
          UIApplication sendEvent: touches
          NaiveWindow "toasts" sendEvent: touches
          _UIGraphicsView touchesBegan
          _UIGraphicsView passes it on to _UIHostingView<AnyView>
        at 0.051 s
          finger ended at (200, 740)
          UIApplication sendEvent: touches
          NaiveWindow "toasts" sendEvent: touches
          _UIGraphicsView touchesEnded
          _UIGraphicsView passes it on to _UIHostingView<AnyView>
        """)
  }

  @Test func `FS-070 shows that on iOS 18 the second phase drops the tap`() {
    #expect(
      tapOnToast(iOS: 18) == """
        iOS 18.0
        at 0.001 s
          finger began at (200, 740)
          phase 1: NaiveWindow "toasts" asked at (200, 740): _UIGraphicsView
            _UIHostingView<AnyView> at (200, 740): _UIGraphicsView
              _UIGraphicsView at (180, 40): itself
          phase 2: NaiveWindow "toasts" asked at (200, 740): nil, by its own hitTest
            _UIHostingView<AnyView> at (200, 740): itself
              _UIGraphicsView at (180, 40): itself
          finger goes to nobody: NaiveWindow "toasts" took it and then named no view
          UIApplication sendEvent: touches
          NaiveWindow "toasts" sendEvent: touches
        at 0.051 s
          finger ended at (200, 740)
          UIApplication sendEvent: touches
          NaiveWindow "toasts" sendEvent: touches
        """)
  }

  @Test func `FS-070 shows that on iOS 26 the tap leaks to the app`() {
    #expect(
      tapOnToast(iOS: 26) == """
        iOS 26.0
        at 0.001 s
          finger began at (200, 740)
          phase 1: NaiveWindow "toasts" asked at (200, 740): nil, by its own hitTest
            _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_ at (200, 740): itself
          phase 1: UIWindow "app" asked at (200, 740): UIButton "pay"
            UIView at (200, 740): UIButton "pay"
              UIButton "pay" at (200, 740): itself
          phase 2: UIWindow "app" asked at (200, 740): UIButton "pay"
            UIView at (200, 740): UIButton "pay"
              UIButton "pay" at (200, 740): itself
          finger goes to UIButton "pay" in UIWindow "app"
          UIApplication sendEvent: touches
          UIWindow "app" sendEvent: touches
          UIButton "pay" touchesBegan
          UIButton "pay" raises touchDown, 0 actions
        at 0.051 s
          finger ended at (200, 740)
          UIApplication sendEvent: touches
          UIWindow "app" sendEvent: touches
          UIButton "pay" touchesEnded
          UIButton "pay" raises touchUpInside, 1 action
          UIButton "pay" raises primaryActionTriggered, 0 actions
        """)
  }

  @Test func `FS-128 shows how a tap recognizer around a table takes the row's tap`() {
    TranscriptScreens.list()
    let transcript = device.explainTap(at: CGPoint(x: 100, y: 60))
    #expect(
      transcript.description == """
        iOS 26.0
        at 0.001 s
          finger began at (100, 60)
          phase 1: UIWindow asked at (100, 60): UIView 2
            UIView at (100, 60): UIView 2
              UITableView at (100, 60): UIView 2
                UITableViewCell at (100, -28): nil, the point is outside
                UITableViewCell 2 at (100, 16): UIView 2
                  UIView 2 at (100, 16): itself
          phase 2: UIWindow asked at (100, 60): UIView 2
            UIView at (100, 60): UIView 2
              UITableView at (100, 60): UIView 2
                UITableViewCell at (100, -28): nil, the point is outside
                UITableViewCell 2 at (100, 16): UIView 2
                  UIView 2 at (100, 16): itself
          finger goes to UIView 2 in UIWindow
          UIApplication sendEvent: touches
          UIWindow sendEvent: touches
          finger is seen by UIScrollViewPanGestureRecognizer, UIScrollViewDelayedTouchesBeganGestureRecognizer, UITapGestureRecognizer "dismiss keyboard"
          UIScrollViewPanGestureRecognizer touchesBegan
          UIScrollViewDelayedTouchesBeganGestureRecognizer touchesBegan
          UITapGestureRecognizer "dismiss keyboard" touchesBegan
        at 0.051 s
          finger ended at (100, 60)
          UIApplication sendEvent: touches
          UIWindow sendEvent: touches
          UIScrollViewPanGestureRecognizer touchesEnded
          UIScrollViewDelayedTouchesBeganGestureRecognizer touchesEnded
          UIScrollViewDelayedTouchesBeganGestureRecognizer: possible -> failed
          UITapGestureRecognizer "dismiss keyboard" touchesEnded
          UIScrollViewPanGestureRecognizer: possible -> failed
          UITapGestureRecognizer "dismiss keyboard": possible -> ended
          UITapGestureRecognizer "dismiss keyboard" sends its action: ended
          UIScrollViewPanGestureRecognizer: failed -> possible
          UIScrollViewDelayedTouchesBeganGestureRecognizer: failed -> possible
          UITapGestureRecognizer "dismiss keyboard": ended -> possible
        """)
  }

  @Test func `FS-151 shows how a scroll view keeps a touch from its content at first`() {
    TranscriptScreens.scrollView()
    let transcript = device.transcript {
      let finger = device.touchDown(at: CGPoint(x: 100, y: 160))
      device.clock.advance(by: 0.2)
      finger.move(to: CGPoint(x: 100, y: 130))
      finger.lift()
    }
    #expect(
      transcript.description == """
        iOS 26.0
        at 0.001 s
          finger began at (100, 160)
          phase 1: UIWindow asked at (100, 160): UIButton "buy"
            UIView at (100, 160): UIButton "buy"
              UIScrollView at (100, 160): UIButton "buy"
                UIView 2 at (50, 40): nil, it is hidden
                UIButton "buy" at (50, 40): itself
          phase 2: UIWindow asked at (100, 160): UIButton "buy"
            UIView at (100, 160): UIButton "buy"
              UIScrollView at (100, 160): UIButton "buy"
                UIView 2 at (50, 40): nil, it is hidden
                UIButton "buy" at (50, 40): itself
          finger goes to UIButton "buy" in UIWindow
          UIApplication sendEvent: touches
          UIWindow sendEvent: touches
          finger is seen by UIScrollViewPanGestureRecognizer, UIScrollViewDelayedTouchesBeganGestureRecognizer
          UIScrollViewPanGestureRecognizer touchesBegan
          UIScrollViewDelayedTouchesBeganGestureRecognizer touchesBegan
        at 0.151 s
          UIScrollViewDelayedTouchesBeganGestureRecognizer: possible -> failed
          UIButton "buy" touchesBegan
          UIButton "buy" raises touchDown, 0 actions
          UIScrollViewDelayedTouchesBeganGestureRecognizer: failed -> possible
        at 0.201 s
          finger moved at (100, 130)
          UIApplication sendEvent: touches
          UIWindow sendEvent: touches
          UIScrollViewPanGestureRecognizer touchesMoved
          UIScrollViewPanGestureRecognizer: possible -> failed
          UIButton "buy" touchesMoved
          UIButton "buy" raises touchDragInside, 0 actions
          UIScrollViewPanGestureRecognizer: failed -> possible
        at 0.202 s
          finger ended at (100, 130)
          UIApplication sendEvent: touches
          UIWindow sendEvent: touches
          UIButton "buy" touchesEnded
          UIButton "buy" raises touchUpInside, 0 actions
          UIButton "buy" raises primaryActionTriggered, 0 actions
        """)
  }

  @Test func `numbers fingers, and tells what a pinch takes from whom`() {
    let window = Stage.show()
    let pinch = UIPinchGestureRecognizer()
    window.addGestureRecognizer(pinch)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.rootViewController?.view.addSubview(control)
    let fingers = device.touchDown(at: [CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50)])
    let transcript = device.transcript { device.move([(fingers[0], CGPoint(x: 20, y: 50))]) }
    #expect(
      transcript.description == """
        iOS 26.0
        at 0.002 s
          finger 1 moved at (20, 50)
          UIApplication sendEvent: touches
          UIWindow sendEvent: touches
          UIPinchGestureRecognizer touchesMoved (1)
          UIPinchGestureRecognizer: possible -> began
          UIPinchGestureRecognizer sends its action: began
          UIControl touchesCancelled (1)
          UIControl raises touchCancel, 0 actions
          UIView touchesCancelled (2)
          UIView passes it on to UIViewController, UIWindow, UIWindowScene, UIApplication
        """)
  }

  @Test func `tells what presses and shakes the responder chain hands on`() {
    let window = Stage.show()
    window.makeKey()
    let transcript = device.transcript { device.press(.select) }
    #expect(
      transcript.description == """
        iOS 26.0
        at 0.001 s
          UIApplication sendEvent: presses
          UIWindow sendEvent: presses
          UIViewController pressesBegan
          UIViewController passes it on to UIWindow, UIWindowScene, UIApplication
        at 0.002 s
          UIApplication sendEvent: presses
          UIWindow sendEvent: presses
          UIViewController pressesEnded
          UIViewController passes it on to UIWindow, UIWindowScene, UIApplication
        """)
  }

  @Test func `holds what clocks, pointers and probes lead to`() {
    Stage.show()
    let transcript = device.transcript {
      device.hover(at: Stage.center)
      device.probe(at: Stage.center)
    }
    #expect(
      transcript.description == """
        iOS 26.0
        at 0.001 s
          hover at (196, 426)
          phase 1: UIWindow asked at (196, 426): UIView
            UIView at (196, 426): itself
          phase 2: UIWindow asked at (196, 426): UIView
            UIView at (196, 426): itself
          UIApplication sendEvent: hover
          UIWindow sendEvent: hover
          phase 1: UIWindow asked at (196, 426): UIView
            UIView at (196, 426): itself
        """)
  }

  @Test func `says why a view is not hit, and asks those that overrides ask by hand`() {
    let window = Stage.show(window: HandAskingWindow())
    let root = window.rootViewController?.view ?? UIView()
    for name in ["hidden", "clear", "disabled", "outside"] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    root.subviews[0].isHidden = true
    root.subviews[1].alpha = 0
    root.subviews[2].isUserInteractionEnabled = false
    #expect(
      device.transcript { device.probe(at: Stage.center) }.description == """
        iOS 26.0
        at 0 s
          phase 1: HandAskingWindow asked at (196, 426): nil, by its own hitTest
            UIView "hidden" at (196, 426): nil, it is hidden
            UIView "clear" at (196, 426): nil, its alpha is below 0.01
            UIView "disabled" at (196, 426): nil, its interaction is disabled
            UIView "outside" at (196, 426): nil, the point is outside
        """)
  }

  @Test func `is the same as JSON`() throws {
    Stage.show()
    let transcript = device.transcript { device.touchDown(at: Stage.center).cancel() }
    let json = try transcript.json()
    #expect(
      json == """
        {
          "steps": [
            {"clock":{"seconds":0.001}},
            {"finger":{"number":1,"phase":"began","point":[196,426]}},
            {"asked":{"question":{"answer":"UIView","depth":0,"phase":1,"point":[196,426],"view":"UIWindow"}}},
            {"asked":{"question":{"answer":"UIView","depth":1,"point":[196,426],"view":"UIView"}}},
            {"asked":{"question":{"answer":"UIView","depth":0,"phase":2,"point":[196,426],"view":"UIWindow"}}},
            {"asked":{"question":{"answer":"UIView","depth":1,"point":[196,426],"view":"UIView"}}},
            {"target":{"finger":1,"view":"UIView","window":"UIWindow"}},
            {"sent":{"event":"touches","to":"UIApplication"}},
            {"sent":{"event":"touches","to":"UIWindow"}},
            {"told":{"call":"touchesBegan","fingers":[1],"name":"UIView"}},
            {"passedOn":{"from":"UIView","to":["UIViewController","UIWindow","UIWindowScene","UIApplication"]}},
            {"clock":{"seconds":0.002}},
            {"finger":{"number":1,"phase":"cancelled","point":[196,426]}},
            {"sent":{"event":"touches","to":"UIApplication"}},
            {"sent":{"event":"touches","to":"UIWindow"}},
            {"told":{"call":"touchesCancelled","fingers":[1],"name":"UIView"}},
            {"passedOn":{"from":"UIView","to":["UIViewController","UIWindow","UIWindowScene","UIApplication"]}}
          ],
          "systemVersion": "26.0"
        }
        """)
    #expect(try TouchTranscript(json: json) == transcript)
  }

  /// Asks the root view's subviews itself, and nobody else.
  final class HandAskingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      for view in rootViewController?.view.subviews ?? [] {
        if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
      }
      return nil
    }
  }
}

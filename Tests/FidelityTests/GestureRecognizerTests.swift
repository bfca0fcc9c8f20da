#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `A gesture recognizer, by Apple's words` {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `FS-140 Sees touches first, and takes them when it is recognized`() {
      let recognizer = UIGestureRecognizer(target: nil, action: nil)
      #expect(recognizer.isEnabled)
      #expect(recognizer.cancelsTouchesInView)
      #expect(!recognizer.delaysTouchesBegan)
      #expect(recognizer.delaysTouchesEnded)
      #expect(recognizer.requiresExclusiveTouchType)
      #expect(recognizer.state == .possible)
      #expect(recognizer.view == nil)
      #expect(recognizer.delegate == nil)
      #expect(recognizer.numberOfTouches == 0)
    }

    @Test func `FS-125 Has states with these numbers`() {
      let states: [UIGestureRecognizer.State] = [
        .possible, .began, .changed, .ended, .cancelled, .failed,
      ]
      #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
      #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test func `FS-138 Is on one view at a time`() {
      let other = UIView()
      let tap = UITapGestureRecognizer()
      #expect(view.gestureRecognizers?.isEmpty != false)
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(tap)
      #expect(view.gestureRecognizers == [tap])
      other.addGestureRecognizer(tap)
      #expect(tap.view === other)
      #expect(view.gestureRecognizers?.isEmpty != false)
      other.removeGestureRecognizer(tap)
      #expect(tap.view == nil)
    }

    @Test func `FS-140 Taps want one tap of one finger`() {
      let tap = UITapGestureRecognizer()
      #expect(tap.numberOfTapsRequired == 1)
      #expect(tap.numberOfTouchesRequired == 1)
    }

    @Test func `FS-140 Long presses want half a second within 10 points`() {
      let press = UILongPressGestureRecognizer()
      #expect(press.minimumPressDuration == 0.5)
      #expect(press.allowableMovement == 10)
      #expect(press.numberOfTapsRequired == 0)
      #expect(press.numberOfTouchesRequired == 1)
    }

    @Test func `FS-140 Pans want one finger or more, and no wheel`() {
      let pan = UIPanGestureRecognizer()
      #expect(pan.minimumNumberOfTouches == 1)
      #expect(pan.maximumNumberOfTouches == Int.max)
      #expect(pan.allowedScrollTypesMask == [])
      #expect(pan.translation(in: view) == .zero)
    }

    @Test func `FS-140 Swipes go to the right, edge pans start nowhere`() {
      #expect(UISwipeGestureRecognizer().direction == .right)
      #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    }

    @Test func `FS-140 Pinches start at 1 and rotations at 0`() {
      #expect(UIPinchGestureRecognizer().scale == 1)
      #expect(UIRotationGestureRecognizer().rotation == 0)
    }

    @Test func `FS-135 Asks a view that has no objection`() {
      #expect(view.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    }

    @Test func `FS-120 Asks a button, which objects to a tap of its superview`() {
      let button = UIButton(frame: view.bounds)
      view.addSubview(button)
      let (onView, onButton) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      view.addGestureRecognizer(onView)
      button.addGestureRecognizer(onButton)
      #expect(!button.gestureRecognizerShouldBegin(onView))
      #expect(button.gestureRecognizerShouldBegin(onButton))
    }
  }

  @MainActor @Suite struct `A scroll view, by Apple's words` {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `FS-151 FS-153 Delays touches of its content and can cancel them`() {
      #expect(scrollView.delaysContentTouches)
      #expect(scrollView.canCancelContentTouches)
      #expect(!scrollView.isTracking)
      #expect(!scrollView.isDragging)
    }

    @Test func `FS-152 Lets any view in it begin`() {
      #expect(scrollView.touchesShouldBegin([], with: nil, in: UIView()))
    }

    @Test func `FS-153 Takes touches from views, but not from controls`() {
      #expect(scrollView.touchesShouldCancel(in: UIView()))
      #expect(!scrollView.touchesShouldCancel(in: UIControl()))
    }

    @Test func `FS-154 Has a pan of its own, which may be put elsewhere`() {
      let pan = scrollView.panGestureRecognizer
      #expect(pan.view === scrollView)
      #expect(scrollView.gestureRecognizers?.contains(pan) == true)
      let other = UIView()
      other.addGestureRecognizer(pan)
      #expect(pan.view === other)
    }
  }
#endif

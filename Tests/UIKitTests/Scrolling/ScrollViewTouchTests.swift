import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A scroll view` {
  let log = Log()
  let scrollView = OpenScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let content: TouchLoggingView
  let window: UIWindow

  /// A scroll view that answers as it is told to.
  final class OpenScrollView: UIScrollView {
    var asked: [String] = []
    var begins = true
    var cancels: Bool?

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append("begin")
      return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  init() {
    content = TouchLoggingView(
      "content", frame: CGRect(x: 0, y: 0, width: 300, height: 2000), log: log)
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    window = Stage.show(scrollView)
  }

  func touchDown() -> SimulatedFinger { device.touchDown(at: CGPoint(x: 100, y: 300)) }

  func holdDown() -> SimulatedFinger {
    let finger = touchDown()
    device.clock.advance(by: 0.2)
    return finger
  }

  @Test func `FS-150 has the origin of its bounds as its offset, and moves no frames`() {
    touchDown().move(100, 190)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
    #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 100))
    #expect(content.frame.origin == .zero)
    #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -100))
  }

  @Test func `FS-151 gives a tap to its content all at once when the finger is lifted`() {
    let finger = touchDown()
    device.clock.advance(by: 0.1)
    #expect(log.takeAll().isEmpty)
    finger.lift()
    #expect(log.lines == ["content began (100 300)", "content ended (100 300)"])
  }

  @Test func `FS-151 gives a touch to its content after 150 ms, and takes it back for a drag`() {
    let finger = touchDown()
    device.clock.advance(by: 0.149)
    #expect(log.takeAll().isEmpty)
    device.clock.advance(by: 0.002)
    #expect(log.takeAll() == ["content began (100 300)"])
    finger.move(100, 280)
    #expect(log.takeAll().map { $0.prefix(17) } == ["content cancelled"])
    #expect(scrollView.contentOffset.y == 10)
    finger.lift()
    #expect(log.lines.isEmpty)
  }

  @Test func `FS-151 keeps a quick drag from its content altogether`() {
    let finger = touchDown()
    finger.move(100, 200)
    finger.lift()
    device.clock.advance(by: 1)
    #expect(log.lines.isEmpty)
    #expect(scrollView.contentOffset.y == 90)
  }

  @Test func `FS-152 asks at once whether its content gets a touch, if it does not delay`() {
    scrollView.delaysContentTouches = false
    touchDown().lift()
    #expect(scrollView.asked == ["begin"])
    #expect(log.takeAll() == ["content began (100 300)", "content ended (100 300)"])
    scrollView.begins = false
    touchDown().lift()
    #expect(scrollView.asked == ["begin", "begin"])
    #expect(log.lines.isEmpty)
  }

  @Test func `FS-153 that cannot cancel leaves its content a touch that it got, and no other`() {
    scrollView.canCancelContentTouches = false
    let finger = holdDown()
    finger.move(100, 200)
    finger.lift()
    log.expect(["content began (100 300)", "content moved (100 200)", "content ended (100 200)"])
    #expect(scrollView.contentOffset == .zero)
    #expect(!scrollView.asked.contains("cancel"))
    let quick = touchDown()
    quick.move(100, 200)
    quick.lift()
    #expect(scrollView.contentOffset.y == 90)
  }

  @Test(arguments: [(nil, 0.0), (true, 90), (false, 0)] as [(Bool?, CGFloat)])
  func `FS-153 takes no touch from a control that got it, unless it says that it does`(
    _ answer: Bool?, _ offset: CGFloat
  ) {
    scrollView.cancels = answer
    let button = UIButton(frame: content.bounds)
    content.addSubview(button)
    let finger = holdDown()
    #expect(button.isHighlighted)
    finger.move(100, 200)
    #expect(scrollView.contentOffset.y == offset)
    #expect(button.isTracking == (offset == 0))
    #expect(scrollView.asked == ["begin", "cancel"])
    finger.lift()
  }

  @Test func `FS-153 takes a quick drag that starts on a control`() {
    let button = UIButton(frame: content.bounds)
    content.addSubview(button)
    let finger = touchDown()
    finger.move(100, 200)
    #expect(scrollView.contentOffset.y == 90)
    #expect(scrollView.asked.isEmpty)
    finger.lift()
  }

  @Test func `FS-154 tracks from the touch on, and drags once the pan began`() {
    final class Listener: UIScrollViewDelegate {
      var lines: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("end \(decelerate)")
      }
    }
    let listener = Listener()
    scrollView.delegate = listener
    #expect(!scrollView.isTracking)
    let finger = touchDown()
    #expect((scrollView.isTracking, scrollView.isDragging) == (true, false))
    finger.move(100, 280)
    #expect((scrollView.isTracking, scrollView.isDragging) == (true, true))
    finger.lift()
    #expect((scrollView.isTracking, scrollView.isDragging) == (false, false))
    #expect(listener.lines == ["begin", "scroll", "end false"])
  }

  @Test func `FS-154 is driven by its pan from another view, too`() {
    let root = window.rootViewController?.view
    root?.addGestureRecognizer(scrollView.panGestureRecognizer)
    let finger = device.touchDown(at: CGPoint(x: 100, y: 700))
    finger.move(100, 600)
    #expect(scrollView.contentOffset.y == 90)
    #expect(scrollView.panGestureRecognizer.view === root)
    finger.lift()
  }

  @Test func `FS-155 that does not scroll keeps nothing from its content (a choice)`() {
    scrollView.isScrollEnabled = false
    let finger = touchDown()
    #expect(log.takeAll() == ["content began (100 300)"])
    finger.move(100, 200)
    finger.lift()
    #expect(log.lines == ["content moved (100 200)", "content ended (100 200)"])
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `FS-155 stops at the edges of its content if it does not bounce`() {
    scrollView.bounces = false
    let finger = touchDown()
    finger.move(100, 500)
    #expect(scrollView.contentOffset == .zero)
    finger.move(100, -9000)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1600))
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    finger.move(100, -9001)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1630))
  }

  @Test func `FS-155 leaves drags alone that scroll nothing (a choice)`() {
    let finger = touchDown()
    finger.move(200, 300)
    finger.move(250, 300)
    #expect(!scrollView.isDragging)
    finger.lift()
    #expect(log.lines.first == "content began (100 300)")
    scrollView.contentSize = scrollView.bounds.size
    let other = touchDown()
    other.move(100, 100)
    #expect(!scrollView.isDragging)
    scrollView.alwaysBounceVertical = true
    other.move(100, 50)
    #expect(scrollView.isDragging)
  }

  @Test func `that is in another one leaves it the drags that it does not need`() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.contentSize = CGSize(width: 900, height: 400)
    window.rootViewController?.view.addSubview(outer)
    outer.addSubview(scrollView)
    let across = touchDown()
    across.move(50, 300)
    #expect(outer.contentOffset == CGPoint(x: 40, y: 0))
    across.lift()
    outer.contentOffset = .zero
    let down = touchDown()
    down.move(100, 200)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 90))
    #expect(outer.contentOffset == .zero)
  }

  @Test func `FS-155 that pages rests at a page some time after the finger is lifted`() {
    scrollView.isPagingEnabled = true
    let finger = touchDown()
    finger.move(100, 40)
    #expect(scrollView.contentOffset.y == 250)
    finger.lift()
    #expect(scrollView.contentOffset.y == 250)
    device.clock.advance(by: 2)
    #expect(scrollView.contentOffset.y == 400)
  }

  @Test func `FS-172 follows a wheel without any touch`() {
    let record = device.scroll(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -50))
    #expect(record.isNobodys)
    #expect(record.passes.map(\.phase) == [1, 2])
    #expect(scrollView.contentOffset.y == 50)
    #expect(!scrollView.isDragging)
    #expect(log.lines.isEmpty)
  }
}

import Testing
import UIKit

/// What Apple documents of `zoomScale`, `viewForZooming(in:)` and the delegate's other methods. That
/// the place under the fingers stays is a choice.
@MainActor @Suite(.simulatedDevice) struct `A scroll view that zooms` {
  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let log = Log()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.note("zoomed") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.note("begins \(view === content) \(scrollView.isZooming)")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.note("ends \(view === content) \(scale) \(scrollView.isZooming)") }
  }

  private let delegate = Zoomed()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    scroll.addSubview(delegate.content)
    scroll.contentSize = delegate.content.bounds.size
    scroll.delegate = delegate
    scroll.maximumZoomScale = 3
  }

  @Test func `enlarges the view that its delegate names, and the content with it`() {
    #expect(scroll.zoomScale == 1)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2)
    #expect(delegate.content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(delegate.content.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(delegate.content.bounds.size == CGSize(width: 300, height: 400))
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
    scroll.setZoomScale(2, animated: false)
    #expect(delegate.log.lines == ["zoomed"])
  }

  @Test(arguments: [(0.2, 0.5), (0.75, 0.75), (9, 3)] as [(CGFloat, CGFloat)])
  func `stays between its least and its greatest scale`(wanted: CGFloat, scale: CGFloat) {
    scroll.minimumZoomScale = 0.5
    scroll.setZoomScale(wanted, animated: true)
    #expect(scroll.zoomScale == scale)
  }

  @Test func `shows a part of the content as large as fits, in the middle`() {
    scroll.zoom(to: CGRect(x: 100, y: 200, width: 150, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 250))
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
    #expect(scroll.zoomScale == 3 && scroll.contentOffset == .zero)
    scroll.zoom(to: CGRect(x: 9, y: 9, width: 0, height: 100), animated: false)
    #expect(scroll.zoomScale == 3 && scroll.contentOffset == .zero)
  }

  @Test func `follows two fingers, and tells its delegate from when to when`() {
    let window = Stage.show(scroll)
    device.pinch(at: CGPoint(x: 150, y: 200), scale: 2)
    let lines = delegate.log.lines
    #expect(lines.first == "begins true true")
    #expect(lines.last == "ends true \(scroll.zoomScale) false")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "zoomed" } && lines.count > 3)
    #expect(scroll.zoomScale > 1.5 && scroll.zoomScale <= 2)
    #expect(!scroll.isZooming)
    // What was in the middle of the fingers is there still.
    let middle = delegate.content.convert(CGPoint(x: 150, y: 200), to: window)
    #expect(abs(middle.x - 150) < 1e-6 && abs(middle.y - 200) < 1e-6)
  }

  @Test func `has a pinch only while its limits allow one, and a view to zoom`() {
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.minimumZoomScale = 0.5
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    Stage.show(scroll)
    scroll.delegate = nil
    device.pinch(at: CGPoint(x: 150, y: 200), scale: 0.5)
    scroll.zoomScale = 0.5
    #expect(scroll.zoomScale == 1 && delegate.log.lines == [])
  }
}

/// How far a user must pull is a choice.
@MainActor @Suite(.simulatedDevice) struct `A wheel that refreshes a list` {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let wheel = UIRefreshControl()
  let log = Log()

  init() {
    let log = log
    scroll.contentSize = CGSize(width: 300, height: 900)
    scroll.refreshControl = wheel
    wheel.addAction(UIAction { _ in log.note("refresh") }, for: .valueChanged)
    Stage.show(scroll)
  }

  private func pull(by distance: CGFloat) {
    device.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 50 + distance))
  }

  @Test func `turns when the list is pulled down far enough, until it is stopped`() {
    pull(by: 300)
    #expect(wheel.isRefreshing && log.lines == ["refresh"])
    device.clock.advance(by: 2)
    pull(by: 300)
    #expect(log.lines == ["refresh"])
    wheel.endRefreshing()
    #expect(!wheel.isRefreshing)
    device.clock.advance(by: 2)
    pull(by: 300)
    #expect(log.lines == ["refresh", "refresh"])
  }

  @Test func `does not turn after a short pull, or while it is disabled`() {
    pull(by: 40)
    #expect(!wheel.isRefreshing)
    wheel.isEnabled = false
    pull(by: 300)
    #expect(!wheel.isRefreshing && log.lines == [])
  }

  @Test func `sends nothing when the app starts it`() {
    wheel.beginRefreshing()
    #expect(wheel.isRefreshing && log.lines == [])
  }

  @Test func `lies above the content, behind it, and leaves with another one's coming`() {
    #expect(scroll.subviews.first === wheel && wheel.frame.maxY == 0 && wheel.frame.width == 300)
    let other = UIRefreshControl()
    scroll.refreshControl = other
    #expect(wheel.superview == nil && other.superview === scroll)
    scroll.refreshControl = nil
    #expect(other.superview == nil)
  }
}

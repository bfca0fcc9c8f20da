import Testing
import UIKit

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

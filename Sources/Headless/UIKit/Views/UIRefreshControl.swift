/// The wheel above a list that starts when a user pulls the list down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// How far the user must pull the list, and how high the wheel is, in points; choices.
  static let pull: CGFloat = 60

  /// Whether the wheel turns.
  open private(set) var isRefreshing = false

  /// Starts the wheel, without sending an event.
  open func beginRefreshing() { isRefreshing = true }

  /// Stops the wheel.
  open func endRefreshing() { isRefreshing = false }

  /// Starts if the list was pulled far enough, and sends its value-changed event.
  func pulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= Self.pull else { return }
    isRefreshing = true
    sendValueChanged(with: nil)
  }

  /// Above the content, as wide as the list.
  func place(in scrollView: UIScrollView) {
    frame = CGRect(x: 0, y: -Self.pull, width: scrollView.bounds.width, height: Self.pull)
  }
}

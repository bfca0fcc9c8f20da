/// A type for the direction in which a page controller turns pages; there is no such controller
/// here.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// Where the next page comes from.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
}

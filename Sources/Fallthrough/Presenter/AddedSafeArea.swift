#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What an overlay adds to the safe area of its content. The insets that the app itself added are
  /// kept.
  @MainActor
  final class AddedSafeArea {
    private let content: UIViewController
    private var insets = UIEdgeInsets.zero

    init(to content: UIViewController) { self.content = content }

    /// Makes the safe area leave out what is covered, in points from each edge of the overlay;
    /// `safe` is what it leaves out without this.
    func leaveOut(_ covered: UIEdgeInsets, beyond safe: UIEdgeInsets) {
      let new = UIEdgeInsets(
        top: max(0, covered.top - safe.top), left: max(0, covered.left - safe.left),
        bottom: max(0, covered.bottom - safe.bottom), right: max(0, covered.right - safe.right))
      guard new != insets else { return }
      var all = content.additionalSafeAreaInsets
      all.top += new.top - insets.top
      all.left += new.left - insets.left
      all.bottom += new.bottom - insets.bottom
      all.right += new.right - insets.right
      content.additionalSafeAreaInsets = all
      insets = new
    }
  }
#endif

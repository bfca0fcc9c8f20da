#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that is not kept alive.
  struct WeakView {
    weak var view: UIView?

    init(_ view: UIView) {
      self.view = view
    }
  }
#endif

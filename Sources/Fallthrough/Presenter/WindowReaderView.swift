#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An invisible view that tells which window it is in.
  package class WindowReaderView: UIView {
    /// Called when the view gets another window, and with nil when it has none.
    var onWindowChange: ((UIWindow?) -> Void)?

    /// Creates a view that tells nobody yet.
    package override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) {
      super.init(coder: coder)
      isUserInteractionEnabled = false
    }

    package override func didMoveToWindow() {
      super.didMoveToWindow()
      onWindowChange?(window)
    }
  }
#endif

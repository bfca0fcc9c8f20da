#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An invisible view that reports its scene.
  final class SceneReaderView: UIView {
    /// Called with the scene when the view gets another window, and with nil when it has none.
    var onSceneChange: (@MainActor (UIWindowScene?) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isUserInteractionEnabled = false
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onSceneChange?(window?.windowScene)
    }
  }
#endif

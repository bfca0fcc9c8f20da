#if canImport(UIKit)
  import UIKit

  /// An invisible view whose own area counts as background in the pass-through window it is in.
  ///
  /// It takes no touches itself: put it behind decoration that is drawn but must not be tappable.
  public final class IgnoredMarkerView: UIView {
    private weak var ignoringWindow: PassThroughWindow?

    /// Creates a marker.
    ///
    /// - Parameter frame: In points, in the superview's space.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    /// Creates a marker from an archive.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      isUserInteractionEnabled = false
    }

    /// Tells the new window to ignore the area, and the old one to stop.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if let old = ignoringWindow, old !== window { old.stopIgnoring(self) }
      ignoringWindow = window as? PassThroughWindow
      ignoringWindow?.ignore(self)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The settings that an overlay's content makes for its window. With `nil` the presenter's or the
  /// app's value stays.
  package struct OverlaySettings {
    package var mode: PassThroughMode?
    package var level: UIWindow.Level?
    package var keepsClearOfBars: Bool?
    package var systemAppearance: OverlaySystemAppearance?
    package var swipeEdges: NSDirectionalRectEdge?
    package var outside = OutsideActions()
    /// Whether the focus of assistive apps moves to the content when the view with this setting
    /// appears.
    package var takesAccessibilityFocus = false

    package init(_ set: (inout OverlaySettings) -> Void = { _ in }) { set(&self) }
  }

  /// An invisible view by which the content of an overlay makes settings for its window.
  ///
  /// The settings apply while the view is in a window of an ``OverlayPresenter``. If several views
  /// in one window make the same setting, the last one to appear decides; their actions all run.
  package final class OverlaySettingsView: WindowReaderView {
    package var settings = OverlaySettings() {
      didSet { overlay?.declare(settings, by: ObjectIdentifier(self)) }
    }

    private weak var overlay: OverlayWindow?

    package override func didMoveToWindow() {
      super.didMoveToWindow()
      let new = window as? OverlayWindow
      guard new !== overlay else { return }
      overlay?.declare(nil, by: ObjectIdentifier(self))
      overlay = new
      new?.declare(settings, by: ObjectIdentifier(self))
    }
  }

  /// An invisible view that reports its window.
  package class WindowReaderView: UIView {
    /// Called with each new window of the view; `nil` for none.
    var onWindowChange: ((UIWindow?) -> Void)?

    package override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { nil }

    package override func didMoveToWindow() {
      super.didMoveToWindow()
      onWindowChange?(window)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The settings that an overlay's content makes for its window.
  package struct OverlaySettings {
    /// The window's mode, or `nil` to keep it.
    package var mode: PassThroughMode?
    /// The level of the window, or `nil` for the presenter's.
    package var level: UIWindow.Level?
    /// Whether the content keeps clear of the app's bars, or `nil` for the presenter's choice.
    package var keepsClearOfBars: Bool?
    /// Who decides about the screen, or `nil` for the presenter's choice.
    package var systemAppearance: OverlaySystemAppearance?
    /// The edges to which the content may be swiped, or `nil` for the presenter's.
    package var swipeEdges: NSDirectionalRectEdge?
    /// The actions for touches outside the content.
    package var outside: OutsideActions
    /// Whether the focus of assistive apps moves to the content when the view with this setting
    /// appears.
    package var takesAccessibilityFocus: Bool

    package init(
      mode: PassThroughMode? = nil, level: UIWindow.Level? = nil, keepsClearOfBars: Bool? = nil,
      systemAppearance: OverlaySystemAppearance? = nil, swipeEdges: NSDirectionalRectEdge? = nil,
      outside: OutsideActions = OutsideActions(),
      takesAccessibilityFocus: Bool = false
    ) {
      self.mode = mode
      self.level = level
      self.keepsClearOfBars = keepsClearOfBars
      self.systemAppearance = systemAppearance
      self.swipeEdges = swipeEdges
      self.outside = outside
      self.takesAccessibilityFocus = takesAccessibilityFocus
    }
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

    /// Overlays cannot be archived.
    package required init?(coder: NSCoder) { nil }

    package override func didMoveToWindow() {
      super.didMoveToWindow()
      onWindowChange?(window)
    }
  }
#endif

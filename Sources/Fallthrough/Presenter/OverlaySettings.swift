#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// What the content of an overlay says about the window that it is shown in.
  package struct OverlaySettings {
    /// What the window does with touches in general, or `nil` for what the window says.
    package var mode: PassThroughMode?
    /// The level of the window, or `nil` for what the presenter says.
    package var level: UIWindow.Level?
    /// What is done about a touch outside the content, with its place in the window.
    package var action: ((CGPoint) -> Void)?

    /// Creates settings that say the given things and nothing else.
    package init(
      mode: PassThroughMode? = nil, level: UIWindow.Level? = nil,
      action: ((CGPoint) -> Void)? = nil
    ) {
      (self.mode, self.level, self.action) = (mode, level, action)
    }
  }

  /// An invisible view with which the content of an overlay says how it is to be shown.
  ///
  /// It counts while it is in a window of an ``OverlayPresenter``. Where several in one window set
  /// the same thing, the one that came last counts; their actions are all run.
  package final class OverlaySettingsView: UIView {
    /// What it says.
    package var settings = OverlaySettings() {
      didSet { overlay?.declare(settings, by: ObjectIdentifier(self)) }
    }

    private weak var overlay: OverlayWindow?

    /// Creates a view that says nothing yet.
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
      let new = window as? OverlayWindow
      guard new !== overlay else { return }
      overlay?.declare(nil, by: ObjectIdentifier(self))
      overlay = new
      new?.declare(settings, by: ObjectIdentifier(self))
    }
  }
#endif

/// How a controller is shown when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window, whose views are removed.
  case fullScreen
  /// A sheet that covers most of the window.
  case pageSheet
  /// A sheet of the controller's preferred size, in the middle.
  case formSheet
  /// Over the controller that defines the context; that controller's view is removed.
  case currentContext
  /// By a custom presentation controller.
  case custom
  /// Over the whole window; the views below are not removed.
  case overFullScreen
  /// Over the controller that defines the context; that controller's view is not removed.
  case overCurrentContext
  /// Beside its source view.
  case popover
  /// Blurred over the whole window.
  case blurOverFullScreen
  /// Not at all.
  case none = -1
  /// The style that the system chooses: a page sheet.
  case automatic = -2
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// Orientations that the interface may have.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each orientation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// On its side, the home button to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its side, the home button to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

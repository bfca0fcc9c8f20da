/// How a controller is shown when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window, in place of what was there.
  case fullScreen
  /// A sheet that covers most of the window.
  case pageSheet
  /// A sheet of the size that the controller would like, in the middle.
  case formSheet
  /// Over the controller that defines the context, in place of what was there.
  case currentContext
  /// By a presentation controller of one's own.
  case custom
  /// Over the whole window, what was there staying.
  case overFullScreen
  /// Over the controller that defines the context, what was there staying.
  case overCurrentContext
  /// Beside the view that it belongs to.
  case popover
  /// Blurred over the whole window.
  case blurOverFullScreen
  /// Not at all.
  case none = -1
  /// What the system finds best: a page sheet.
  case automatic = -2
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical
  /// Over, as a card is turned.
  case flipHorizontal
  /// Out of nothing.
  case crossDissolve
  /// Up, as a page is curled.
  case partialCurl
}

/// How the status bar looks.
@available(tvOS, unavailable)
public enum UIStatusBarStyle: Int, Sendable {
  /// As the interface is.
  case `default`
  /// For dark backgrounds.
  case lightContent
  /// For light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
@available(tvOS, unavailable)
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}

/// Ways in which the interface may be turned.
@available(tvOS, unavailable)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each way.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

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
  /// Any way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Any way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

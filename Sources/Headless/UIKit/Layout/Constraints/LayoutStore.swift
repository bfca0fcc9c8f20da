/// The layout state of a view.
struct LayoutStore {
  /// The active constraints between views in this view, or on the view alone.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var topSupport: UILayoutGuide?
  var bottomSupport: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var scrollContentGuide: UILayoutGuide?
  var scrollFrameGuide: UILayoutGuide?
  /// Whether a constraint has ever been on the view.
  var isConstrained = false
  /// How many active constraints depend on the place of this view: those between this view or its
  /// descendants and the views around it.
  var placeReaders = 0
  /// Whether the view must set up its constraints before they are solved.
  var needsUpdate = true
  /// How firmly the size stays at the content's, against growing: across and down.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  /// How firmly the size stays at the content's, against shrinking: across and down.
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// The last solution for the tree below, if the view is the top of one.
  var solution: LayoutSolution?

  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var addsSafeAreaToMargins = true
  var keepsSuperviewMargins = false
  /// The safe area that the view last reported.
  var knownSafeArea = UIEdgeInsets.zero
  /// Whether subviews must be notified of their safe areas after the layout of the view.
  var safeAreaOfChildrenIsOld = false
}

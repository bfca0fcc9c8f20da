import Testing
@_spi(Command) import TouchMap

@Suite struct `The rule window-swallows` {
  @Test func `finds an idle window over others`() throws {
    let views = """
         | <UIView: 0x2; frame = (0 0; 400 800); backgroundColor = UIExtendedGrayColorSpace 1 1>
      <App.ToastWindow: 0x3; baseClass = UIWindow; frame = (0 0; 400 800)>
         | <UIView: 0x4; frame = (0 0; 400 800)>
         |    | <App.Toast: 0x5; baseClass = UIView; frame = (0 700; 400 100)>
      """
    #expect(
      try findings(of: .windowSwallows, inWindow: views) == """
        3 error: App.ToastWindow (line 3) in front of other windows takes 87.5% of the \
        screen: UIView (line 4) takes touches there and does nothing with them. Make \
        App.ToastWindow (line 3) a PassThroughWindow, or hide it when it is empty.
        """)
  }

  @Test(arguments: [("400", true), ("399.998", false)])
  func `finds a window that takes half of the screen, and none that takes less`(
    height: String, isFound: Bool
  ) throws {
    let views = """
      <App.ToastWindow: 0x3; baseClass = UIWindow; frame = (0 0; 400 \(height))>
      """
    #expect(try findings(of: .windowSwallows, inWindow: views).isEmpty != isFound)
  }

  @Test func `finds one on the smallest screen, and names its containers in the order of the dump`()
    throws
  {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 0.5 0.5)>
      <App.ToastWindow: 0x2; baseClass = UIWindow; frame = (0 0; 0.5 0.5)>
         | <UIView: 0x3; frame = (0 0; 0.25 0.5)>
         | <UIView: 0x4; frame = (0.25 0; 0.25 0.5)>
      """
    #expect(
      try findings(of: .windowSwallows, in: text) == """
        2 error: App.ToastWindow (line 2) in front of other windows takes 100% of the \
        screen: UIView (line 3) takes touches there and does nothing with them. Make \
        App.ToastWindow (line 2) a PassThroughWindow, or hide it when it is empty.
        """)
  }

  @Test func `leaves pass-through, hidden and system windows alone`() throws {
    let views = """
         | <UIView: 0x2; frame = (0 0; 400 800)>
      <App.PassThroughWindow: 0x3; baseClass = UIWindow; frame = (0 0; 400 800)>
         | <UIView: 0x4; frame = (0 0; 400 800)>
         |    | <App.Toast: 0x5; baseClass = UIView; frame = (0 700; 400 100)>
      <App.LockWindow: 0x6; baseClass = UIWindow; frame = (0 0; 400 800); hidden = YES>
      <UITextEffectsWindow: 0x7; frame = (0 0; 400 800)>
      """
    #expect(try findings(of: .windowSwallows, inWindow: views) == "")
  }

  @Test func `leaves a window alone that paints all it takes`() throws {
    let views = """
         | <UIView: 0x2; frame = (0 0; 400 800)>
      <App.LockWindow: 0x3; baseClass = UIWindow; frame = (0 0; 400 800)>
         | <UIView: 0x4; frame = (0 0; 400 800); backgroundColor = UIExtendedGrayColorSpace 1 1>
      """
    #expect(try findings(of: .windowSwallows, inWindow: views) == "")
  }

  @Test func `leaves a window alone whose containers have recognizers`() throws {
    let views = """
         | <UIView: 0x2; frame = (0 0; 400 800)>
      <App.CatcherWindow: 0x3; baseClass = UIWindow; frame = (0 0; 400 800)>
         | <UIView: 0x4; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0x9>>
         |    | <UIView: 0x5; frame = (0 0; 400 800)>
      """
    #expect(try findings(of: .windowSwallows, inWindow: views) == "")
  }
}

@Suite struct `The rule overlay-blocks-control` {
  @Test func `finds controls under a view that takes their touches`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 100 44)>
         | <UIButton: 0x3; frame = (20 120; 100 44)>
         | <UIButton: 0x4; frame = (20 220; 100 44)>
         | <App.Banner: 0x5; baseClass = UIView; frame = (0 0; 400 152)>
         | <App.Card: 0x6; baseClass = UIView; frame = (0 200; 400 30)>
      """
    #expect(
      try findings(of: .overlayBlocksControl, inWindow: views) == """
        2 error: UIButton (line 2) gets no touch: App.Banner (line 5) in front takes them \
        all. Set isPassThrough of App.Banner (line 5) to true, or isUserInteractionEnabled \
        to false if nothing in it takes touches.
        3 warning: UIButton (line 3) loses 72.7% of its touches: App.Banner (line 5) in \
        front takes them. Set isPassThrough of App.Banner (line 5) to true, or \
        isUserInteractionEnabled to false if nothing in it takes touches.
        """)
  }

  @Test func `leaves presentations and what scrolls alone`() throws {
    let views = """
         | <UITransitionView: 0x2; frame = (0 0; 400 800)>
         |    | <UIView: 0x3; frame = (0 0; 400 800)>
         |    |    | <UIButton: 0x4; frame = (20 20; 100 44)>
         |    |    | <UIScrollView: 0x5; frame = (0 100; 400 600); contentOffset: {0, 0}>
         |    |    |    | <UIButton: 0x6; frame = (20 10; 100 44)>
         |    |    | <App.Header: 0x7; baseClass = UIView; frame = (0 100; 400 60)>
         | <UITransitionView: 0x8; frame = (0 0; 400 90)>
         |    | <UIDimmingView: 0x9; frame = (0 0; 400 90)>
      """
    #expect(try findings(of: .overlayBlocksControl, inWindow: views) == "")
  }

  @Test func `leaves what lies behind a presentation alone that dims nothing`() throws {
    let views = """
         | <UITransitionView: 0x2; frame = (0 0; 400 800)>
         |    | <UIButton: 0x3; frame = (20 20; 100 44)>
         | <UITransitionView: 0x4; frame = (0 0; 400 800)>
         |    | <UIView: 0x5; frame = (0 0; 400 800)>
      """
    #expect(try findings(of: .overlayBlocksControl, inWindow: views) == "")
  }

  @Test func `leaves controls under an alert alone`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
       <XCUIElementTypeButton x="20" y="100" width="100" height="44" name="buy"/>
       <XCUIElementTypeAlert x="0" y="50" width="400" height="200">
        <XCUIElementTypeButton x="0" y="80" width="300" height="100" name="ok"/>
       </XCUIElementTypeAlert>
      </XCUIElementTypeApplication>
      """
    #expect(try findings(of: .overlayBlocksControl, in: text) == "")
  }

  @Test func `leaves what lies behind a dimming view alone, whatever stands in front`() throws {
    let views = """
         | <UIView: 0x2; frame = (0 0; 400 800)>
         |    | <UIView: 0x3; frame = (0 0; 400 800)>
         |    |    | <UIButton: 0x4; frame = (20 20; 100 44)>
         |    | <UIDimmingView: 0x5; frame = (0 0; 400 800)>
         |    | <UIView: 0x6; frame = (0 0; 400 200)>
      """
    #expect(try findings(of: .overlayBlocksControl, inWindow: views) == "")
  }

  @Test func `leaves a control over the centre of another alone, by whatever is in it`() throws {
    let views = """
         | <UIButton: 0x2; frame = (0 0; 200 200)>
         | <UIButton: 0x3; frame = (75 75; 50 50)>
         |    | <UIView: 0x4; frame = (0 0; 50 50)>
      """
    #expect(try findings(of: .overlayBlocksControl, inWindow: views) == "")
  }

  @Test func `shows what would command a terminal in a reported cover's name`() throws {
    let text = """
      [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}, "children": [
        {"type": "Button", "frame": {"x": 0, "y": 0, "width": 50, "height": 50},
         "occluded_by": "To\\u001b[2Jast", "children": []}
      ]}]
      """
    #expect(
      try findings(of: .overlayBlocksControl, in: text) == """
        2 warning: Button (line 2) gets no touch at its centre: the dump reports that \
        To\\u{1B}[2Jast covers it
        """)
  }
}

@Suite struct `The rule outside-parent` {
  @Test func `finds what an ancestor does not hold`() throws {
    let views = """
         | <UIView: 0x2; frame = (0 0; 400 100)>
         |    | <UIButton: 0x3; frame = (20 120; 100 44)>
         | <UIView: 0x4; frame = (0 200; 400 100); clipsToBounds = YES>
         |    | <UIButton: 0x5; frame = (20 78; 100 44)>
      """
    #expect(
      try findings(of: .outsideParent, inWindow: views) == """
        3 error: UIButton (line 3) lies outside its ancestor UIView (line 2): visible \
        perhaps, but dead there (4400 square points). Make UIView (line 2) large enough to \
        hold UIButton (line 3), or give it hitTestBehavior with overflow .reachable.
        5 warning: UIButton (line 5) lies with 50% of its area outside its ancestor UIView \
        (line 4): cut off and dead there (2200 square points). Make UIView (line 4) large \
        enough to hold UIButton (line 5), or give it hitTestBehavior with overflow \
        .reachable.
        """)
  }

  @Test func `leaves scrolled, rounded and window-cut views alone`() throws {
    let views = """
         | <UIScrollView: 0x2; frame = (0 0; 400 100); contentOffset: {0, 0}>
         |    | <UIButton: 0x3; frame = (20 120; 100 44)>
         | <UIView: 0x4; frame = (0 200; 400 100)>
         |    | <UIButton: 0x5; frame = (20 56.3; 100 44)>
         | <UIButton: 0x6; frame = (390 400; 100 44)>
      """
    #expect(try findings(of: .outsideParent, inWindow: views) == "")
  }

  @Test func `finds what an ancestor without area holds`() throws {
    let views = """
         | <UIView: 0x2; frame = (0 0; 0 0)>
         |    | <UIButton: 0x3; frame = (20 20; 100 44)>
         | <UIView: 0x4; frame = (0 200; 400 0)>
         |    | <UIButton: 0x5; frame = (20 0; 100 44)>
      """
    #expect(
      try findings(of: .outsideParent, inWindow: views) == """
        3 error: UIButton (line 3) lies outside its ancestor UIView (line 2): visible \
        perhaps, but dead there (4400 square points). Make UIView (line 2) large enough to \
        hold UIButton (line 3), or give it hitTestBehavior with overflow .reachable.
        5 error: UIButton (line 5) lies outside its ancestor UIView (line 4): visible \
        perhaps, but dead there (4400 square points). Make UIView (line 4) large enough to \
        hold UIButton (line 5), or give it hitTestBehavior with overflow .reachable.
        """)
  }
}

@Suite struct `The rule invisible-blocker` {
  @Test func `finds views that show nothing and take touches of others`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 100 44); backgroundColor = UIExtendedGrayColorSpace 1 1>
         | <UIButton: 0x3; frame = (20 120; 100 44)>
         | <App.Glow: 0x4; baseClass = UIView; frame = (20 20; 50 44); alpha = 0.02>
         | <UIView: 0x5; frame = (20 120; 50 44)>
      """
    #expect(
      try findings(of: .invisibleBlocker, inWindow: views) == """
        4 warning: App.Glow (line 4) shows nothing (alpha 0.02) and takes touches of \
        UIButton (line 2). Remove or hide App.Glow (line 4), or set its \
        isUserInteractionEnabled to false.
        5 warning: UIView (line 5) shows nothing (a plain view without background and \
        content) and takes touches of UIButton (line 3). Remove or hide UIView (line 5), or \
        set its isUserInteractionEnabled to false.
        """)
  }

  @Test func `leaves inert, visible and harmless views alone`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 100 44); backgroundColor = UIExtendedGrayColorSpace 1 1>
         | <UIButton: 0x3; frame = (20 120; 100 44)>
         | <UIView: 0x4; frame = (20 20; 50 44); alpha = 0.005>
         | <UIView: 0x5; frame = (20 120; 50 44); backgroundColor = UIExtendedGrayColorSpace 0 0.3>
         | <UIView: 0x6; frame = (0 300; 400 100)>
      """
    #expect(try findings(of: .invisibleBlocker, inWindow: views) == "")
  }

  @Test func `does not count what is in something unseen as visible`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 100 44); backgroundColor = UIExtendedGrayColorSpace 1 1>
         | <UIView: 0x3; frame = (20 20; 50 44)>
         |    | <UIView: 0x4; frame = (0 0; 50 44); hidden = YES>
         |    |    | <UILabel: 0x5; frame = (0 0; 50 44); text = 'Wait'; userInteractionEnabled = NO>
         |    | <UIView: 0x6; frame = (0 0; 50 44); alpha = 0>
         |    |    | <UILabel: 0x7; frame = (0 0; 50 44); text = 'Wait'; userInteractionEnabled = NO>
      """
    #expect(
      try findings(of: .invisibleBlocker, inWindow: views) == """
        3 warning: UIView (line 3) shows nothing (a plain view without background and \
        content) and takes touches of UIButton (line 2). Remove or hide UIView (line 3), or \
        set its isUserInteractionEnabled to false.
        """)
  }
}

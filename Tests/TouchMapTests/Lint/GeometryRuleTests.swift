import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The rule zero-size-interactive` {
  @Test func `finds a control without area`() throws {
    let views = "   | <UIButton: 0x2; frame = (20 20; 100 0)>"
    #expect(
      try findings(of: .zeroSizeInteractive, inWindow: views) == """
        2 warning: UIButton (line 2) is 100 x 0 points large: no point lies in it. Give \
        UIButton (line 2) a size; are its constraints complete?
        """)
  }

  @Test func `leaves hidden and idle views alone`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 100 0); hidden = YES>
         | <UIView: 0x3; frame = (20 20; 0 0)>
         | <UIView: 0x4; frame = (20 20; 0 0); hidden = YES>
         |    | <UIButton: 0x5; frame = (0 0; 0 0)>
      """
    #expect(try findings(of: .zeroSizeInteractive, inWindow: views) == "")
  }
}

@Suite struct `The rule off-screen-interactive` {
  @Test func `finds a control beyond the screen`() throws {
    let views = "   | <UIButton: 0x2; frame = (-200 20; 100 44)>"
    #expect(
      try findings(of: .offScreenInteractive, inWindow: views) == """
        2 note: UIButton (line 2) lies at (-200, 20), beyond the screen, and nothing around \
        it scrolls. Move UIButton (line 2) onto the screen, or hide it while it is away.
        """)
  }

  @Test func `leaves what shows or scrolls alone`() throws {
    let views = """
         | <UIButton: 0x2; frame = (-50 20; 100 44)>
         | <UIScrollView: 0x3; frame = (0 100; 400 600); contentOffset: {0, 0}>
         |    | <UIButton: 0x4; frame = (20 900; 100 44)>
      """
    #expect(try findings(of: .offScreenInteractive, inWindow: views) == "")
  }

  @Test func `judges nothing where no window says how large the screen is`() throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (-200 20; 100 44)>
      """
    #expect(try findings(of: .offScreenInteractive, in: text) == "")
    let oracle = TapOracle(try onlyScreen(text))
    #expect(oracle.bestMatch(named: "UIButton")?.verdict.word == .outsideParent)
    #expect(oracle.verdict(onTapAt: .init(x: 500, y: 900)).word == .passesThrough)
    let shown = try onlyScreen(text.replacing("-200", with: "200"))
    #expect(
      ScreenVerdict(ScreenSurvey(shown)).text
        == "The one target that the dump shows gets its taps.")
    let report = TouchReport(ReportedScreen(oracle.screen), at: .init(x: 5, y: 5))
    #expect(TouchReport.text([report]).hasPrefix("A touch at (5, 5) on a screen of unknown size"))
  }

  @Test func `finds the smallest control beyond the smallest screen, and none beyond no screen`()
    throws
  {
    for (side, isFound) in [("0.5", true), ("0", false)] {
      let text = """
        <UIWindow: 0x1; frame = (0 0; \(side) \(side))>
           | <UIButton: 0x2; frame = (20 20; 0.5 0.5)>
        """
      #expect(try findings(of: .offScreenInteractive, in: text).isEmpty != isFound, "\(side)")
    }
  }
}

@Suite struct `The rule nan-geometry` {
  @Test func `finds values that are no numbers, once for a tree`() throws {
    let views = """
         | <UIView: 0x2; frame = (nan 20; 100 44)>
         |    | <UIView: 0x3; frame = (nan 0; 10 10)>
         | <UILabel: 0x4; frame = (0 0; 100 44); alpha = nan>
         | <UIScrollView: 0x5; frame = (0 0; 100 44); contentOffset: {nan, 0}>
      """
    #expect(
      try findings(of: .nanGeometry, inWindow: views) == """
        2 warning: UIView (line 2) has no number for its frame: the place of it \
        and of its subviews is not known. Look for a division by zero, or a layout before the size is known.
        4 warning: UILabel (line 4) has no number for its alpha: UIKit's default was \
        assumed. Look for a division by zero, or a layout before the size is known.
        5 warning: UIScrollView (line 5) has no number for its content offset: UIKit's \
        default was assumed. Look for a division by zero, or a layout before the size is \
        known.
        """)
  }

  @Test func `leaves numbers alone`() throws {
    let views = "   | <UIView: 0x2; frame = (0 20; 100 44); alpha = 0.5>"
    #expect(try findings(of: .nanGeometry, inWindow: views) == "")
  }
}

@Suite struct `The rule gesture-shadowed` {
  /// A card with a view in it, captured live; the card has one recognizer.
  private func shadowed(
    by recognizer: String, _ className: String = "UIButton"
  ) throws -> [LintFinding] {
    let json = """
      {"format":"touchmap-hierarchy","version":1,"screens":[{"windows":[{"root":0}],"nodes":[
      {"class":"UIWindow","kind":"window","depth":0,"frame":[0,0,400,800],"line":1},
      {"class":"App.Card","depth":1,"frame":[0,0,400,200],"line":2,"flags":["gestureRecognizers"],
      "recognizers":[\(recognizer)]},
      {"class":"\(className)","depth":2,"frame":[0,0,100,100],"line":3}]}]}
      """
    return Lint(try onlyScreen(json), configuration: LintConfiguration()).findings
      .filter { $0.rule == .gestureShadowed }
  }

  @Test func `leaves out recognizers that are off or take nothing away`() throws {
    #expect(try shadowed(by: #"{"class":"UIPanGestureRecognizer"}"#).count == 1)
    #expect(try shadowed(by: #"{"class":"A","enabled":false}"#).isEmpty)
    #expect(try shadowed(by: #"{"class":"A","cancelsTouchesInView":false}"#).isEmpty)
  }

  @Test func `FS-120 leaves buttons alone where nothing but a tap is told`() throws {
    #expect(try shadowed(by: #"{"class":"UITapGestureRecognizer"}"#).isEmpty)
    let views = """
         | <App.Card: 0x2; baseClass = UIView; frame = (0 0; 400 200); gestureRecognizers = <NSArray: 0x9>>
         |    | <UIButton: 0x3; frame = (20 20; 100 44)>
      """
    #expect(try findings(of: .gestureShadowed, inWindow: views) == "")
  }

  @Test func `finds a control in a view with recognizers`() throws {
    let views = """
         | <App.Card: 0x2; baseClass = UIView; frame = (0 0; 400 200); gestureRecognizers = <NSArray: 0x9>>
         |    | <UISlider: 0x3; frame = (20 20; 100 44)>
      """
    #expect(
      try findings(of: .gestureShadowed, inWindow: views) == """
        3 note: UISlider (line 3) lies in App.Card (line 2), whose gesture recognizers see \
        its touches as well and may take them. Set cancelsTouchesInView of the gesture \
        recognizers of App.Card (line 2) to false, or let a delegate leave touches on UISlider \
        (line 3) alone, unless they are meant to be taken.
        """)
  }

  @Test(arguments: [
    (#"{"class":"UITapGestureRecognizer"}"#, [LintSeverity.warning]),
    (#"{"class":"App.Recognizer"}"#, [.warning]), ("", [.note]),
    (#"{"class":"UIPanGestureRecognizer"}"#, []),
    (#"{"class":"UITapGestureRecognizer","cancelsTouchesInView":false}"#, []),
  ])
  func `FS-128 warns of a row only where its tap is known to be taken`(
    recognizer: String, severities: [LintSeverity]
  ) throws {
    #expect(try shadowed(by: recognizer, "UITableViewCell").map(\.severity) == severities)
  }

  @Test func `is told alike by the map and by why, with the recognizer and the cure`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <App.Card: 0x2; frame = (0 0; 400 200); gestureRecognizers = <NSArray: 0x9>>
         |    | <UITableViewCell: 0x3; frame = (0 0; 400 44)>
         |    | <UIButton: 0x4; frame = (0 100; 400 44)>
      """)
    let survey = ScreenSurvey(screen)
    let verdict = ScreenVerdict(survey)
    #expect(!verdict.isAllClear)
    #expect(
      verdict.sentences[0] == """
        The gesture recognizers of Card may take the taps of 1 cell: UITableViewCell. \
        Set cancelsTouchesInView to false to leave them their taps.
        """)
    let cure = """
      Set cancelsTouchesInView of the gesture recognizers of App.Card (line 2) to false, or let a \
      delegate leave touches on UITableViewCell (line 3) alone, unless they are meant to be taken.
      """
    let why = WhyReport.reports(on: "UITableViewCell", of: ReportedScreen(screen), by: survey)
    #expect(why.first?.text(TextStyle()).contains("Fix: \(cure)") == true)
    let brief = Brief.verdict(on: "UITableViewCell", TapOracle(survey))?.line() ?? ""
    #expect(brief.contains("shadowed-by-gesture") && brief.contains("Set cancelsTouchesInView"))
    let map = Brief.map(MapReport(ReportedScreen(screen))).line()
    #expect(
      map.hasSuffix(
        """
        "more":0,"message":"the gesture recognizers of the view on line 2 may take the taps of \
        1 target on line 3","fix":"Set cancelsTouchesInView of the gesture recognizers of the \
        view on line 2 to false, or let a delegate leave touches on the view on line 3 alone, \
        unless they are meant to be taken."}
        """))
  }

  @Test func `leaves controls alone that get no touch`() throws {
    let views = """
         | <App.Card: 0x2; baseClass = UIView; frame = (0 0; 400 200); gestureRecognizers = <NSArray: 0x9>>
         |    | <UIButton: 0x3; frame = (20 20; 100 44)>
         |    | <UIView: 0x4; frame = (20 20; 100 44)>
      """
    #expect(try findings(of: .gestureShadowed, inWindow: views) == "")
  }

  @Test func `leaves scroll views and views without controls alone`() throws {
    let views = """
         | <UIScrollView: 0x2; frame = (0 0; 400 200); gestureRecognizers = <NSArray: 0x9>; contentOffset: {0, 0}>
         |    | <UIButton: 0x3; frame = (20 20; 100 44)>
         | <App.Card: 0x4; baseClass = UIView; frame = (0 200; 400 200); gestureRecognizers = <NSArray: 0x9>>
      """
    #expect(try findings(of: .gestureShadowed, inWindow: views) == "")
  }
}

@Suite struct `The rule dump-quality` {
  @Test func `finds the facts that are unknown in the dump`() throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 400 800)>
         | <_UIHostingView: 0x2; frame = (0 0; 400 200)>
         | <UIView: 0x3; frame = (0 300; 1
      """
    #expect(
      try findings(of: .dumpQuality, in: text) == """
        1 note: the dump starts at UIView (line 1), below its window. Dump the window.
        1 note: the dump has 1 description without its end. Paste the dump whole.
        1 note: no dump shows how these classes answer hit tests: _UIHostingView; 100% of \
        the screen rests on assumptions
        """)
  }

  @Test func `leaves a whole dump alone`() throws {
    let views = """
      <UIWindow: 0x2; frame = (0 0; 400 800)>
         | <UILabel: 0x3; frame = (0 0; 400 800)>
      """
    #expect(try findings(of: .dumpQuality, inWindow: views) == "")
  }
}

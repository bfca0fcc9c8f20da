import Testing
@_spi(Command) import TouchMap

@Suite struct `The rule interaction-disabled-ancestor` {
  @Test func `finds controls that an ancestor turns off`() throws {
    let views = """
         | <UIImageView: 0x2; frame = (0 0; 400 200); userInteractionEnabled = NO>
         |    | <UIButton: 0x3; frame = (20 20; 100 44)>
         | <UIStackView: 0x4; frame = (0 200; 400 200); userInteractionEnabled = NO>
         |    | <UIView: 0x5; frame = (0 0; 400 200)>
         |    |    | <UITextField: 0x6; frame = (20 20; 100 44)>
      """
    #expect(
      try findings(of: .interactionDisabledAncestor, inWindow: views) == """
        3 warning: UIButton (line 3) looks alive and gets no touch: its ancestor UIImageView \
        (line 2) has user interaction disabled, as UIKit creates views of that class. Set \
        isUserInteractionEnabled of UIImageView (line 2) to true.
        6 warning: UITextField (line 6) looks alive and gets no touch: its ancestor \
        UIStackView (line 4) has user interaction disabled. Set isUserInteractionEnabled of \
        UIStackView (line 4) to true.
        """)
  }

  @Test func `leaves unseen and wilfully disabled controls alone`() throws {
    let views = """
         | <UIView: 0x2; frame = (0 0; 400 200); userInteractionEnabled = NO; hidden = YES>
         |    | <UIButton: 0x3; frame = (20 20; 100 44)>
         | <UIView: 0x4; frame = (0 200; 400 200); alpha = 0>
         |    | <UIButton: 0x5; frame = (20 20; 100 44)>
         | <UIButton: 0x6; frame = (20 500; 100 44); userInteractionEnabled = NO>
         | <UIButton: 0x7; frame = (20 600; 100 44)>
         |    | <UIImageView: 0x8; frame = (0 0; 44 44); userInteractionEnabled = NO>
      """
    #expect(try findings(of: .interactionDisabledAncestor, inWindow: views) == "")
  }
}

@Suite struct `The rule target-too-small` {
  @Test func `measures what a finger reaches of a target`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 100 30)>
         | <UIButton: 0x3; frame = (20 120; 100 60)>
         | <App.Banner: 0x4; baseClass = UIView; frame = (0 160; 400 100)>
      """
    #expect(
      try findings(of: .targetTooSmall, inWindow: views) == """
        2 warning: UIButton (line 2) has a touchable area of 100 x 30, less than the 44 x 44 \
        of the Human Interface Guidelines. Enlarge UIButton (line 2), or its \
        hit area.
        3 warning: UIButton (line 3) has a touchable area of 100 x 40, less than the 44 x 44 \
        of the Human Interface Guidelines; the rest of it is covered or cut off. Free the \
        rest of UIButton (line 3) from what is in its way.
        """)
  }

  @Test func `leaves full, system-sized, turned and scrolled targets alone`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 44 44)>
         | <UIButton: 0x3; frame = (20 120; 43.6667 44)>
         | <UISwitch: 0x4; frame = (20 220; 51 31)>
         | <UINavigationBar: 0x5; frame = (0 300; 400 44)>
         |    | <UIButton: 0x6; frame = (8 8; 20 20)>
         | <UIButton: 0x7; frame = (168.8926 368.8926; 62.2253 62.2253); transform = [0.70710678118654757, 0.70710678118654757, -0.70710678118654757, 0.70710678118654757, 0, 0]>
         | <UIScrollView: 0x8; frame = (0 500; 400 100); contentOffset: {0, 0}>
         |    | <UIButton: 0x9; frame = (20 80; 100 44)>
      """
    #expect(try findings(of: .targetTooSmall, inWindow: views) == "")
  }

  @Test func `tells once of a control that is listed twice`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
       <XCUIElementTypeButton x="20" y="20" width="20" height="20" label="Buy"/>
       <XCUIElementTypeButton x="20" y="20" width="20" height="20" label="Buy"/>
      </XCUIElementTypeApplication>
      """
    let screen = try onlyScreen(text)
    let found = Lint(screen).findings.filter { $0.rule == .targetTooSmall }
    #expect(found.map(\.node) == [1])
  }

  @Test func `counts as cut off what no scrolling brings back`() throws {
    let views = """
         | <UIScrollView: 0x2; frame = (0 0; 400 600); contentOffset: {0, 0}>
         |    | <UIView: 0x3; frame = (20 20; 20 20)>
         |    |    | <UIButton: 0x4; frame = (0 0; 44 44)>
      """
    #expect(
      try findings(of: .targetTooSmall, inWindow: views) == """
        4 warning: UIButton (line 4) has a touchable area of 20 x 20, less than the 44 x 44 \
        of the Human Interface Guidelines; the rest of it is covered or cut off. Free the \
        rest of UIButton (line 4) from what is in its way.
        """)
  }

  @Test func `names the configuration where that sets the size`() throws {
    let views = "   | <UIButton: 0x2; frame = (20 20; 100 50)>"
    var configuration = LintConfiguration()
    configuration.minimumSide = 60
    #expect(
      try findings(of: .targetTooSmall, inWindow: views, configuration) == """
        2 warning: UIButton (line 2) has a touchable area of 100 x 50, less than the 60 x 60 \
        of the configuration. Enlarge UIButton (line 2), or its hit area.
        """)
  }
}

@Suite struct `The rule targets-overlap` {
  @Test func `finds controls over one another`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 100 44)>
         | <UIButton: 0x3; frame = (100 20; 100 44)>
      """
    #expect(
      try findings(of: .targetsOverlap, inWindow: views) == """
        2 warning: UIButton (line 2) and UIButton (line 3) overlap by 20 x 44 points, where \
        the latter gets the touches. Move UIButton (line 3) away from UIButton (line 2).
        """)
  }

  @Test func `measures the largest part of an overlap that something in front cuts up`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 300 300)>
         | <UIButton: 0x2; frame = (0 0; 100 50)>
         | <UIButton: 0x3; frame = (50 0; 100 50)>
         | <UIView: 0x4; frame = (60 0; 5 50)>
      """
    #expect(
      try findings(of: .targetsOverlap, in: text) == """
        2 warning: UIButton (line 2) and UIButton (line 3) overlap by 35 x 50 points, where \
        the latter gets the touches. Move UIButton (line 3) away from UIButton (line 2).
        """)
  }

  @Test func `leaves neighbours and what scrolls alone`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 100 44)>
         | <UIButton: 0x3; frame = (120 20; 100 44)>
         | <UIButton: 0x7; frame = (219 20; 100 44)>
         | <UIScrollView: 0x4; frame = (0 100; 400 600); contentOffset: {0, 0}>
         |    | <UIButton: 0x5; frame = (20 0; 100 44)>
         | <UIButton: 0x6; frame = (20 120; 100 44)>
      """
    #expect(try findings(of: .targetsOverlap, inWindow: views) == "")
  }
}

@Suite struct `The size of a turned target` {
  @Test(arguments: [("72 68", true), ("76.8 71.2", true), ("76 76", false)])
  func `is measured along its own edges`(box: String, isSmall: Bool) throws {
    // 40 by 60 points, 40 by 66, and 54.3 by 54.3, each turned so that 3 across is 4 down.
    let views = """
         | <UIButton: 0x2; frame = (100 100; \(box)); transform = [0.6, 0.8, -0.8, 0.6, 0, 0]>
      """
    #expect(try findings(of: .targetTooSmall, inWindow: views).isEmpty != isSmall)
  }

  @Test func `is measured along its own edges where it is drawn smaller, too`() throws {
    // 108.6 by 108.6 points at half the size.
    let views = """
         | <UIButton: 0x2; frame = (100 100; 76 76); transform = [0.3, 0.4, -0.4, 0.3, 0, 0]>
      """
    #expect(try findings(of: .targetTooSmall, inWindow: views) == "")
  }

  @Test func `is told as that of a whole target where nothing covers it`() throws {
    let views = "   | <UIButton: 0x2; frame = (100 100; 40 60); transform = [0, 1, -1, 0, 0, 0]>"
    #expect(
      try findings(of: .targetTooSmall, inWindow: views) == """
        2 warning: UIButton (line 2) has a touchable area of 60 x 40, less than the 44 x 44 \
        of the Human Interface Guidelines. Enlarge UIButton (line 2), or its \
        hit area.
        """)
  }
}

@Suite struct `The rule targets-too-close` {
  @Test func `finds a small target beside another`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 30 30)>
         | <UIButton: 0x3; frame = (54 20; 100 44)>
      """
    #expect(
      try findings(of: .targetsTooClose, inWindow: views) == """
        2 warning: UIButton (line 2) and UIButton (line 3) are 4 points apart, and targets \
        of less than full size should be 8 apart. Move them apart, or enlarge them.
        """)
  }

  @Test func `finds small targets that touch, not those that overlap`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 30 30)>
         | <UIButton: 0x3; frame = (50 20; 30 30)>
         | <UIButton: 0x4; frame = (20 120; 30 30)>
         | <UIButton: 0x5; frame = (40 120; 30 30)>
      """
    #expect(
      try findings(of: .targetsTooClose, inWindow: views) == """
        2 warning: UIButton (line 2) and UIButton (line 3) are 0 points apart, and targets \
        of less than full size should be 8 apart. Move them apart, or enlarge them.
        """)
  }

  @Test(arguments: [("122 100; 44 44", 0), ("121 100; 44 44", 1)])
  func `finds a target in the circle of a small one, not one that touches it`(
    frame: String, count: Int
  ) throws {
    let other = try wcag("100 100; 20 20", frame)
    #expect(other.count == count)
  }

  @Test(arguments: [("137 100; 10 10", 0), ("136 100; 10 10", 1)])
  func `finds a small target whose circle holds a part of another, not one that touches it`(
    frame: String, count: Int
  ) throws {
    #expect(try wcag("100 100; 30 10", frame).count == count)
  }

  @Test func `leaves a target alone that lies in a small one, or in another window`() throws {
    var configuration = LintConfiguration()
    configuration.profile = .wcagAA
    let texts = [
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <App.Card: 0x2; baseClass = UIView; frame = (100 100; 20 20); gestureRecognizers = <NSArray: 0x9>>
         |    | <UIButton: 0x3; frame = (5 5; 10 10)>
      """,
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (100 380; 20 20)>
      <UIWindow: 0x3; frame = (0 400; 400 400)>
         | <UIButton: 0x4; frame = (100 0; 20 20)>
      """,
    ]
    for text in texts {
      #expect(try findings(of: .targetsTooClose, in: text, configuration) == "")
    }
  }

  /// What WCAG's rule of circles finds with two buttons.
  private func wcag(_ first: String, _ second: String) throws -> [LintFinding] {
    var configuration = LintConfiguration()
    configuration.profile = .wcagAA
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (\(first))>
         | <UIButton: 0x3; frame = (\(second))>
      """)
    return Lint(screen, configuration: configuration).findings
      .filter { $0.rule == .targetsTooClose }
  }

  @Test func `leaves full and distant targets alone`() throws {
    let views = """
         | <UIButton: 0x2; frame = (20 20; 44 44)>
         | <UIButton: 0x3; frame = (66 20; 44 44)>
         | <UIButton: 0x4; frame = (20 120; 30 30)>
         | <UIButton: 0x5; frame = (58 120; 30 30)>
      """
    #expect(try findings(of: .targetsTooClose, inWindow: views) == "")
  }
}

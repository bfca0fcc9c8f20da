import Testing
@_spi(Command) import TouchMap

@Suite struct `A lint profile` {
  private func sizes(_ text: String, _ profile: LintProfile) throws -> [Int] {
    try lines(of: .targetTooSmall, text, profile)
  }

  private func lines(of rule: LintRule, _ text: String, _ profile: LintProfile) throws -> [Int] {
    var configuration = LintConfiguration()
    configuration.profile = profile
    let screen = try onlyScreen(text)
    return Lint(screen, configuration: configuration).findings
      .filter { $0.rule == rule }.map { screen.nodes[$0.node].line }
  }

  private let ladder = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (0 0; 48 48)>
       | <UIButton: 0x3; frame = (0 100; 44 44)>
       | <UIButton: 0x4; frame = (0 200; 24 24)>
       | <UIButton: 0x5; frame = (0 300; 20 20)>
       | <UIButton: 0x6; frame = (21 300; 20 20)>
    """

  @Test func `asks 44 points by Apple's guidelines`() throws {
    #expect(try sizes(ladder, .hig) == [4, 5, 6])
  }

  @Test func `asks 44 points by WCAG at level AAA`() throws {
    #expect(try sizes(ladder, .wcagAAA) == [4, 5, 6])
    #expect(try lines(of: .targetsTooClose, ladder, .wcagAAA) == [])
  }

  @Test func `asks 48 points by Material Design`() throws {
    #expect(try sizes(ladder, .android) == [3, 4, 5, 6])
    #expect(try lines(of: .targetsTooClose, ladder, .android) == [5])
  }

  @Test func `asks 24 points or room by WCAG at level AA`() throws {
    #expect(try sizes(ladder, .wcagAA) == [5, 6])
    #expect(try lines(of: .targetsTooClose, ladder, .wcagAA) == [5])
  }

  @Test func `takes a small target with room around its middle at level AA`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (20 20; 20 20)>
         | <UIButton: 0x3; frame = (44 20; 20 20)>
         | <UIButton: 0x4; frame = (142 8; 100 44)>
         | <UIButton: 0x5; frame = (120 20; 20 20)>
      """
    // The middles of the first two are 24 points apart: their circles touch and do not cross.
    #expect(try sizes(text, .wcagAA) == [])
  }

  @Test func `blames a target that is a point too small, not one that rounding made smaller`()
    throws
  {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (20 20; 43 44)>
         | <UIButton: 0x3; frame = (20 120; 43.6667 44)>
      """
    #expect(try lines(of: .targetTooSmall, text, .hig) == [2])
  }

  @Test func `blames a small target whose circle meets a large one at level AA`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (20 20; 20 20)>
         | <UIButton: 0x3; frame = (41.5 8; 100 44)>
      """
    #expect(try lines(of: .targetTooSmall, text, .wcagAA) == [2])
    var configuration = LintConfiguration()
    configuration.profile = .wcagAA
    #expect(
      try findings(of: .targetTooSmall, in: text, configuration) == """
        2 warning: UIButton (line 2) has a touchable area of 20 x 20, less than the 24 x 24 of \
        WCAG 2.5.8 (AA), and less than 24 points of room around its middle. Enlarge UIButton \
        (line 2).
        """)
  }

  @Test func `is judged on the largest rectangle that is left of a target`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (0 0; 100 100)>
         | <App.Badge: 0x3; baseClass = UIView; frame = (0 0; 60 60)>
         | <UIButton: 0x4; frame = (200 0; 100 100)>
         | <App.Badge: 0x5; baseClass = UIView; frame = (200 0; 56 56)>
      """
    #expect(
      try findings(of: .targetTooSmall, in: text) == """
        2 warning: UIButton (line 2) has a touchable area of 40 x 100, less than the 44 x 44 of \
        the Human Interface Guidelines; the rest of it is covered or cut off. Free the rest of \
        UIButton (line 2) from what is in its way.
        """)
  }
}

@Suite struct `A lint configuration` {
  private let text = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (0 0; 20 20)>
       | <App.AdView: 0x3; baseClass = UIView; frame = (0 100; 100 100)>
       |    | <UIButton: 0x4; frame = (0 0; 20 20)>
       | <UIView: 0x5; frame = (0 300; 100 100); accessibilityIdentifier = 'debug.panel'>
       |    | <UIButton: 0x6; frame = (0 0; 20 20)>
       | <UIButton: 0x7; frame = (200 500; 100 44)>
       | <App.Glass: 0x8; baseClass = UIView; frame = (0 480; 400 100)>
    """

  private func lines(_ change: (inout LintConfiguration) -> Void) throws -> [String] {
    var configuration = LintConfiguration()
    change(&configuration)
    let screen = try onlyScreen(text)
    return Lint(screen, configuration: configuration).findings
      .filter { $0.rule != .dumpQuality }
      .map { "\(screen.nodes[$0.node].line) \($0.severity.rawValue) \($0.rule.rawValue)" }
  }

  @Test func `of nothing reports everything`() throws {
    #expect(
      try lines { _ in } == [
        "2 warning target-too-small", "4 warning target-too-small", "6 warning target-too-small",
        "7 error overlay-blocks-control",
      ])
  }

  @Test func `ignores what has a class or an identifier, and all in it`() throws {
    let left = try lines {
      $0.ignoredClasses = ["Ad*"]
      $0.ignoredIdentifiers = ["debug.*"]
    }
    #expect(left == ["2 warning target-too-small", "7 error overlay-blocks-control"])
  }

  @Test func `lets classes fall through`() throws {
    let left = try lines {
      $0.passThrough = ["*Glass"]
      $0.disabledRules = [.targetTooSmall]
    }
    #expect(left == [])
  }

  @Test func `changes severities and sizes`() throws {
    let left = try lines {
      $0.severities = [.overlayBlocksControl: .note]
      $0.minimumSide = 20
    }
    #expect(left == ["7 note overlay-blocks-control"])
  }
}

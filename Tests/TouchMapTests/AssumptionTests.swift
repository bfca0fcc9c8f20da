import Testing
@_spi(Command) import TouchMap

@Suite struct `An answer that rests on an assumption` {
  @Test func `lets touches through a view whose class says so, and says it`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <Below: 0x2; frame = (0 0; 100 100)>
         | <_UITouchPassthroughView: 0x3; frame = (0 0; 100 100)>
         |    | <UIButton: 0x4; frame = (0 0; 20 20)>
      """
    #expect(
      try transcript(text, at: 50, 50) == """
        UIWindow passedOver subview-hit
        _UITouchPassthroughView passedOver falls-through
        UIButton passedOver outside-bounds
        Below hit hit
        assumed
        """)
    #expect(try winner(text, at: 5, 5) == "UIButton")
  }

  @Test func `lets touches through the whole background of a pass-through window`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
      <App.PassThroughWindow: 0x2; frame = (0 0; 100 100)>
         | <UITransitionView: 0x3; frame = (0 0; 100 100)>
         |    | <UIDropShadowView: 0x4; frame = (0 0; 100 100)>
         |    |    | <UIView: 0x5; frame = (0 0; 100 100)>
         |    |    |    | <Toast: 0x6; frame = (0 0; 100 20)>
      """
    #expect(
      try transcript(text, at: 50, 50) == """
        App.PassThroughWindow passedOver falls-through
        UITransitionView passedOver falls-through
        UIDropShadowView passedOver falls-through
        UIView passedOver falls-through
        Toast passedOver outside-bounds
        UIWindow hit hit
        assumed
        """)
    #expect(try winner(text, at: 50, 10) == "Toast")
  }

  @Test func `does not let touches through what a pass-through window presents`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
      <PassthroughWindow: 0x2; frame = (0 0; 100 100)>
         | <UITransitionView: 0x3; frame = (0 0; 100 100)>
         |    | <UIView: 0x4; frame = (0 0; 100 100)>
         | <UITransitionView: 0x5; frame = (0 0; 100 100)>
         |    | <UIDimmingView: 0x6; frame = (0 0; 100 100)>
      """
    #expect(try winner(text, at: 50, 50) == "UIDimmingView")
  }

  @Test(arguments: [
    ("_TtGC7SwiftUI14_UIHostingViewV3App4Root_", Assumption.Kind.ownRule), ("RCTView", .ownRule),
  ])
  func `names the classes with rules of their own`(name: String, kind: Assumption.Kind) throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <\(name): 0x2; frame = (0 0; 100 100)>
      """)
    let answer = screen.touch(at: .init(x: 50, y: 50))
    #expect(answer.assumptions == [Assumption(kind: kind, node: 1)])
    #expect(answer.evidence == .assumed)
  }

  @Test func `names bar items near the point, as they take touches around them`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <_UIButtonBarButton: 0x2; frame = (0 0; 20 20)>
      """)
    let near = screen.touch(at: .init(x: 25, y: 25))
    #expect(near.assumptions == [Assumption(kind: .enlargedArea, node: 1)])
    #expect(screen.touch(at: .init(x: 60, y: 60)).evidence == .exact)
  }

  @Test func `passes over a view without a readable frame`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (nan 0; 10 10)>
         |    | <UIView: 0x3; frame = (0 0; 10 10)>
      """
    #expect(
      try transcript(text, at: 5, 5) == """
        UIWindow hit hit
        UIView passedOver unknown-geometry
        assumed
        """)
  }
}

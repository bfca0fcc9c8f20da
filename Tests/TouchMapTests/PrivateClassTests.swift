import Testing
@_spi(Command) import TouchMap

@Suite struct `A private class` {
  private func screen(_ cover: String, in parent: String = "UIView") throws -> Screen {
    try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <\(parent): 0x2; frame = (0 0; 100 100)>
         |    | <UIButton: 0x3; frame = (0 0; 100 50)>
         |    | \(cover)
      <UIWindow: 0x9; frame = (0 0; 0 0)>
      """)
  }

  @Test(arguments: [
    "SwiftUI._UIInheritedView", "_UIInheritedView", "WKCompositingView", "WKUIRemoteView",
    "WKBackdropView",
  ])
  func `that never returns itself covers nothing, and nothing is certain`(name: String) throws {
    let screen = try screen("<\(name): 0x4; frame = (0 0; 100 100)>")
    let verdict = TapOracle(screen).verdict(onTapFor: 2)
    #expect(verdict.word == .hits && verdict.evidence == .assumed)
    let answer = screen.touch(at: .init(x: 50, y: 75))
    #expect(answer.winner?.node == 1 && answer.evidence == .assumed)
    #expect(Lint(screen).findings.filter { $0.severity > .note } == [])
  }

  @Test func `that asks its subviews wherever a touch is cuts none of them off for certain`() throws
  {
    let inner = "<_UIInheritedView: 0x4; frame = (0 0; 0 0)>"
    let screen = try screen(inner + "\n   |    |    | <UISwitch: 0x5; frame = (20 60; 60 30)>")
    #expect(TapOracle(screen).verdict(onTapFor: 4).word == .cannotTell)
  }

  @Test func `that is a portal depends on a flag`() throws {
    let screen = try screen("<_UIPortalView: 0x4; frame = (0 0; 100 100)>")
    #expect(TapOracle(screen).verdict(onTapFor: 2).word == .cannotTell)
  }

  @Test(arguments: [
    "UIDimmingView", "UIDropShadowView", "UIInputSetHostView", "_UITextLayoutCanvasView",
    "WKContentView", "UITableViewWrapperView",
  ])
  func `that overrides hit testing is certain for no touch that it gets`(name: String) throws {
    let screen = try screen("<\(name): 0x4; frame = (0 0; 100 100)>")
    let answer = screen.touch(at: .init(x: 50, y: 75))
    #expect(answer.winner?.node == 3 && answer.evidence == .assumed && answer.alternatives == [])
    let verdict = TapOracle(screen).verdict(onTapFor: 2)
    #expect(!verdict.word.reaches && verdict.word != .cannotTell && verdict.evidence == .assumed)
  }

  @Test(arguments: ["UISplitView", "UIEditingOverlayView", "_UIHairline"])
  func `without a source is certain for nothing`(name: String) throws {
    #expect(DumpedClassName(name).origin == .unseen)
    let screen = try screen("<\(name): 0x4; frame = (0 0; 100 100)>")
    #expect(TapOracle(screen).verdict(onTapFor: 2).evidence == .assumed)
  }

  @Test func `each stands on the list behind its source`() {
    let names = [
      "UISegment", "UITabBarButton", "UIKeyboard", "WKCompositingView", "WKUIRemoteView",
    ]
    for name in names { #expect(DumpedClassName(name).origin == .seen, "\(name)") }
  }
}

@Suite struct `A dimming view` {
  private func verdict(_ attributes: String, popover: Bool = false) throws -> TapVerdict {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UITransitionView: 0x2; frame = (0 0; 400 800)>
         |    | <UIView: 0x3; frame = (0 0; 400 800)>
         |    |    | <UIButton: 0x4; frame = (20 20; 90 50)>
         | <UITransitionView: 0x5; frame = (0 0; 400 800)>
         |    | <UIDimmingView: 0x6; frame = (0 0; 400 800)\(attributes)>
         |    | <\(popover ? "_UIPopoverView" : "UIDropShadowView"): 0x7; frame = (0 400; 400 400)>
      """)
    return TapOracle(screen).verdict(onTapFor: 3)
  }

  @Test func `that takes touches keeps them from what lies behind`() throws {
    #expect(try verdict("").word == .coveredBy)
  }

  @Test(arguments: ["; alpha = 0", "; hidden = YES", "; userInteractionEnabled = NO"])
  func `that takes none leaves the container in doubt`(attributes: String) throws {
    let verdict = try verdict(attributes)
    #expect(verdict.word == .cannotTell && verdict.evidence == .assumed)
  }

  @Test func `of a popover may let touches through`() throws {
    #expect(try verdict("", popover: true).word == .cannotTell)
  }
}

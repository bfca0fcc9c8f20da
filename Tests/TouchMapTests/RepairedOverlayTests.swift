import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// An overlay in front of a button: a pass-through window around a hosting view, with the wrappers
/// that UIKit puts between them or without.
private func overlay(_ window: String, isWrapped: Bool) -> String {
  let host = "<_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x9; frame = (0 0; 300 600)>"
  let root =
    isWrapped
    ? """
       | <UITransitionView: 0x7; frame = (0 0; 300 600)>
       |    | <UIDropShadowView: 0x8; frame = (0 0; 300 600)>
       |    |    | \(host)
    """ : "   | \(host)"
  return """
    # level 0 key
    <UIWindow: 0x1; frame = (0 0; 300 600)>
       | <UIButton: 0x2; frame = (50 100; 200 60)>
    # level 10
    <\(window): 0x6; frame = (0 0; 300 600)>
    \(root)
    """
}

@Suite struct `A pass-through window around a hosting view` {
  private static let windows = ["Fallthrough.PassThroughWindow", "App.PassThroughWindow"]

  @Test(arguments: windows, [true, false])
  func `leaves open whether SwiftUI draws at a point`(window: String, isWrapped: Bool) throws {
    let screen = try onlyScreen(overlay(window, isWrapped: isWrapped))
    let host = try #require(screen.nodeIDs.last)
    let oracle = TapOracle(screen)
    for node in [host, Node.ID(1)] {
      let verdict = oracle.verdict(onTapFor: node)
      #expect(verdict.word == .cannotTell && verdict.tapPoint == nil)
    }
    let answer = screen.touch(at: .init(x: 150, y: 130))
    #expect(answer.winner?.node == 1 && answer.evidence == .assumed)
    #expect(answer.alternatives.map(\.winner).contains(host))
    #expect(
      Set(answer.alternatives.map { "\($0.condition.node.index) \(String(describing: $0.winner))" })
        .count == answer.alternatives.count)
  }

  @Test(arguments: windows, [true, false])
  func `is never told to keep the touches`(window: String, isWrapped: Bool) throws {
    let screen = try onlyScreen(overlay(window, isWrapped: isWrapped))
    let survey = ScreenSurvey(screen)
    for node in screen.nodeIDs.dropFirst(2) {
      let name = try #require(screen.nodes[node].address)
      let why = WhyReport.reports(on: name, of: ReportedScreen(screen), by: survey)[0]
        .text(TextStyle())
      #expect(!why.contains("Fix:"), "\(why)")
    }
    let verdict = ScreenVerdict(survey)
    #expect(verdict.culprits.isEmpty)
    #expect(verdict.asked.map(\.fate) == [.unknown])
  }

  @Test func `is known where the settings say what the hosting view does`() throws {
    let screen = try onlyScreen(overlay("Fallthrough.PassThroughWindow", isWrapped: true))
    var rules = ClassRules.standard
    rules.passesTouches = ["*HostingView*"]
    let verdict = TapOracle(ScreenSurvey(screen, rules: rules)).verdict(onTapFor: 1)
    #expect(verdict.word == .hits)
  }

  @Test func `is what another window around one should become`() throws {
    let screen = try onlyScreen(overlay("App.ToastWindow", isWrapped: true))
    let verdict = ScreenVerdict(ScreenSurvey(screen))
    #expect(verdict.culprits.first?.fix?.text.hasPrefix("Make App.ToastWindow") == true)
  }
}

import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// A button, or another control, with a view in it on which a tap for the control lands.
private func screen(
  _ part: String, in control: String = "<UIButton: 0x3; frame = (20 430; 360 50)>"
) -> String {
  """
  <UIWindow: 0x1; frame = (0 0; 400 800)>
     | <UIView: 0x2; frame = (0 0; 400 600)>
     |    | \(control)
     |    |    | \(part)
  """
}

@Suite struct `A view in a control` {
  private func verdict(on node: Node.ID = 2, in text: String) throws -> String {
    let oracle = TapOracle(try onlyScreen(text))
    let verdict = oracle.verdict(onTapFor: node)
    let by = verdict.by.map { "line \(oracle.screen.nodes[$0].line)" } ?? "nobody"
    return "\(verdict.word.rawValue), \(by), \(verdict.evidence.rawValue)"
  }

  @Test(arguments: [
    "<App.GradientView: 0x4; frame = (0 0; 360 50)>",
    "<App.Badge: 0x4; baseClass = UIImageView; frame = (0 0; 360 50)>",
    "<_TtC3App12GradientView: 0x4; frame = (0 0; 360 50)>",
    "<UIView: 0x4; frame = (0 0; 360 50)>", "<UIStackView: 0x4; frame = (0 0; 360 50)>",
    "<UILabel: 0x4; frame = (0 0; 360 50); text = 'Buy'>",
    "<UIImageView: 0x4; frame = (0 0; 360 50)>",
    """
    <UIVisualEffectView: 0x4; frame = (0 0; 360 50)>
       |    |    |    | <_UIVisualEffectContentView: 0x5; frame = (0 0; 360 50)>
    """,
  ])
  func `that an app put there and that does nothing covers it`(part: String) throws {
    #expect(try verdict(in: screen(part)) == "covered-by, line 4, assumed")
  }

  @Test(arguments: [
    ("UIButton", "<UIButtonLabel: 0x4; frame = (0 0; 360 50)>"),
    ("UIButton", "<_UISystemBackgroundView: 0x4; frame = (0 0; 360 50)>"),
    (
      "UIButton",
      """
      <_UISystemBackgroundView: 0x4; frame = (0 0; 360 50)>
         |    |    |    | <UIView: 0x5; frame = (0 0; 360 50)>
      """
    ),
    ("UISwitch", "<UISwitchModernVisualElement: 0x4; frame = (0 0; 360 50)>"),
    ("UISegmentedControl", "<UISegment: 0x4; frame = (0 0; 360 50)>"),
    ("UIStepper", "<_UIStepperButton: 0x4; frame = (0 0; 360 50)>"),
    ("UISlider", "<UIKit._UISliderGlassVisualElement: 0x4; frame = (0 0; 360 50)>"),
    ("UISlider", "<UIImageView: 0x4; frame = (0 0; 360 50)>"),
    ("UIDatePicker", "<UIView: 0x4; frame = (0 0; 360 50)>"),
    ("UITextField", "<UIView: 0x4; frame = (0 0; 360 50)>"),
    ("UITextField", "<App.SearchIcon: 0x4; frame = (0 0; 360 50)>"),
    ("UITabBarButton", "<UIImageView: 0x4; frame = (0 0; 360 50)>"),
  ])
  func `of which UIKit builds it is a part of it`(control: String, part: String) throws {
    let text = screen(part, in: "<\(control): 0x3; frame = (20 430; 360 50)>")
    #expect(try verdict(in: text) == "hits, line 3, exact")
    #expect(try findings(of: .viewCoversOwnControl, in: text) == "")
  }

  @Test(arguments: [
    "<UIButton: 0x4; frame = (0 0; 360 50)>", "<App.InnerControl: 0x4; frame = (0 0; 360 50)>",
    "<App.Card: 0x4; frame = (0 0; 360 50); gestureRecognizers = <NSArray: 0x9>>",
    """
    <App.Card: 0x4; frame = (0 0; 360 50); gestureRecognizers = <NSArray: 0x9>>
       |    |    |    | <UIView: 0x5; frame = (0 0; 360 50)>
    """,
  ])
  func `that is a target acts for itself`(part: String) throws {
    #expect(try verdict(in: screen(part)) == "handled-by, line 4, exact")
  }

  @Test func `that lies in a plain view and is a target acts for itself`() throws {
    let part = """
      <App.Card: 0x4; frame = (0 0; 360 50)>
         |    |    |    | <UIButton: 0x5; frame = (0 0; 360 50)>
         |    |    |    |    | <App.Badge: 0x6; frame = (0 0; 100 50)>
      """
    #expect(try verdict(in: screen(part)) == "handled-by, line 5, exact")
    let covered = part.replacingOccurrences(of: "100 50", with: "360 50")
    #expect(try verdict(in: screen(covered)) == "covered-by, line 6, assumed")
  }

  @Test(arguments: [
    "<UIScrollView: 0x4; frame = (0 0; 360 50); contentOffset: {0, 0}>",
    "<App.Notes: 0x4; baseClass = UITextView; frame = (0 0; 360 50)>",
    "<App.NotesTextView: 0x4; frame = (0 0; 360 50)>",
    "<App.ItemCell: 0x4; baseClass = UICollectionViewCell; frame = (0 0; 360 50)>",
    "<UIActivityIndicatorView: 0x4; frame = (0 0; 360 50)>",
    """
    <App.Shelf: 0x4; frame = (0 0; 360 50)>
       |    |    |    | <UIScrollView: 0x5; frame = (0 0; 360 50); contentOffset: {0, 0}>
    """,
  ])
  func `that does more than take touches covers nothing`(part: String) throws {
    #expect(try verdict(in: screen(part)).hasPrefix("hits, line 3"))
  }

  @Test func `covers nothing where the control's own recognizer sees its touches`() throws {
    let text = screen(
      "<UIView: 0x4; frame = (0 0; 360 50)>",
      in: """
        <App.FancyButton: 0x3; frame = (20 430; 360 50); gestureRecognizers = <NSArray: 0x9>>
        """)
    #expect(try verdict(in: text) == "hits, line 3, exact")
  }

  @Test func `in a cell selects the row`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <App.Row: 0x2; baseClass = UITableViewCell; frame = (0 100; 400 60)>
         |    | <UITableViewCellContentView: 0x3; frame = (0 0; 400 60)>
         |    |    | <UIView: 0x4; frame = (0 0; 400 60)>
         |    |    |    | <UIView: 0x5; frame = (0 0; 400 60)>
      """
    #expect(try verdict(on: 1, in: text) == "hits, line 2, exact")
    #expect(try verdict(on: 3, in: text) == "hits, line 4, exact")
  }

  @Test func `that covers a container wholly covers it, and is in nobody's headline`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <App.Card: 0x2; frame = (20 100; 360 200)>
         |    | <App.Shade: 0x3; frame = (0 0; 360 200)>
      """
    #expect(try verdict(on: 1, in: text) == "covered-by, line 3, assumed")
    #expect(try verdict(on: 0, in: text) == "hits, line 1, exact")
    let partly = text.replacingOccurrences(of: "(0 0; 360 200)", with: "(0 0; 360 199)")
    #expect(try verdict(on: 1, in: partly) == "hits, line 2, assumed")
    let picture = ScreenVerdict(ScreenSurvey(try onlyScreen(text)))
    #expect(picture.blocked.isEmpty && picture.culprits.isEmpty)
    #expect(try Lint(onlyScreen(text)).findings.filter { $0.rule != .dumpQuality } == [])
    let lastFinger = text.replacingOccurrences(
      of: "360 200)>\n   |    |", with: "360 200); gestureRecognizers = <NSArray: 0x9>>\n   |    |")
    #expect(try verdict(on: 1, in: lastFinger) == "hits, line 2, exact")
  }

  @Test func `is named with a fix that was tried, in why and in lint`() throws {
    let text = screen("<App.GradientView: 0x4; frame = (0 0; 360 50)>")
    let why = WhyReport.text(whyReports(on: "UIButton", of: try onlyScreen(text)))
    #expect(why.contains("Verdict: covered-by App.GradientView (line 4). No point is certain"))
    #expect(why.contains("Fix: Set isUserInteractionEnabled of App.GradientView (line 4) to false"))
    #expect(why.contains("Tried: a finger then reaches 100% of it."))
    #expect(
      try findings(of: .viewCoversOwnControl, in: text) == """
        3 warning: UIButton (line 3) gets no touch: App.GradientView (line 4), a plain view in \
        it, takes them and does nothing with them. Set isUserInteractionEnabled of \
        App.GradientView (line 4) to false if the view around it is to get its touches.
        """)
    #expect(try findings(of: .targetTooSmall, in: text) == "")
    #expect(try findings(of: .overlayBlocksControl, in: text) == "")
    #expect(
      try findings(
        of: .viewCoversOwnControl, in: screen("<App.Badge: 0x4; frame = (0 0; 40 50)>")) == "")
  }

  @Test func `is a culprit in pictures`() throws {
    let text = screen("<App.GradientView: 0x4; frame = (0 0; 360 50)>")
    let picture = ScreenVerdict(ScreenSurvey(try onlyScreen(text)))
    #expect(picture.blocked.map(\.tap.word) == [.coveredBy])
    #expect(picture.culprits.map(\.name.text) == ["GradientView"])
    #expect(picture.culprits.map(\.owners) == [[3]])
  }

  @Test func `makes taps dead, unless something around the control acts`() throws {
    func dead(_ text: String) throws -> Bool? {
      let survey = ScreenSurvey(try onlyScreen(text))
      let winner = survey.asker.touch(at: .init(x: 100, y: 450)).winner
      return winner.flatMap { survey.acting.reasons[$0.node].isDead }
    }
    let text = screen("<App.GradientView: 0x4; frame = (0 0; 360 50)>")
    #expect(try dead(text) == true)
    let recognized = text.replacingOccurrences(
      of: "600)>", with: "600); gestureRecognizers = <NSArray: 0x9>>")
    #expect(try dead(recognized) == false)
    #expect(try dead(screen("<UIButtonLabel: 0x4; frame = (0 0; 360 50)>")) == false)
  }

  @Test func `is told of by who gets the touch at a point`() throws {
    let oracle = TapOracle(try onlyScreen(screen("<App.GradientView: 0x4; frame = (0 0; 360 50)>")))
    let brief = Brief.touch(at: .init(x: 100, y: 450), oracle).line()
    #expect(
      brief.hasSuffix(
        #""acts":false,"blocks":{"name":"UIButton","line":3,"frame":[20,430,360,50]}}"#), "\(brief)"
    )
    #expect(Brief.touch(at: .init(x: 100, y: 50), oracle).line().hasSuffix(#""acts":false}"#))
    let report = TouchReport(ReportedScreen(oracle.screen), at: .init(x: 100, y: 450))
    #expect(report.text(.plain).contains("UIButton (line 3) around it gets none, and nothing acts"))
    #expect(TouchReport.jsonLines([report]).contains(#""blocks":{"class":"UIButton""#))
  }
}

import Foundation
import Fuzzing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// All that can be asked about one screen. What is written is parsed again.
struct Questions {
  var reported: ReportedScreen
  /// Where a finger lands, as a part of the screen, from 0 to 1.
  var part: Double

  private var screen: Screen { reported.screen }

  func ask() {
    let index = TouchIndex(screen)
    for point in points {
      let report = TouchReport(reported, at: point)
      Required.json(TouchReport.json([report], asList: true), "at")
      Required.calm(TouchReport.text([report]), "at as text")
      Rule.holds(
        index.receiver(ofTouchAt: point) == screen.touch(at: point).winner?.node,
        "index and walk differ at \(point)")
    }
    // The rest takes time that grows faster than the screen does.
    guard screen.nodes.count <= 300 else { return }
    // All at once takes so long that few inputs could be tried, so the finger picks.
    switch Int((part * 255).rounded()) % 8 {
    case 0: askForPages()
    case 1: askForMaps()
    case 2: askForFindings()
    case 3: askForVerdicts()
    case 4: askForChanges()
    case 5: askInBrief()
    case 6: askToVerify()
    default: requireSameScreen()
    }
  }

  private func askForPages() {
    let map = MapReport(reported)
    Required.html(map.html(), "map as HTML")
    let diff = DiffReport(from: reported, to: reported)
    Required.html(diff.html, "changes as HTML")
    var sheet = ContactSheet()
    sheet.add(map, at: "page.html")
    Required.html(sheet.html, "contact sheet")
  }

  private func askForMaps() {
    let map = MapReport(reported)
    Required.json(MapReport.json([map], asList: true), "map")
    Required.xml(MapReport.svg([map]), "map as SVG")
    Required.calm(MapReport.text([map], style: TextStyle(width: 40)), "map as text")
  }

  private func askForFindings() {
    let lint = LintReport(reported, configuration: LintConfiguration())
    Required.json(LintReport.json([lint], asList: true), "lint")
    Required.json(LintReport.sarif([lint]), "SARIF")
    Required.xml(LintReport.junit([lint]), "JUnit")
    let (github, xcode) = (LintReport.github([lint]), LintReport.xcode([lint]))
    let markdown = LintReport.markdown([lint])
    RequiredLines.github(github)
    RequiredLines.xcode(xcode, causes: lint.causes.count)
    RequiredLines.markdown(markdown, "lint as Markdown")
    Required.calm(github, "lint for GitHub")
    Required.calm(LintReport.text([lint]), "lint as text")
    Required.calm(markdown, "lint as Markdown")
    Required.calm(xcode, "lint for Xcode")
    Required.json(LintBaseline(of: [lint]).text, "baseline")
  }

  private func askForVerdicts() {
    guard let node = screen.nodes.last else { return }
    let reports = WhyReport.reports(on: node.className, of: reported, by: ScreenSurvey(screen))
    Required.json(WhyReport.json(reports, asList: true), "why")
    Required.calm(WhyReport.text(reports), "why as text")
  }

  private func askToVerify() {
    let verify = VerifyReport(reported, withLabels: true)
    Required.json(VerifyReport.json([verify]), "verify")
    Required.calm(VerifyReport.text([verify]), "verify as text")
    let (markdown, test) = (VerifyReport.markdown([verify]), VerifyReport.test([verify]))
    Required.calm(markdown, "verify as Markdown")
    RequiredLines.markdown(markdown, "verify as Markdown")
    Required.calm(test, "verify as a test")
    RequiredLines.test(test)
  }

  private func askForChanges() {
    let diff = DiffReport(from: reported, to: reported)
    Required.json(DiffReport.json([diff]), "diff")
    Required.calm(DiffReport.text([diff]), "diff as text")
  }

  /// What the server answers, each on one line.
  private func askInBrief() {
    let oracle = TapOracle(screen)
    var answers = [
      Brief.map(MapReport(reported)),
      Brief.lint(LintReport(reported, configuration: LintConfiguration())),
      Brief.diff(DiffReport(from: reported, to: reported)),
    ]
    answers += points.map { Brief.touch(at: $0, oracle) }
    for node in screen.nodes.suffix(2) {
      for point in [nil, points[0]] {
        guard let answer = Brief.verdict(on: node.className, at: point, oracle) else { continue }
        answers.append(answer)
      }
    }
    for answer in answers {
      let line = answer.line()
      Required.json(line, "brief")
      Rule.holds(!line.utf8.contains(0x0A), "a brief answer has two lines: \(line)")
      Required.calm(line, "brief")
    }
  }

  private var points: [Screen.Point] {
    let frame = screen.frame
    let (origin, size) = (frame.origin, frame.size)
    return [
      Screen.Point(x: origin.x + size.width * part, y: origin.y + size.height * (1 - part)),
      Screen.Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2),
      Screen.Point(x: -1, y: 1e30),
    ]
  }

  /// What is written in the project's own format is read as the same screen.
  private func requireSameScreen() {
    guard !screen.nodes.isEmpty, let text = try? ScreenJSON.text(of: [screen]) else { return }
    Required.json(text, "own format")
    guard let again = try? Dump(reading: Array(text.utf8)), again.screens.count == 1 else {
      fatalError("the own format is not read again: \(text.prefix(2_000))")
    }
    Rule.holds(again.screens[0].nodes == screen.nodes, "the own format changed the screen")
  }
}

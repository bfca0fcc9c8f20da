import Foundation
import FoundationXML
import TouchMap
import TouchMapPage

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
      requireJSON(TouchReport.json([report], asList: true), "at")
      _ = TouchReport.text([report])
      precondition(
        index.receiver(ofTouchAt: point) == screen.touch(at: point).winner?.node,
        "index and walk differ at \(point)")
    }
    // The rest takes time that grows faster than the screen does.
    guard screen.nodes.count <= 300 else { return }
    requireSameScreen()
    askForMaps()
    askForFindings()
    guard let node = screen.nodes.last else { return }
    let reports = WhyReport.reports(on: node.className, of: reported)
    requireJSON(WhyReport.json(reports, asList: true), "why")
    _ = WhyReport.text(reports)
    requireJSON(DiffReport.json([DiffReport(from: reported, to: reported)]), "diff")
  }

  private func askForMaps() {
    let map = MapReport(reported)
    requireJSON(MapReport.json([map], asList: true), "map")
    requireXML(MapReport.svg([map]), "SVG")
    _ = MapReport.html([map])
    _ = MapReport.text([map], style: TextStyle(columns: 40))
  }

  private func askForFindings() {
    let lint = LintReport(reported, configuration: LintConfiguration())
    requireJSON(LintReport.json([lint], asList: true), "lint")
    requireJSON(LintReport.sarif([lint]), "SARIF")
    requireXML(LintReport.junit([lint]), "JUnit")
    for line in LintReport.github([lint]).split(separator: "\n") {
      precondition(line.hasPrefix("::"), "a text of the dump is a line of its own: \(line)")
    }
    _ = [LintReport.markdown([lint]), LintReport.xcode([lint])]
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
    requireJSON(text, "own format")
    guard let again = try? Dump(reading: Array(text.utf8)), again.screens.count == 1 else {
      fatalError("the own format is not read again: \(text.prefix(2_000))")
    }
    precondition(again.screens[0].nodes == screen.nodes, "the own format changed the screen")
  }

  private func requireJSON(_ text: String, _ name: String) {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    } catch { fatalError("\(name) is no JSON, \(error): \(text.prefix(2_000))") }
  }

  private func requireXML(_ text: String, _ name: String) {
    let parser = XMLParser(data: Data(text.utf8))
    if !parser.parse() {
      fatalError(
        "\(name) is no XML, \(String(describing: parser.parserError)): \(text.prefix(2_000))")
    }
  }
}

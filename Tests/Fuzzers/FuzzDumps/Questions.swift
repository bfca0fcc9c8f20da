import Foundation
import FoundationXML
import TouchMap
import TouchMapPage

/// All that can be asked about one screen. What is written is parsed again.
struct Questions {
  var screen: Screen
  var position: (number: Int, count: Int)
  /// Where a finger lands, as a part of the screen, from 0 to 1.
  var part: Double

  func ask() {
    for point in points {
      let report = TouchReport(
        file: "dump.txt", position: position, screen: screen, pointOnScreen: point)
      requireJSON(TouchReport.json([report], asList: true), "at")
      _ = TouchReport.text([report])
    }
    // The rest takes time that grows faster than the screen does.
    guard screen.nodes.count <= 300 else { return }
    requireSameScreen()
    let map = MapReport(file: "dump.txt", position: position, screen: screen)
    requireJSON(MapReport.json([map], asList: true), "map")
    requireXML(MapReport.svg([map]), "SVG")
    _ = MapReport.html([map])
    _ = MapReport.ansi([map], columns: 40)
    if let node = screen.nodes.last {
      let reports = WhyReport.reports(
        on: node.className, file: "dump.txt", position: position, screen: screen)
      requireJSON(WhyReport.json(reports, asList: true), "why")
      _ = WhyReport.text(reports)
    }
    let lint = LintReport(
      file: "dump.txt", position: position, screen: screen, configuration: LintConfiguration())
    requireJSON(LintReport.json([lint], asList: true), "lint")
    requireJSON(LintReport.sarif([lint]), "SARIF")
    requireXML(LintReport.junit([lint]), "JUnit")
    _ = [LintReport.github([lint]), LintReport.markdown([lint]), LintReport.xcode([lint])]
    let diff = DiffReport(
      files: ("a.txt", "b.txt"), number: 1, before: screen, after: screen)
    requireJSON(DiffReport.json([diff]), "diff")
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
    guard let text = try? ScreenJSON.text(of: [screen]) else { return }
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

import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// Reads a dump that is expected to be sound.
func screens(_ text: String) throws -> [Screen] { try Dump(reading: text.utf8).screens }

/// Reads a dump of one screen.
func onlyScreen(_ text: String) throws -> Screen {
  let screens = try screens(text)
  try #require(screens.count == 1)
  return screens[0]
}

/// A window behind which nothing lies, so that a dump holds more than one.
let emptyWindow = "\n<UIWindow: 0xEE; frame = (0 0; 0 0)>"

/// Explains every view of a screen that a name means.
func whyReports(on name: String, of screen: Screen) -> [WhyReport] {
  WhyReport.reports(on: name, of: ReportedScreen(screen), by: ScreenSurvey(screen))
}

/// JSON with the members that tell which node it is on one line.
func withNodesOnOneLine(_ json: String) -> String {
  json.replacing(/"class": [^{}]*?"frame": \[[^\]]*\]/) { $0.output.replacing(/\n +/, with: " ") }
}

/// An answer as lines: the class, what became of it, why.
func transcript(_ text: String, at x: Double, _ y: Double) throws -> String {
  let screen = try onlyScreen(text)
  let answer = screen.touch(at: Screen.Point(x: x, y: y))
  let lines = answer.candidates.map {
    "\(screen.nodes[$0.node].className) \($0.verdict.rawValue) \($0.reason.rawValue)"
  }
  return (lines + [answer.evidence.rawValue]).joined(separator: "\n")
}

/// The class of the view that gets a touch.
func winner(_ text: String, at x: Double, _ y: Double) throws -> String? {
  let screen = try onlyScreen(text)
  let answer = screen.touch(at: Screen.Point(x: x, y: y))
  return answer.winner.map { screen.nodes[$0.node].className }
}

/// The tree as lines: two blanks a level, the class, the frame.
func outline(_ screen: Screen) -> String {
  screen.nodes.map { node in
    let lengths = node.frame.numbers
      .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    let indentation = String(repeating: "  ", count: node.depth)
    return "\(indentation)\(node.className) \(lengths.joined(separator: " "))"
  }.joined(separator: "\n")
}

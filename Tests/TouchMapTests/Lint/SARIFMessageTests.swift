import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A message in SARIF` {
  /// What a viewer of SARIF takes for a link: brackets and a destination, none of them escaped.
  private func links(in text: String) -> Int {
    let plain = text.replacingOccurrences(
      of: #"\\[\\\[\]]"#, with: "", options: .regularExpression)
    return plain.components(separatedBy: "](").count - 1
  }

  @Test(arguments: [
    "[click](javascript:alert(1))", #"\[click\](https://example.invalid)"#, "[1](2)",
    #"[a\\](b)"#, "[[a]](b)",
  ])
  func `makes no link of a text of the dump`(label: String) throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (0 0; 20 20); accessibilityIdentifier = '\(label)'>
      <UIWindow: 0x3; frame = (0 0; 0 0)>
      """)
    let report = LintReport(
      ReportedScreen(screen, file: "a.txt"), configuration: LintConfiguration())
    let data = Data(LintReport.sarif([report]).utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let messages = try #require(run["results"] as? [[String: Any]]).compactMap {
      ($0["message"] as? [String: Any])?["text"] as? String
    }
    let message = try #require(messages.first)
    #expect(messages.map(links) == [0], "\(messages)")
    let unescaped = message.replacingOccurrences(
      of: #"\\([\\\[\]])"#, with: "$1", options: .regularExpression)
    #expect(unescaped.contains("#" + label), "\(message)")
  }
}

import Foundation
import Testing
import TouchMap
import TouchReports

@Suite struct `A report of a screen` {
  private static func screen(coverHeight: Int) throws -> Screen {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x2>>
         | <UIButton: 0x3; frame = (10 10; 80 50); layer = <CALayer: 0x4>>
         | <UIView: 0x5; frame = (0 0; 100 \(coverHeight)); layer = <CALayer: 0x6>>
      """
    return try Dump(reading: text.utf8).screens[0]
  }

  private static func members(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func `of a touch names the view that gets the touch`() throws {
    let report = ScreenReport(
      touchAt: Screen.Point(x: 50, y: 30), on: try Self.screen(coverHeight: 100))
    #expect(report.text.contains("UIView (line 3)"))
    let winner = try Self.members(report.json)["winner"] as? [String: Any]
    #expect(winner?["line"] as? Int == 3)
    #expect((report.svg, report.html) == (nil, nil))
  }

  @Test func `of a map is a text, a document, a picture and a page`() throws {
    let report = ScreenReport(mapOf: try Self.screen(coverHeight: 100))
    #expect(report.text.contains("UIView (line 3)"))
    #expect((try Self.members(report.json)["regions"] as? [Any])?.isEmpty == false)
    #expect(report.svg?.hasPrefix("<svg") == true)
    #expect(report.html?.hasPrefix("<!DOCTYPE html>") == true)
  }

  @Test func `of checks lists what is wrong`() throws {
    let report = ScreenReport(lintOf: try Self.screen(coverHeight: 100))
    #expect(report.text.contains("overlay-blocks-control"))
    #expect((try Self.members(report.json)["findings"] as? [Any])?.isEmpty == false)
    #expect((report.svg, report.html) == (nil, nil))
  }

  @Test func `of a change says what it did to the targets`() throws {
    let report = ScreenReport(
      from: try Self.screen(coverHeight: 100), to: try Self.screen(coverHeight: 5))
    #expect(try Self.members(report.json)["direction"] as? String == "better")
    #expect(report.text.contains("UIButton (line 2)"))
    #expect(report.svg?.hasPrefix("<svg") == true)
    #expect(report.html?.hasPrefix("<!DOCTYPE html>") == true)
  }
}

import Foundation
import Fuzzing
import TouchMap
import TouchReports

/// What is read besides dumps: taps, and images that lie under a map.
enum TapQuestions {
  /// Two screens that taps can name.
  private static let screens: [ReportedScreen] = {
    let text = """
      == a ==
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <UIButton: 0x2; frame = (10 10; 50 50); text = 'Buy'>
         | <UIView: 0x3; frame = (40 40; 30 30)>
      == b ==
      <UIWindow: 0x4; frame = (0 0; 90 60)>
         | <UIView: 0x5; frame = (0 0; 90 30); gestureRecognizers = <NSArray: 0x6>>
      """
    guard let dump = try? Dump(reading: Array(text.utf8)) else { fatalError("no screens") }
    return dump.screens.enumerated().map { place, screen in
      ReportedScreen(screen, file: "a.txt", number: place + 1, count: dump.screens.count)
    }
  }()

  /// Counts taps, first with a line for each, then in pictures.
  static func ask(about bytes: UnsafeBufferPointer<UInt8>) {
    let tapped = screens.map { TappedScreen($0, rules: .standard) }
    var run = TapRun(on: tapped, writesTaps: true)
    run.take(bytes)
    Required.jsonLines(String(decoding: run.takeLines(), as: UTF8.self), "taps as lines")
    run.finish()
    var again = TapRun(on: tapped, countsPlaces: true)
    // A file comes in pieces, each of which ends with a line.
    let cut = (bytes[..<(bytes.count / 2)].lastIndex(of: 0x0A) ?? -1) + 1
    again.take(UnsafeBufferPointer(rebasing: bytes[..<cut]))
    again.take(UnsafeBufferPointer(rebasing: bytes[cut...]))
    again.finish()
    let report = TapReport(again)
    Required.json(TapReport.json([report]), "taps")
    Rule.holds(
      TapReport.json([TapReport(run)]) == TapReport.json([report]), "pieces change the count")
    Required.calm(TapReport.text([report]), "taps as text")
    Required.xml(TapReport.picture(report).svg, "taps as SVG")
    Required.html(TapReport.html(report), "taps as HTML", blocks: report.tappedScreens.count)
  }

  /// Takes bytes for an image that lies under a map.
  static func underlay(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let underlay = try? Underlay(Data(bytes)) else { return }
    var options = MapPageOptions()
    options.underlay = underlay
    let page = MapReport.html([MapReport(screens[0])], options: options)
    Required.html(page, "map over an image", blocks: 1)
  }
}

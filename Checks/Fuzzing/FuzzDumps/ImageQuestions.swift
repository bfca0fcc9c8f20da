import Foundation
import Fuzzing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// Images that lie under a map.
enum ImageQuestions {
  private static let screen: ReportedScreen = {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <UIButton: 0x2; frame = (10 10; 50 50); text = 'Buy'>
         | <UIView: 0x3; frame = (40 40; 30 30)>
      """
    guard let screen = try? Dump(reading: Array(text.utf8)).screens.first else {
      fatalError("no screen")
    }
    return ReportedScreen(screen, file: "a.txt")
  }()

  /// Takes bytes for an image that lies under a map.
  static func ask(about bytes: UnsafeBufferPointer<UInt8>) {
    guard let underlay = try? Underlay(Data(bytes)) else { return }
    var options = MapPageOptions()
    options.underlay = underlay
    let page = MapReport(screen).html(options: options)
    Required.html(page, "map over an image")
  }
}

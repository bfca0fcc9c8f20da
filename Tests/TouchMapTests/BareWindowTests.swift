import Foundation
import Testing
@_spi(Command) import TouchMap

@Suite struct `Windows without views` {
  private static let window =
    "<UIWindow: 0x7f8a10; frame = (0 0; 300 600); gestureRecognizers = <NSArray: 0x600>; "
    + "layer = <UIWindowLayer: 0x601>>"
  private static let other = window.replacingOccurrences(of: "a10", with: "a30")
  private static let view = "\n   | <UIView: 0x7f8a20; frame = (0 0; 300 600)>"

  @Test(arguments: [
    "▿ 2 elements\n  - 0 : \(window)\n  - 1 : \(other)",
    "<__NSArrayM 0x600000c0>(\n\(window),\n\(other)\n)",
    "▿ Optional<UIWindow>\n  - some : \(window)",
    "(lldb) po window\n\(window)",
    window,
  ])
  func `are refused with the line to type`(text: String) throws {
    let error = #expect(throws: DumpError.self) { try Dump(reading: text.utf8) }
    let told = try #require(error).description
    #expect(told.contains("error: these are windows without the views in them; expected "))
    #expect(told.contains("in lldb: \(Screen.debuggerLine)"))
  }

  @Test(arguments: [
    window + view, "# level 0 key\n\(window)",
    "\(window)\n\(other)\(view)",
  ])
  func `are read beside views, and where the line printed them`(text: String) throws {
    #expect(try onlyScreen(text).windows.count >= 1)
  }
}

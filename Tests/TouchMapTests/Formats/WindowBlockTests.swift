import Testing
@_spi(Command) import TouchMap

@Suite struct `Windows that XCUITest prints one after another` {
  private static func block(_ address: String, application: String, _ inner: String) -> String {
    """
    Attributes: Window, \(address), {{0.0, 0.0}, {400.0, 800.0}}
    Element subtree:
     →Window, \(address), {{0.0, 0.0}, {400.0, 800.0}}
    \(inner)
    Path to element:
     →Application, \(application), label: 'Shop'
      ↳Window, \(address), {{0.0, 0.0}, {400.0, 800.0}}
    Query chain:
     →Find: Application 'com.example.shop'
      Output: {
        Application, 0x99, pid: 7, label: 'Shop'
      }


    """
  }

  private static let button = "    Button, 0x5, {{20.0, 700.0}, {360.0, 48.0}}, label: 'Order'"
  private static let keys = """
        Keyboard, 0x6, {{0.0, 500.0}, {400.0, 300.0}}
          Key, 0x7, {{0.0, 510.0}, {40.0, 40.0}}, label: 'q'
    """

  @Test func `are one screen if their application is the same`() throws {
    let text =
      Self.block("0x2", application: "0x1, pid: 7", Self.button)
      + Self.block("0x3", application: "0x1, pid: 7", Self.keys)
    #expect(try onlyScreen(text).windows.count == 2)
    let verdict = try #require(TapOracle(try onlyScreen(text)).bestMatch(named: "Order")).verdict
    #expect(verdict.word == .keyboard && verdict.tapPoint == nil)
  }

  @Test(arguments: [("0x3", "0x1, pid: 8"), ("0x3", "0x4, pid: 7"), ("0x2", "0x1, pid: 7")])
  func `are screens of their own if they differ, or are one window twice`(
    window: String, application: String
  ) throws {
    let text =
      Self.block("0x2", application: "0x1, pid: 7", Self.button)
      + Self.block(window, application: application, Self.keys)
    #expect(try Dump(reading: text.utf8).screens.count == 2)
  }
}

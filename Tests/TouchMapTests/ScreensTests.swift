import Testing
@_spi(Command) import TouchMap

@Suite struct `A file of several dumps` {
  private func window(_ address: String, level: String = "") -> String {
    level
      + "<UIWindow: \(address); frame = (0 0; 10 10)>\n   | <UIView: \(address)0; frame = (0 0; 9 9)>\n"
  }

  @Test func `is one screen whose windows stand back to front`() throws {
    let screen = try onlyScreen("(lldb) po a\n\(window("0xa"))\n(lldb) po b\n\(window("0xb"))")
    #expect(screen.windows == [.init(root: 0), .init(root: 2)])
    #expect(screen.nodes.map(\.kind) == [.window, .view, .window, .view])
  }

  @Test func `orders its windows by the levels of the headings`() throws {
    let screen = try onlyScreen(
      window("0xa", level: "# level 2000\n") + window("0xb")
        + window("0xc", level: "# level 0 key\n"))
    #expect(
      screen.windows == [
        .init(root: 2), .init(root: 4, level: 0, isKey: true), .init(root: 0, level: 2000),
      ])
  }

  @Test func `starts a screen at every heading`() throws {
    let screens = try screens("== iOS 26 ==\n\(window("0xa"))\n==iOS 18==\n\(window("0xb"))")
    #expect(screens.map(\.title) == ["iOS 26", "iOS 18"])
    #expect(screens.map(\.nodes.count) == [2, 2])
  }

  @Test func `is one screen where a window comes again, and each object one view`() throws {
    let screen = try onlyScreen(window("0xa") + window("0xb") + window("0xa") + window("0xb"))
    #expect(screen.windows.count == 2)
    #expect(screen.nodes.count == 4)
    #expect(screen.reliableEvidence == .exact)
    #expect(screen.notes.remarks.map(\.kind) == [.printedAgain, .printedAgain])
  }
}

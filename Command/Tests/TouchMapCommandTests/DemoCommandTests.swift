import Foundation
import Testing

@Suite struct `The other commands of touchmap` {
  private let file = "Examples/Screens/cover-over-checkout.txt"

  @Test func `demo holds the screen that ships with the project`() throws {
    let shipped = try String(
      contentsOf: Touchmap.projectFolder.appendingPathComponent(file), encoding: .utf8)
    #expect(try Touchmap.run("demo", "--dump").output == shipped)
  }

  @Test(arguments: [(["demo"], ["why", "Pay"]), (["demo", "196,760"], ["at", "196,760"])])
  func `demo answers as why and at do, and its screen is complete`(
    demo: [String], command: [String]
  ) throws {
    let answer = try Touchmap.run(command + [file]).output
    #expect(
      try Touchmap.run(demo).output == answer.replacingOccurrences(of: " in \(file)", with: ""))
    let brief = try Touchmap.run(["why", "Pay", file, "--brief"]).output
    #expect(brief.contains(#""evidence":"exact""#) && brief.contains(#""verdict":"covered-by""#))
  }

  @Test func `convert gives JSON that is read as the dump is`() throws {
    let json = try Touchmap.run("convert", file).output
    let answer = try Touchmap.run("at", "100,100", "-", "--format", "json", input: json).output
    let direct = try Touchmap.run("at", "100,100", file, "--format", "json").output
    #expect(answer == direct.replacingOccurrences(of: "\"\(file)\"", with: "\"-\""))
  }

  @Test func `formats names every format and what it cannot tell`() throws {
    let run = try Touchmap.run("formats")
    let blocks = run.output.components(separatedBy: "\n\n")
    #expect(
      blocks.map { $0.prefix { $0 != ":" } } == [
        "json", "wda-xml", "wda-json", "detox-xml", "sentry-json", "argent-json",
        "agent-device-json", "xcodebuildmcp-json", "mobile-mcp", "maestro-json",
        "idb-json", "xcuitest-debugDescription", "recursiveDescription",
      ])
    #expect(blocks.allSatisfy { $0.contains("evidence: ") && $0.contains("cannot tell:\n    - ") })
    #expect(
      blocks[0] == """
        json: the project's own lossless JSON
          from:
            - touchmap convert DUMP
            - lldb, in an app that links TouchInspector: expr -l Swift -- import TouchInspector, \
        then po try TouchInspector.json()
          evidence: exact
          cannot tell:
            - only what the dump it was converted from did not contain
        """)
    #expect(
      blocks.last == ##"""
        recursiveDescription: the text of -[UIView recursiveDescription]
          from:
            - lldb, every window with its level: expr -l objc -O -- NSMutableString *t = \##
        (id)[NSMutableString string]; for (id s in (id)[(id)[UIApplication sharedApplication] \##
        connectedScenes]) if ((BOOL)[s respondsToSelector:@selector(windows)]) for (id w in \##
        (id)[s windows]) (void)[t appendFormat:@"# level %g%@\n%@\n", (double)[w windowLevel], \##
        (BOOL)[w isKeyWindow] ? @" key" : @"", (id)[w recursiveDescription]]; t
            - lldb, every window, shorter: expr -l objc -O -- [[[(id)[UIApplication \##
        sharedApplication] windows] valueForKey:@"recursiveDescription"] \##
        componentsJoinedByString:@"\n"]
            - lldb, one window: po [window recursiveDescription]; Chisel: pviews
            - swift-snapshot-testing: .recursiveDescription
          evidence: exact
          cannot tell:
            - the window level and the other windows: paste one dump for each window, back to \##
        front, or put a line '# level 2000' above each
            - the bounds' origin of views that are not scroll views
            - the number, kind and state of gesture recognizers, and whether a class overrides \##
        hitTest(_:with:) or point(inside:with:); the longest expression in \##
        Documentation/GettingADump.md prints both below the views

        """##)
  }
}

import Testing
@_spi(Command) import TouchMap

/// The recipes of Documentation/GettingADump.md, and what lldb prints for them.
@Suite struct `The output of the debugger` {
  @Test func `is read with the prompt and the joined windows`() throws {
    let text = """
      Process 4711 stopped
      * thread #1, queue = 'com.apple.main-thread', stop reason = signal SIGSTOP
      (lldb) expr -l objc -O -- [[[(id)[UIApplication sharedApplication] windows] \
      valueForKey:@"recursiveDescription"] componentsJoinedByString:@"\\n"]
      <UIWindow: 0x102f0a4b0; frame = (0 0; 393 852); gestureRecognizers = <NSArray: 0x600000c1a2b0>; layer = <UIWindowLayer: 0x600000c1a190>>
         | <UIView: 0x102e05c20; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0x600000241f80>>
         |    | <UIButton: 0x102e1a2f0; frame = (20 700; 353 50); opaque = NO; layer = <CALayer: 0x600000242880>>
      <UITextEffectsWindow: 0x102f1c3d0; frame = (0 0; 393 852); opaque = NO; autoresize = W+H; layer = <UIWindowLayer: 0x600000c1c310>>
         | <UIInputSetContainerView: 0x102e21a80; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0x600000243180>>
         |    | <UIInputSetHostView: 0x102e22b10; frame = (0 852; 393 0); layer = <CALayer: 0x6000002431e0>>

      (lldb)
      """
    let screen = try onlyScreen(text)
    #expect(
      outline(screen) == """
        UIWindow 0 0 393 852
          UIView 0 0 393 852
            UIButton 20 700 353 50
        UITextEffectsWindow 0 0 393 852
          UIInputSetContainerView 0 0 393 852
            UIInputSetHostView 0 852 393 0
        """)
    #expect(screen.windows.map(\.root) == [0, 3])
  }

  @Test func `is read when it is a capture of TouchInspector`() throws {
    let json = """
      {"format":"touchmap-hierarchy","version":1,"screens":[
      {"evidence":"exact","notes":{"elisions":0,"incompleteNodes":0,"skippedLines":0,\
      "unreadableValues":0},
      "windows":[{"isKey":true,"level":0,"root":0}],
      "nodes":[
      {"class":"UIWindow","depth":0,"frame":[0,0,393,852],"kind":"window","line":1},
      {"class":"UIButton","depth":1,"flags":["controlDisabled"],"frame":[20,700,353,50],"line":2}
      ]}
      ]}
      """
    let console = """
      (lldb) expr -l Swift -- import TouchInspector
      (lldb) expr -l Swift -- print(try! TouchInspector.json())
      \(json)

      (lldb)\u{20}
      """
    #expect(try screens(console) == screens(json))
    #expect(try onlyScreen(console).nodes.map(\.className) == ["UIWindow", "UIButton"])
  }

  @Test func `is read with the levels that the longer recipe prints`() throws {
    let text = """
      (lldb) expr -l objc -O -- NSMutableString *t = (id)[NSMutableString string]; for (id s in ...
      # level 2000
      <Toast: 0x3; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4>>

      # level 0 key
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x5; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """
    let screen = try onlyScreen(text)
    #expect(
      screen.windows == [
        .init(root: 1, level: 0, isKey: true), .init(root: 0, level: 2000, isKey: nil),
      ])
    #expect(screen.notes.skippedLines == 1)
  }

  @Test(arguments: ["error:", "error: ", "error: \u{1B}[5m"])
  func `may complain without a word`(complaint: String) throws {
    let screen = try onlyScreen("<UIWindow: 0x1; frame = (0 0; 390 844)>\n\(complaint)\n")
    #expect(screen.remarks() == ["1 line that is no view: skipped"])
  }

  @Test func `is not taken for whole where the debugger complains`() throws {
    let text = """
      (lldb) po [0x1 recursiveDescription]
      <UIWindow: 0x1; frame = (0 0; 390 844)>
      (lldb) po [0x2 recursiveDescription]
      error: Execution was interrupted, reason: EXC_BAD_ACCESS.\u{9B}2J
      """
    let screen = try onlyScreen(text)
    #expect(
      screen.remarks() == [
        "2 lines that are no views: skipped",
        "the debugger complains on line 4, so a part of what was asked of it is missing: Execution "
          + "was interrupted, reason: EXC_BAD_ACCESS.\\u{9B}2J",
      ])
    #expect(screen.touch(at: .init(x: 1, y: 1)).evidence == .assumed)
    let findings = Lint(screen, configuration: LintConfiguration()).findings
    #expect(
      findings.contains {
        $0.rule == .dumpQuality && $0.message.hasPrefix("the debugger complains on line 4")
      })
  }

  @Test func `names the line where a capture breaks, prompts counted`() {
    let console = """
      (lldb) expr -l Swift -- print(try! TouchInspector.json())
      {"format":"touchmap-hierarchy","version":1,"screens":[
      {"evidence":"exact","notes":
      (lldb)
      """
    #expect {
      try Dump(reading: console.utf8)
    } throws: { error in
      (error as? DumpError)?.line == 3
    }
  }
}

import Foundation
import Testing

@Suite struct `The output of touchmap` {
  /// A dump in which every text tries to command the terminal.
  private let hostile = """
    == \u{1B}]0;title\u{07} ==
    <UI\u{1B}[2JWindow: 0x1; frame = (0 0; 390 844)>
       | <UIButton: 0x2; frame = (0 0; 30 30); accessibilityIdentifier = '\u{1B}[31mbuy\u{9B}2J'>
       | <_UIHosting\u{1B}[1mView_UIHostingView: 0x8; frame = (50 50; 9 9)>
       |    | <UILabel: 0x3; frame = (0 0; 9 9); text = 'a\u{202E}b\rc\u{8}'; hidden = YES>
    error: \u{1B}[5m
    == b\u{7F} ==
    <UIWindow: 0x9; frame = (0 0; 390 844)>
    """

  private static func controls(in text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
        || scalar == "\u{202E}"
    }.map { String($0.value, radix: 16) }
  }

  @Test(arguments: [
    ["at", "5,5"], ["why", "UIButton"], ["why", "0x3"], ["lint"], ["map"],
    ["lint", "--format", "xcode"], ["lint", "--format", "github"],
    ["lint", "--format", "markdown"],
  ])
  func `does not let a dump or its name command the terminal`(arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchmap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a\u{1B}[2Jb.txt")
    try Data(hostile.utf8).write(to: file)
    let run = try Touchmap.run(arguments + [file.path])
    #expect(Self.controls(in: run.output) == [])
    #expect(run.output.contains("\\u{"))
    #expect(run.status != 2)
    let missing = try Touchmap.run(arguments + [file.path + "\u{1B}\n"])
    #expect(Self.controls(in: missing.complaint) == [])
    #expect(missing.complaint.hasSuffix("expected a view-hierarchy dump\n"))
    #expect(missing.status == 2)
  }

  #if os(Linux)
    @Test(arguments: [
      "demo", "formats", "--help", "--version", "--generate-completion-script bash",
    ])
    func `that nothing takes ends with status 2`(arguments: String) throws {
      for (output, reason) in [
        (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
      ] {
        let run = try Touchmap.run(script: #""$0" \#(arguments) \#(output)"#)
        #expect(run == .init(complaint: "standard output: error: \(reason)\n", status: 2))
      }
    }

    @Test(arguments: [("at 588,1260 -", 0), ("lint -", 1), ("lint - none.txt", 2), ("lnt", 2)])
    func `is as complete if nothing takes the complaints`(command: String, status: Int32) throws {
      let whole = try Touchmap.run(script: #""$0" \#(command)"#, input: button)
      for closed in ["2>&-", "2>/dev/full"] {
        let run = try Touchmap.run(script: #""$0" \#(command) \#(closed)"#, input: button)
        #expect(run == .init(output: whole.output, status: status))
      }
    }
  #endif

  private let button = """
    <UIWindow: 0x1; frame = (0 0; 390 844)>
       | <UIButton: 0x2; frame = (0 0; 9 9)>
    """

  @Test(arguments: [
    ("convert -", 0), ("lint -", 1), ("lint - --format jsonl", 1), ("map -", 0),
  ])
  func `that nobody reads any more ends quietly, with the status of what was found`(
    command: String, status: Int32
  ) throws {
    let process = Process()
    process.executableURL = try Touchmap.executable()
    process.arguments = command.split(separator: " ").map(String.init)
    let input = Pipe()
    let output = Pipe()
    let complaint = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    try output.fileHandleForReading.close()
    try? input.fileHandleForWriting.write(contentsOf: Data(button.utf8))
    try input.fileHandleForWriting.close()
    let text = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: text, as: UTF8.self) == "")
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == status)
  }

  @Test(arguments: [
    "at 5,5", "at 5,5 --format json", "why UIButton", "lint", "lint --brief", "map",
    "map --format jsonl",
  ])
  func `has each answer as soon as it is known`(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let named = words[0] == "why" ? 2 : words[0] == "at" ? 2 : 1
    let arguments = (words.prefix(named) + ["- none.txt"] + words.dropFirst(named))
    let run = try Touchmap.run(
      script: #""$0" \#(arguments.joined(separator: " ")) 2>&1"#, input: button)
    let complaint = try #require(run.output.range(of: "none.txt: error:"))
    #expect(!run.output[..<complaint.lowerBound].isEmpty)
  }

  @Test func `is the version when that is asked for`() throws {
    let run = try Touchmap.run("--version")
    #expect(run.output.split(separator: ".").count == 3)
    #expect(run.status == 0)
  }

  @Test(arguments: [["at", "5,5"], ["why", "UIButton"], ["lint"], ["map"]])
  func `has colours when they are asked for, and none for a pipe`(arguments: [String]) throws {
    let dump = "<UIWindow: 0x1; frame = (0 0; 90 90)>\n   | <UIButton: 0x2; frame = (0 0; 9 9)>"
    let plain = try Touchmap.run(arguments + ["-"], input: dump).output
    let coloured = try Touchmap.run(arguments + ["-", "--color", "always"], input: dump).output
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}["))
  }

  @Test func `ends with a table where several dumps were asked about`() throws {
    let dump = "== a ==\n<UIWindow: 0x1; frame = (0 0; 9 9)>\n== b ==\n<V: 0x1; frame = (0 0; 9 9)>"
    #expect(
      try Touchmap.run("at", "5,5", "-", input: dump).output.hasSuffix(
        """

        evidence  gets the touch     dump
        exact     UIWindow (line 2)  <stdin>, screen 1 of 2 (a)
        assumed   V (line 4)         <stdin>, screen 2 of 2 (b)

        """))
    #expect(
      try Touchmap.run("why", "0x1", "-", input: dump).output.hasSuffix(
        """

        reachable  evidence  view               dump
             100%  exact     UIWindow (line 2)  <stdin>, screen 1 of 2 (a)
             100%  assumed   V (line 4)         <stdin>, screen 2 of 2 (b)

        """))
  }
}

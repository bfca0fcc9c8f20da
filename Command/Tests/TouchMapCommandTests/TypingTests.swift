import Foundation
import Testing

/// Commands as people type them.
@Suite struct `touchmap takes what people type` {
  private let dump = """
    <UIWindow: 0x1; frame = (0 0; 393 852)>
       | <UIButton: 0x2; frame = (100 400; 200 44); accessibilityIdentifier = 'buy'>
    """

  @Test(arguments: ["196,420", "588,1260px", "588px,1260px", "49.88%,49.3%", " 196 , 420 "])
  func `as a point in points, pixels or parts of the screen`(point: String) throws {
    let run = try Touchmap.run("at", point, "-", "--format", "jsonl", input: dump)
    #expect(run.output.contains("\"identifier\":\"buy\""), "\(run)")
    #expect((run.complaint, run.status) == ("", 0))
  }

  @Test func `as pixels where points were meant, and says so`() throws {
    let run = try Touchmap.run("at", "588,1260", "-", input: dump)
    #expect(
      run.complaint == """
        <stdin>: note: 588,1260 lies off the screen of 393 x 852 points; in pixels of a @3x screen \
        it is 196,420, which 588,1260px asks for

        """)
    #expect(run.status == 0)
  }

  @Test func `with the dump before the point`() throws {
    let run = try Touchmap.run("at", "-", "196,420", "--format", "jsonl", input: dump)
    #expect(run.output.contains("\"identifier\":\"buy\""))
    #expect(run.status == 0)
  }

  @Test func `with the dump before the name, and says how it is`() throws {
    let run = try Touchmap.run("why", "README.md", "UIButton")
    #expect(run.status == 2)
    #expect(run.complaint.contains("'README.md' is a file. The name comes first"))
  }

  @Test(arguments: [
    ("UIButon", "'UIButton'"), ("#buyy", "'#buy'"), ("#Buz", "'#buy'"), ("uiwindw", "'UIWindow'"),
  ])
  func `as a misspelt name, and tells near ones`(name: String, near: String) throws {
    let run = try Touchmap.run("why", name, "-", input: dump)
    #expect(run.complaint.hasSuffix("; did you mean \(near)?\n"), "\(run)")
    #expect(run.status == 2)
  }

  @Test func `as a name that the missing part of a dump may have, and says so`() throws {
    let cut = "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\"><XCUIEl"
    let run = try Touchmap.run("why", "Buy", "-", input: cut)
    #expect(run.complaint.hasSuffix("missing: save the whole output of the tool\n"), "\(run)")
    #expect(run.status == 2)
  }

  @Test func `as a misspelt command, and tells the near one`() throws {
    let run = try Touchmap.run("lnt", "x")
    #expect(
      run.complaint
        == "error: no command is called 'lnt'; did you mean 'lint'? See 'touchmap --help'\n")
    #expect(run.status == 2)
  }

  @Test func `as nothing, and says in six lines what to do next`() throws {
    let run = try Touchmap.run()
    let lines = run.output.split(separator: "\n")
    #expect((lines.count, run.complaint, run.status) == (6, "", 0))
    for next in ["demo", "pbpaste | touchmap", "screen.txt", "formats", "--help"] {
      #expect(lines.dropFirst().contains { $0.contains(next) }, "\(next)")
    }
  }

  @Test func `as a folder of dumps`() throws {
    let run = try Touchmap.run("at", "1,1", "Examples/Screens", "--format", "json")
    let answers = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(
      answers?.map { $0["file"] as? String } == [
        "Examples/Screens/cover-over-checkout.txt", "Examples/Screens/toast-falls-through.txt",
        "Examples/Screens/toast-over-feed.txt",
      ])
    let none = try Touchmap.run("lint", "Sources/Fallthrough/Rule")
    #expect(none.complaint.contains("no dump in this folder") && none.status == 2)
  }

  @Test(arguments: [("svg", "<svg"), ("html", "<!DOCTYPE html>"), ("json", "{")])
  func `as an output whose name tells the format`(name: String, start: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("map-\(UUID().uuidString).\(name)")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Touchmap.run("map", "-", "-o", file.path, input: dump).status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(start))
  }

  @Test(arguments: [
    ["at", "1,1"], ["why", "UIView"], ["map"], ["lint"],
  ])
  func `and gets an empty list from machines' formats where nothing could be read`(
    command: [String]
  ) throws {
    let run = try Touchmap.run(command + ["no-such-file.txt", "--format", "json"])
    #expect((run.output, run.status) == ("[]\n", 2))
  }

  @Test(arguments: ["json", "sarif", "junit"])
  func `and gets the document beside a baseline`(format: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("baseline-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Touchmap.run(
      "lint", "-", "--format", format, "--write-baseline", file.path, input: dump)
    #expect(!run.output.isEmpty && run.status == 0)
  }

  @Test func `and is told by a machine's diff that nothing was compared`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("dump-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try "<UIWindow: 0x1; frame = (900 900; 9 9)>".write(to: file, atomically: true, encoding: .utf8)
    let run = try Touchmap.run("diff", "-", file.path, "--format", "json", input: dump)
    #expect(run.output.contains("\"compared\": false"))
    #expect(run.complaint.contains("nothing was compared") && run.status == 2)
  }

  @Test(arguments: [
    ("bash", ["complete -o filenames", "-f", "recursiveDescription"]),
    ("zsh", ["_files", "recursiveDescription"]), ("fish", ["-F", "recursiveDescription"]),
  ])
  func `and completes files and formats`(shell: String, marks: [String]) throws {
    let script = try Touchmap.run("--generate-completion-script", shell).output
    for mark in marks { #expect(script.contains(mark), "\(mark)") }
  }
}

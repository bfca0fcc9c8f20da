import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `touchmap lint` {
  private let small = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (0 0; 20 20)>
    <UIWindow: 0x3; frame = (0 0; 0 0)>
    """

  private let clean = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
    <UIWindow: 0x3; frame = (0 0; 0 0)>
       | <UILabel: 0x4; frame = (0 0; 0 0)>
    """

  /// Makes a folder that is gone afterwards, with files in it.
  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchmap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  @Test func `ends with 1 for findings and with 0 without`() throws {
    #expect(try Touchmap.run("lint", "-", input: small).status == 1)
    #expect(
      try Touchmap.run("lint", "-", input: clean)
        == .init(
          output: "<stdin>\n  No target is on the screen.\n  0 errors, 0 warnings, 0 notes\n"))
  }

  @Test(arguments: [("error", 0), ("warning", 1), ("note", 1), ("never", 0)])
  func `fails on what is asked`(threshold: String, status: Int32) throws {
    #expect(try Touchmap.run("lint", "-", "--fail-on", threshold, input: small).status == status)
  }

  @Test func `ends with 2 for bad input, after the findings of the rest`() throws {
    try withFolder(["a.txt": small]) { folder in
      let run = try Touchmap.run("lint", folder.path + "/a.txt", folder.path + "/missing.txt")
      #expect(run.status == 2)
      #expect(run.output.contains("[target-too-small]"))
      #expect(run.complaint.contains("missing.txt: error: cannot be read (no such file)"))
    }
  }

  @Test func `goes by the nearest settings`() throws {
    let files = [
      ".touchmap.yml": "profile: wcag-aa\n",
      "strict/.touchmap.yml": "fail-on: error\nseverity: {target-too-small: error}\n",
      "a.txt": small, "strict/deep/a.txt": small,
    ]
    try withFolder(files) { folder in
      // A single small target has room around it.
      #expect(try Touchmap.run("lint", folder.path + "/a.txt").status == 0)
      #expect(try Touchmap.run("lint", folder.path + "/strict/deep/a.txt").status == 1)
      let run = try Touchmap.run(
        "lint", folder.path + "/strict/deep/a.txt", "--config", folder.path + "/.touchmap.yml")
      #expect(run.status == 0)
    }
  }

  @Test(arguments: [
    (
      "profile: hig\nprofil: hig\n",
      "2: error: no setting is called 'profil'; expected one of profile, passthrough, ignore, "
        + "disabled, severity, minimum-size, fail-on, takes-touches"
    ),
    (
      "profile: big\n",
      "1: error: 'profile' has an invalid value; expected one of hig, wcag-aa, wcag-aaa, android"
    ),
    ("ignore: [a\n", "2: error: no sound YAML (it cannot be parsed); expected `key: value` lines"),
    ("- hig\n", "1: error: 'the file' has an invalid value; expected `key: value` lines"),
    (
      "ignore: {class: [a]}\n",
      "1: error: no setting is called 'class'; expected one of classes, "
        + "identifiers"
    ),
  ])
  func `refuses settings that do not exist`(settings: String, complaint: String) throws {
    try withFolder([".touchmap.yml": settings, "a.txt": small]) { folder in
      let run = try Touchmap.run("lint", folder.path + "/a.txt")
      #expect(
        run
          == .init(
            complaint: "\(folder.path)/.touchmap.yml:\(complaint)\n", status: 2))
    }
  }

  @Test func `leaves out what a baseline knows`() throws {
    try withFolder(["a.txt": small]) { folder in
      let (dump, baseline) = (folder.path + "/a.txt", folder.path + "/base.json")
      #expect(try Touchmap.run("lint", dump, "--write-baseline", baseline) == .init())
      let run = try Touchmap.run("lint", dump, "--baseline", baseline)
      #expect(
        run
          == .init(
            output: "\(dump)\n  The one target on the screen gets its taps, but it is smaller "
              + "than 44 x 44 points.\n"
              + "  0 errors, 0 warnings, 0 notes, 1 left out by the baseline\n"))
      let broken = try Touchmap.run("lint", dump, "--baseline", dump)
      #expect(broken.status == 2)
    }
  }

  @Test func `fails if a finding moved to another file`() throws {
    try withFolder(["a.txt": clean, "b.txt": small]) { folder in
      let baseline = folder.path + "/base"
      #expect(try Touchmap.run("lint", folder.path, "--write-baseline", baseline).status == 0)
      #expect(try Touchmap.run("lint", folder.path + "/b.txt", "--baseline", baseline).status == 0)
      try Data(small.utf8).write(to: folder.appendingPathComponent("a.txt"))
      try Data(clean.utf8).write(to: folder.appendingPathComponent("b.txt"))
      let run = try Touchmap.run("lint", folder.path, "--baseline", baseline)
      #expect(run.status == 1)
      #expect(run.complaint.contains("forgets them: b.txt: UIButton"))
    }
  }

  @Test func `says what a baseline left out and what in it is gone`() throws {
    try withFolder(["a.txt": small]) { folder in
      let (dump, baseline) = (folder.path + "/a.txt", folder.path + "/base.json")
      #expect(try Touchmap.run("lint", dump, "--write-baseline", baseline).status == 0)
      let github = try Touchmap.run("lint", dump, "--baseline", baseline, "--format", "github")
      #expect(github.output.contains("left out by the baseline"))
      #expect(github.complaint == "")
      try Data(clean.utf8).write(to: URL(fileURLWithPath: dump))
      let run = try Touchmap.run("lint", dump, "--baseline", baseline)
      #expect(run.complaint.contains("base.json: note: "))
      #expect(run.complaint.contains("gone, --write-baseline forgets them: "))
      #expect(run.complaint.contains("[target-too-small]"))
    }
  }

  @Test func `tells once which names of the settings match nothing in any dump`() throws {
    let settings = """
      passthrough: [UIButton, Gone]
      takes-touches: ['App.*']
      ignore: {classes: [UIWin*, Lost], identifiers: [debug.*]}
      """
    let files = [".touchmap.yml": settings, "a.txt": clean, "b.txt": small, "c.txt": clean]
    try withFolder(files) { folder in
      let run = try Touchmap.run("lint", folder.path)
      #expect(
        run.complaint == """
          \(folder.path)/.touchmap.yml: note: nothing in the dumps is called 'Gone' (passthrough), \
          'App.*' (takes-touches), 'Lost' (ignore, classes), 'debug.*' (ignore, identifiers)

          """)
      #expect(run.status == 0)
    }
  }

  @Test func `links each rule to its section`() throws {
    let page = try String(
      contentsOf: Touchmap.projectFolder.appendingPathComponent("Documentation/Linting.md"),
      encoding: .utf8)
    let sarif = LintReport.sarif([])
    for rule in LintRule.allCases {
      #expect(page.contains("\n### \(rule.rawValue)\n"))
      #expect(sarif.contains("/Documentation/Linting.md#\(rule.rawValue)\""))
    }
    #expect(sarif.contains("\"informationUri\""))
  }

  @Test func `answers a list of dumps with one line each`() throws {
    try withFolder(["a.txt": small, "b.txt": clean]) { folder in
      let run = try Touchmap.run(
        "lint", "--files-from", "-", "--format", "jsonl",
        input: "\(folder.path)/a.txt\n\(folder.path)/b.txt\n")
      let lines = run.output.split(separator: "\n")
      #expect(run.status == 1)
      #expect(lines.map { $0.contains("target-too-small") } == [true, false])
    }
  }

  @Test func `is documented rule by rule`() throws {
    let text = try String(
      contentsOf: Touchmap.projectFolder.appendingPathComponent("Documentation/Linting.md"),
      encoding: .utf8)
    let documented = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { LintSeverity(rawValue: $0[1]) != nil }
      .map { [$0[0].replacingOccurrences(of: "`", with: ""), $0[1]] }
    #expect(documented == LintRule.allCases.map { [$0.rawValue, $0.severity.rawValue] })
  }

  @Test func `needs a dump`() throws {
    #expect(
      try Touchmap.run("lint")
        == Touchmap.Run(
          complaint: "error: Missing expected argument '<DUMP> ...'; see 'touchmap lint --help'\n",
          status: 2))
  }

  @Test func `takes an empty array for no finding in JSON`() throws {
    let run = try Touchmap.run("lint", "-", "--format", "json", input: clean)
    #expect(run.output.contains("\"findings\": [],\n  \"omitted\": 0,\n  \"unexplained\": 0"))
  }
}

@Suite struct `touchmap why` {
  private let text = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (0 0; 100 44)>
    """

  @Test func `answers about a view`() throws {
    #expect(
      try Touchmap.run("why", "0x2", "-", input: text)
        == .init(
          output: """
            UIButton (line 2), frame (0, 0, 100, 44) in <stdin>

              A finger reaches all of it in this window.
              Verdict: hits. A tap at 50,22 works.

            Evidence: exact.
            The dump holds one window, and others may lie in front. In lldb, this line prints all:
              \(Screen.debuggerLine)

            """))
  }

  @Test(arguments: ["_UIHostingView", "_TtGC7SwiftUI14_UIHostingViewV4Shop4Home_"])
  func `says of a text that SwiftUI draws how to ask about it`(name: String) throws {
    let dump = text + "\n   | <\(name): 0x3; frame = (0 0; 400 800)>"
    let run = try Touchmap.run("why", "Pay", "-", input: dump)
    for part in ["SwiftUI draws the content of _UIHostingView", "--elements FILE", "at X,Y"] {
      #expect(run.complaint.contains(part), "\(run)")
    }
    #expect(run.status == 2)
  }

  @Test func `ends with 2 if nothing is called so`() throws {
    #expect(
      try Touchmap.run("why", "Bell", "-", input: text)
        == .init(
          complaint: "error: nothing is called 'Bell'; expected a class, an address, an "
            + "identifier, #id or the whole text of a view in the dump\n", status: 2))
  }
}

@Suite struct `touchmap diff` {
  @Test func `ends with 1 for a change and with 0 without`() throws {
    let file = "Examples/Screens/toast-over-feed.txt"
    #expect(try Touchmap.run("diff", file, file).status == 0)
    let other = "<UIWindow: 0x1; frame = (0 0; 393 852)>"
    #expect(try Touchmap.run("diff", file, "-", input: other).status == 1)
  }

  @Test func `ends with 1 only for what is worse, if that is asked`() throws {
    let dumps = ["toast-falls-through", "toast-over-feed"].map { "Examples/Screens/\($0).txt" }
    let (fine, swallowed) = (dumps[0], dumps[1])
    for (before, after, status) in [(fine, swallowed, 1), (swallowed, fine, 0), (fine, fine, 0)] {
      #expect(
        try Touchmap.run("diff", before, after, "--fail-on", "worse", "--brief").status == status)
    }
  }

  @Test func `ends with 2 for screens that have no counterpart`() throws {
    let two = """
      == a ==
      <UIView: 0x1; frame = (0 0; 9 9)>
      == b ==
      <UIView: 0x1; frame = (0 0; 9 9)>
      """
    let run = try Touchmap.run("diff", "Examples/Screens/toast-over-feed.txt", "-", input: two)
    #expect(run.status == 2)
    #expect(run.complaint.contains("hold 1 and 2 screens; choose one with --screen"))
  }

  @Test func `ends with 2 where there is nothing to compare`() throws {
    let unreadable = "<UIWindow: 0x1; frame = (nan 0; 393 852)>"
    let file = "Examples/Screens/toast-over-feed.txt"
    let run = try Touchmap.run("diff", file, "-", input: unreadable)
    #expect(run.status == 2)
    #expect(run.output.contains("Nothing was compared"))
  }
}

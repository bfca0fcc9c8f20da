import Foundation
import Testing

@Suite struct `touchmap at` {
  private let window = "<UIWindow: 0x1; frame = (-10 0; 100 100)>\n"

  @Test func `explains the screen that ships with the project`() throws {
    let run = try Touchmap.run("at", "196,420", "Examples/Screens/toast-over-feed.txt")
    #expect(
      run.output == """
        A touch at (196, 420) on a screen of 393 x 852 in Examples/Screens/toast-over-feed.txt

          _UIHostingView<…> gets it.
          line 38, frame (0, 0, 393, 852), in window 2 of 2, Feed.ToastWindow (line 35)

        Other possibilities:
          if _UIHostingView<…> (line 38) lets the touch through, UIDropShadowView (line 37) gets it

        Asked, in this order:
          Feed.ToastWindow (line 35): contains the point; _UIHostingView<…> (line 38) in it took \
        the touch
          UITransitionView (line 36): the same
          UIDropShadowView (line 37): the same
        > _UIHostingView<…> (line 38): contains the point; it has no subviews, only 2 \
        layers, which get no touches

        Never asked:
          UIWindow (line 4): _UIHostingView<…> (line 38) in front of it took the touch first
          UITransitionView (line 5): the same
          UIDropShadowView (line 6): the same
          UIView (line 7): the same
          UIActivityIndicatorView (line 31): is hidden
          UICollectionView (line 8): _UIHostingView<…> (line 38) in front of it took the touch \
        first
          Feed.PostCell (line 15): the same
          UIView (line 16): the same
          UIButton "Open album" (line 18): the same
          UIButtonLabel "Open album" (line 19): has user interaction disabled

        Evidence: assumed, because the dump does not show this:
          - _UIHostingView<…> (line 38) has its own hit testing, which the dump does not show; \
        UIKit's rule was applied

        Notes:
          - 2 bare layers: never hit
          - 3 lines that are no views: skipped

        """)
    #expect((run.complaint, run.status) == ("", 0))
  }

  @Test func `takes negative coordinates and standard input`() throws {
    let run = try Touchmap.run("at", "-5,10", "-", "--format", "json", input: window)
    let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(answer?["point"] as? [Double] == [-5, 10])
    #expect((answer?["winner"] as? [String: Any])?["class"] as? String == "UIWindow")
    #expect(run.status == 0)
  }

  @Test func `answers several dumps with an array that names the files`() throws {
    let file = "Examples/Screens/toast-over-feed.txt"
    let run = try Touchmap.run("at", "1,1", file, "-", "--format", "json", input: window)
    let answers = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(answers?.map { $0["file"] as? String } == [file, "-"])
  }

  @Test func `answers each screen of a dump, or the one asked for`() throws {
    let dump = "== a ==\n\(window)== b ==\n\(window)"
    let all = try Touchmap.run("at", "1,1", "-", input: dump).output
    #expect(all.contains("screen 1 of 2 (a)") && all.contains("screen 2 of 2 (b)"))
    let one = try Touchmap.run("at", "1,1", "-", "--screen", "2", input: dump).output
    #expect(!one.contains("(a)") && one.contains("screen 2 of 2 (b)"))
  }

  @Test func `answers each point of a file in one line`() throws {
    let dump = window + "   | <UIButton: 0x2; frame = (0 0; 20 20)>\n"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try "-5,50\n\n(1, 1)\r\n50%,200\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Touchmap.run("at", "--points", file.path, "-", input: dump)
    #expect((run.complaint, run.status) == ("", 0))
    let lines = try run.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(lines.map { $0?["point"] as? [Double] } == [[-5, 50], [1, 1], [40, 200]])
    let winners = lines.map { ($0?["winner"] as? [String: Any])?["class"] as? String }
    #expect(winners == ["UIWindow", "UIButton", nil])
    let several = try Touchmap.run(
      "at", "--points", "-", "Examples/Screens/toast-over-feed.txt",
      "Examples/Screens/toast-falls-through.txt",
      input: "196,420")
    #expect(several.output.split(separator: "\n").count == 2)
    #expect(several.output.contains(#""file":"Examples/Screens/toast-falls-through.txt""#))
  }

  @Test(arguments: [
    (
      "1,1\n\n7;8\n",
      "<stdin>:3: error: expected two numbers with a comma between them, as in 196,420"
    ),
    ("\n", "<stdin>: error: is empty; expected points, one X,Y a line"),
  ])
  func `refuses a file that holds no points`(text: String, complaint: String) throws {
    let run = try Touchmap.run(
      "at", "--points", "-", "Examples/Screens/toast-over-feed.txt", input: text)
    #expect(run == Touchmap.Run(complaint: complaint + "\n", status: 2))
  }

  @Test func `refuses bad input with status 2 and one line`() throws {
    #expect(
      try Touchmap.run("at", "1,1", "no-such-file.txt")
        == Touchmap.Run(
          complaint: "no-such-file.txt: error: cannot be read (no such file); expected a "
            + "view-hierarchy dump\n", status: 2))
    #expect(
      try Touchmap.run("at", "1,1", "-", "--screen", "3", input: window)
        == Touchmap.Run(
          complaint: "<stdin>: error: there is no screen 3; expected a number from 1 to 1\n",
          status: 2))
    #expect(
      try Touchmap.run("at", "1,1", "-", input: "\n<V: 0x1; frame = (0 0; 1 1)>\n||<W: 0x2>")
        == Touchmap.Run(
          complaint: "<stdin>:3: error: W is at depth 2; expected at most depth 1, a line "
            + "above it is missing: paste the dump whole\n", status: 2))
  }

  @Test(arguments: [
    (["at"], "Missing expected argument '<X,Y>'; see 'touchmap at --help'"),
    (["at", "1,1"], "Missing expected argument '<DUMP> ...'; see 'touchmap at --help'"),
    (
      ["at", "--points", "p", "f", "--target", "x"],
      "--points answers in lines of JSON; it takes no other format or target; see 'touchmap at "
        + "--help'"
    ),
    (["nonsense"], "Unexpected argument 'nonsense'; see 'touchmap --help'"),
    (["at", "1,1", "f", "--x"], "Unknown option '--x'; see 'touchmap at --help'"),
    (
      ["at", "1,1", "f", "--format", "xml"],
      "The value 'xml' is invalid for '--format <format>'. Please provide one of 'text', 'json' or "
        + "'jsonl'; see 'touchmap at --help'"
    ),
  ])
  func `refuses wrong usage with status 2 and one line`(
    arguments: [String], complaint: String
  ) throws {
    #expect(
      try Touchmap.run(arguments)
        == Touchmap.Run(complaint: "error: \(complaint)\n", status: 2))
  }

  @Test(arguments: [
    ("1", "expected two numbers with a comma between them, as in 196,420"),
    ("1,2,3", "expected two numbers with a comma between them, as in 196,420"),
    ("", "expected two numbers with a comma between them, as in 196,420"),
    ("1,", "'' is no decimal number of points, as in 196,420"),
    ("0x10,2", "'0x10' is no decimal number of points, as in 196,420"),
    ("1,nan", "'nan' is no decimal number of points, as in 196,420"),
    ("infinity,2", "'infinity' is no decimal number of points, as in 196,420"),
    ("1,1e999", "'1e999' is larger than any screen"),
  ])
  func `tells why a point is none`(point: String, reason: String) throws {
    #expect(
      try Touchmap.run("at", point, "-", input: window)
        == Touchmap.Run(
          complaint: "error: The value '\(point)' is invalid for '<X,Y>': \(reason); see 'touchmap "
            + "at --help'\n", status: 2))
  }

  @Test(arguments: ["-5,10", " -5 , 10 ", "(-5, 10)", "{-5, 10}", "-5.0,1e1", "-5,\t+10"])
  func `takes a point as people and dumps write it`(point: String) throws {
    let run = try Touchmap.run("at", point, "-", "--format", "jsonl", input: window)
    #expect(run.output.contains("\"point\":[-5,10],"))
    #expect(run.status == 0)
  }

  @Test func `prints a point without the digits of its computing`() throws {
    let run = try Touchmap.run("at", "166.66666666666666,300", "-", input: window)
    #expect(run.output.hasPrefix("A touch at (166.6667, 300) on a screen of "))
  }

  @Test(arguments: [("App.Glass", 1), ("UIView", 0)])
  func `names the file of settings where a setting settles it`(name: String, count: Int) throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (20 100; 200 50); text = 'Pay'>
         | <\(name): 0x3; frame = (0 0; 400 800)>
      """
    for arguments in [["at", "30,110"], ["why", "Pay"], ["map"], ["lint"]] {
      let output = try Touchmap.run(arguments + ["-"], input: dump).output
      let line = "\nSettings are in .touchmap.yml, beside the dump or above it.\n"
      #expect(output.components(separatedBy: line).count == count + 1, "\(output)")
    }
  }

  @Test func `shows its help with status 0`() throws {
    let run = try Touchmap.run("at", "--help")
    #expect(run.output.contains("USAGE: touchmap at <X,Y> [<DUMP> ...]"))
    #expect(run.status == 0)
  }
}

import Foundation
import Testing

@Suite final class `The halves of a screen, on the command line` {
  private let views = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <L: 0x2>>
       | <_UIHostingView: 0x3; frame = (0 0; 390 844); layer = <L: 0x2>>
    """

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("halves-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func elements(_ size: String = "390, 844") throws -> String {
    try file(
      """
      [{"AXFrame":"{{0, 0}, {\(size)}}","type":"Application","children":[
        {"AXFrame":"{{0, 0}, {\(size)}}","type":"Group"},
        {"AXFrame":"{{150, 700}, {90, 44}}","type":"Button","AXLabel":"Undo"}]}]
      """)
  }

  private func file(_ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  @Test func `name the hosting view, and the button in it`() throws {
    let run = try Touchmap.run(
      "at", "190,720", "-", "--elements", elements(), "--color", "never", input: views)
    let answer = "\n  _UIHostingView gets it in this window, and in it Button \"Undo\".\n"
    #expect(run.output.contains(answer))
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ["at", "190,720", "-", "--format", "json"], ["why", "Undo", "-"], ["map", "-"], ["lint", "-"],
    ["convert", "-"], ["at", "190,720", "-", "--target", "Undo", "--brief"],
    ["why", "Undo", "-", "--brief"], ["map", "-", "--brief"],
  ])
  func `are taken by every command that takes a dump`(arguments: [String]) throws {
    let run = try Touchmap.run(arguments + ["--elements", elements()], input: views)
    #expect(run.complaint == "")
    if arguments[0] != "lint" { #expect(run.output.contains("Undo")) }
    #expect(run.status == 0)
  }

  @Test func `are taken with many points, and with what the live UIKit answered`() throws {
    let run = try Touchmap.run(
      "at", "--points", file("190,720\n"), "-", "--elements", elements(), input: views)
    #expect(run.output.contains(#""label":"Undo""#), "\(run.output)")
    #expect(run.complaint == "")
    let capture = """
      {"format":"touchmap-hierarchy","version":1,"screens":[{"nodes":[
      {"kind":"window","class":"UIWindow","depth":0,"line":1,"frame":[0,0,390,844]},
      {"class":"_UIHostingView","depth":1,"line":2,"frame":[0,0,390,844]}],
      "witnessed":[{"ask":"nil-event","owner":1,"points":[[190,720]]}]}]}
      """
    let verified = try Touchmap.run("verify", "-", "--elements", elements(), input: capture)
    #expect(verified.output.contains("answered as the rule does at every one"))
    #expect(verified.status == 0)
  }

  @Test func `are refused where they are of two screens`() throws {
    let run = try Touchmap.run(
      "at", "190,720", "-", "--elements", elements("844, 390"), input: views)
    #expect(run.complaint.contains("844 x 390 points and the views of one of 390 x 844"))
    #expect(run.complaint.contains("one of them is turned"))
    #expect(run.status == 2)
  }

  @Test func `are one for each dump`() throws {
    let dump = try file(views)
    let run = try Touchmap.run("map", dump, dump, "--elements", elements())
    #expect(
      run.complaint
        == "error: 1 files of elements for 2 dumps; expected one --elements for each dump, in the "
        + "same order\n")
    #expect(run.status == 2)
    let diff = try Touchmap.run(
      "diff", dump, dump, "--elements", elements(), "--elements", elements())
    #expect(diff.complaint == "")
    #expect(diff.status == 0)
  }
}

@Suite struct `Verifying a capture, on the command line` {
  private func capture(owner: Int) -> String {
    """
    {"format":"touchmap-hierarchy","version":1,"screens":[{"nodes":[
    {"kind":"window","class":"UIWindow","depth":0,"line":1,"frame":[0,0,100,100]},
    {"class":"UIButton","label":"Secret","depth":1,"line":2,"frame":[10,10,50,50]}],
    "witnessed":[{"ask":"nil-event","owner":\(owner),"points":[[20,20]]}]}]}
    """
  }

  @Test func `is fine where both say the same`() throws {
    let run = try Touchmap.run("verify", "-", input: capture(owner: 1))
    #expect(
      run.output
        == "<stdin>: 1 point asked, and the live UIKit answered as the rule does at every one\n")
    #expect(run.status == 0)
  }

  @Test(arguments: ["text", "json", "jsonl", "markdown", "test"])
  func `tells of a difference in every form, without the texts on views`(form: String) throws {
    let run = try Touchmap.run("verify", "-", "--format", form, input: capture(owner: 0))
    #expect(run.output.contains("UIButton"))
    #expect(!run.output.contains("Secret"))
    #expect(run.status == 1)
    let open = try Touchmap.run(
      "verify", "-", "--format", form, "--with-labels", input: capture(owner: 0))
    #expect(open.output.contains("Secret"))
  }

  @Test func `needs answers, and owners that are on the screen`() throws {
    let run = try Touchmap.run("verify", "-", input: "<UIView: 0x1; frame = (0 0; 1 1)>")
    #expect(run.complaint.hasPrefix("error: nothing was asked"))
    #expect(run.status == 2)
  }

  @Test(arguments: [
    (#""owner":1"#, #""owner":9"#, "a node's index or null as owner"),
    (#""owner":1"#, #""owner":-1"#, "a node's index or null as owner"),
    (#""owner":1"#, #""owner":"UIButton""#, "Int for 'owner'"),
    (#""nil-event""#, #""often""#, "'nil-event' or 'touch' as 'ask'"),
    ("[[20,20]]", "[[20]]", "an array of 2 numbers"), ("[[20,20]]", "7", "for 'points'"),
  ])
  func `refuses answers that a hand has changed`(
    old: String, new: String, sentence: String
  ) throws {
    let edited = capture(owner: 1).replacingOccurrences(of: old, with: new)
    let run = try Touchmap.run("verify", "-", input: edited)
    #expect(run.complaint.contains(sentence), "\(run.complaint)")
    #expect(run.output == "")
    #expect(run.status == 2)
  }
}

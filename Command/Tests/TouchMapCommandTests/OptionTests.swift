import Foundation
import Testing

/// What the options of the commands do, and what they say where they cannot.
@Suite struct `touchmap and its options` {
  private let dump = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (100 100; 200 50); accessibilityIdentifier = 'buy'>
       | <UIView: 0x3; frame = (0 0; 400 800); accessibilityIdentifier = 'cover'>
    """

  /// A file that is gone afterwards.
  private func withFile<Result>(
    _ data: Data, _ name: String, _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchmap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return try body(file.path)
  }

  /// The first bytes of a PNG file of a size.
  private func png(_ width: UInt32, _ height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data += Data("IHDR".utf8)
    for length in [width, height] { data += withUnsafeBytes(of: length.bigEndian) { Data($0) } }
    return data + [8, 2, 0, 0, 0]
  }

  // MARK: --assume

  @Test func `answers as if a view let touches through`() throws {
    let run = try Touchmap.run(
      "at", "150,120", "-", "--assume", "#cover: passthrough", "--format", "jsonl", input: dump)
    #expect(run.output.contains(#""identifier":"buy""#), "\(run)")
    #expect(run.status == 0)
  }

  @Test func `compares a dump with itself as it would be`() throws {
    let run = try Touchmap.run("diff", "-", "--assume", "#cover: removed", "--brief", input: dump)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(answer["compared"] as? Bool == true)
    // All of the screen changes its owner.
    #expect(answer["changed"] as? Double == 1)
    #expect((run.complaint, run.status) == ("", 1))
    let none = try Touchmap.run("diff", "-")
    #expect(none.complaint.contains("Missing expected argument 'AFTER', or --assume"))
    #expect(none.status == 2)
  }

  @Test func `names views that are called nearly so`() throws {
    let run = try Touchmap.run("at", "1,1", "-", "--assume", "#covr: hidden", input: dump)
    #expect(run.complaint.contains("did you mean '#cover'"), "\(run)")
    #expect(run.status == 2)
    let other = try Touchmap.run("at", "1,1", "-", "--assume", "#cover: green")
    #expect(other.complaint.contains("--assume") && other.status == 2)
  }

  // MARK: --brief and --target

  @Test func `answers in one line`() throws {
    let lint = try Touchmap.run("lint", "-", "--brief", input: dump)
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(lint.output.utf8)) as? [String: Any])
    let rules = (found["findings"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }
    #expect(rules?.contains("overlay-blocks-control") == true)
    #expect(found["more"] as? Int == 0 && lint.status == 1)
  }

  @Test func `gives a verdict about a target at a point`() throws {
    let run = try Touchmap.run(
      "at", "150,120", "-", "--target", "#buy", "--format", "jsonl", input: dump)
    #expect(run.output.contains(#""verdict":"covered-by""#), "\(run)")
    #expect(run.status == 0)
  }

  // MARK: Settings

  @Test(arguments: [
    ("minimum-size: 30\n", false), ("minimum-size: 250\n", true),
    ("ignore: {identifiers: [buy]}\nminimum-size: 250\n", false),
    ("ignore: {classes: UIButton}\nminimum-size: 250\n", false),
    ("disabled: [target-too-small]\nminimum-size: 250\n", false),
  ])
  func `finds what the settings call too small`(settings: String, isFound: Bool) throws {
    let button = dump.split(separator: "\n").prefix(2).joined(separator: "\n")
    try withFile(Data(settings.utf8), "settings.yml") { file in
      let run = try Touchmap.run("lint", "-", "--config", file, "--format", "json", input: button)
      #expect(run.complaint == "")
      #expect(run.output.contains("target-too-small") == isFound, "\(run)")
    }
  }

  /// What `why` says in brief, and whether its text names a class that may override hit testing.
  private func answer(of cover: String, by settings: String) throws -> [String] {
    let named = dump.replacingOccurrences(of: "<UIView:", with: "<\(cover):")
    return try withFile(Data(settings.utf8), "settings.yml") { file in
      let run = try Touchmap.run("why", "#buy", "-", "--brief", "--config", file, input: named)
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect(answer["caveats"] == nil, "\(run)")
      return ["verdict", "evidence"].compactMap { answer[$0] as? String }
    }
  }

  @Test(arguments: [
    ("App.Cover", "*Cover"), ("App.Cover", "Cover"), ("App.Cover", "App.Cover"),
    ("App.Cover<Swift.Int>", "App.Cover"), ("_TtC3App5Cover", "Cover"),
    ("App.PassThroughCover", "PassThroughCover"), ("_UINewThing", "_UINewThing"),
    ("UIKit.FloatingBarHostingView<Any>", "FloatingBarHostingView"),
    ("SwiftUI._UIHostingView<App.Toast>", "_UIHostingView"), ("UITransitionView", "UITransition*"),
  ])
  func `settles by the settings what a class does with touches`(cover: String, name: String) throws
  {
    #expect(try answer(of: cover, by: "passthrough: ['\(name)']\n") == ["hits", "exact"])
    #expect(try answer(of: cover, by: "takes-touches: ['\(name)']\n") == ["covered-by", "exact"])
  }

  @Test(arguments: [
    ("minimum-size: wide\n", "1: error: 'minimum-size' has an invalid value; expected"),
    ("minimum-size: -1\n", "1: error: 'minimum-size' has an invalid value; expected"),
    ("passthrough: [[a]]\n", "1: error: 'passthrough' has an invalid value; expected"),
    ("disabled: [smallness]\n", "1: error: 'disabled' has an invalid value; expected one of"),
  ])
  func `refuses settings of other kinds`(settings: String, complaint: String) throws {
    try withFile(Data(settings.utf8), "settings.yml") { file in
      let run = try Touchmap.run("lint", "-", "--config", file, input: dump)
      #expect(run.complaint.hasPrefix("\(file):\(complaint)"), "\(run)")
      #expect(run.status == 2)
    }
  }

  @Test func `complains about files that are not there`() throws {
    let (missing, screen) = ("/no such folder/file", "Examples/Screens/toast-over-feed.txt")
    for command in [
      ["lint", screen, "--config", missing], ["at", "1,1", "--files-from", missing],
      ["at", screen, "--points", missing], ["lint", screen, "--write-baseline", missing],
    ] {
      let run = try Touchmap.run(command)
      #expect(run.complaint.contains(missing) && run.status == 2, "\(command) \(run)")
    }
  }

  @Test(arguments: [
    (["map", "-", "--output", "x.pdf"], ".txt, .svg, .png, .html, .markdown, .json, .jsonl"),
    (["diff", "-", "-", "-o", "x.gif"], ".txt, .json, .jsonl, .html, .svg, .png"),
  ])
  func `names the endings that it knows`(command: [String], endings: String) throws {
    let run = try Touchmap.run(command, input: dump)
    #expect(run.status == 2)
    #expect(
      run.complaint.contains("expected a file that ends in \(endings), or --format"), "\(run)")
  }

  @Test(arguments: [
    "(0 -1e308; 10 -1e308)", "(1e308 0; 1e308 10)", "(nan 0; 1 1)", "(inf 0; 1 1)",
    "(0 0; 10 10); transform = [1e308, 1e308, 1e308, 1e308, 1e308, 1e308]",
    "(-1e308 0; 1e308 10); transform = [0.7, 0.7, -0.7, 0.7, 1e308, 0]",
    "(0 0; 10 10); alpha = nan", "(0 0; 10 10); contentOffset: {1e308, 1e308}",
    "(0 0; 10 10); contentOffset: {0, 0}; contentSize: {1e999, 1e308}",
  ])
  func `converts whatever numbers a dump holds`(frame: String) throws {
    let dump = "<UIWindow: 0x1; frame = (0 0; 90 90)>\n   | <UIView: 0x2; frame = \(frame)>"
    let run = try Touchmap.run("convert", "-", input: dump)
    #expect(run.status == 0 && run.complaint == "", "\(run)")
    let again = try Touchmap.run("convert", "-", input: run.output)
    #expect(again.output == run.output)
  }

  // MARK: --image

  @Test func `lays a screenshot under a map`() throws {
    try withFile(png(1200, 2400), "screen.png") { file in
      let run = try Touchmap.run("map", "-", "--format", "html", "--image", file, input: dump)
      #expect(run.output.contains("data:image/png;base64,") && run.complaint == "")
      #expect(run.status == 0)
    }
  }

  @Test func `says what is wrong with a screenshot, and draws the map without it`() throws {
    let cases: [(Data, String)] = [
      (Data("GIF89a".utf8), "is no image that can be read; expected a PNG or JPEG file"),
      (png(100, 100), "has another shape: 100 x 100 pixels for a screen of 400 x 800 points"),
    ]
    for (data, complaint) in cases {
      try withFile(data, "screen.png") { file in
        let run = try Touchmap.run("map", "-", "--format", "html", "--image", file, input: dump)
        #expect(run.complaint.hasPrefix("\(file): error: \(complaint)"), "\(run.complaint)")
        #expect(run.output.contains("</html>") && run.status == 2)
      }
    }
    let missing = try Touchmap.run(
      "map", "-", "--format", "html", "--image", "/no/file.png", input: dump)
    #expect(missing.complaint.hasPrefix("/no/file.png: error: cannot be read"))
    let other = try Touchmap.run("map", "-", "--image", "x.png")
    #expect(other.complaint.contains("--image is for --format html") && other.status == 2)
  }

  // MARK: A step of GitHub's

  @Test func `writes the summary of a step, and cuts it where GitHub takes no more`() throws {
    try withFile(Data("# Before\n".utf8), "summary.md") { file in
      let environment = ["GITHUB_STEP_SUMMARY": file]
      _ = try Touchmap.run(["lint", "-", "--format", "github"], input: dump, environment)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.hasPrefix("# Before\n") && text.contains("overlay-blocks-control"))
      try Data(repeating: 0x0A, count: (1 << 20) - 300).write(to: URL(fileURLWithPath: file))
      _ = try Touchmap.run(["lint", "-", "--format", "github"], input: dump, environment)
      let full = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(full.count <= 1 << 20)
      #expect(String(decoding: full, as: UTF8.self).hasSuffix("GitHub takes no more.\n"))
    }
    let new = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: new) }
    _ = try Touchmap.run(
      ["lint", "-", "--format", "github"], input: dump, ["GITHUB_STEP_SUMMARY": new.path])
    #expect(try String(contentsOf: new, encoding: .utf8).contains("overlay-blocks-control"))
  }
}

import Foundation
import Testing
@_spi(Command) import TouchMap

@Suite struct `touchmap map` {
  private let after = "Examples/Screens/toast-falls-through.txt"
  private let window = "<UIWindow: 0x1; frame = (0 0; 20 20)>\n"

  @Test func `answers in words`() throws {
    let run = try Touchmap.run("map", "-", input: window)
    #expect(
      run
        == Touchmap.Run(
          output: """
            standard input
            No target is in this window

            20 x 20 points, evidence: exact
            The dump holds one window, and others may lie in front. In lldb, this line prints all:
              \(Screen.debuggerLine)

            """))
  }

  @Test func `gives JSON whose areas add up to the screen's`() throws {
    let run = try Touchmap.run("map", after, "--format", "json")
    let map = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let regions = map?["regions"] as? [[String: Any]]
    #expect(map?["size"] as? [Double] == [393, 852])
    #expect(map?["evidence"] as? String == "assumed")
    #expect((map?["because"] as? String)?.hasPrefix("Feed.ToastView") == true)
    #expect(
      regions?.compactMap { ($0["owner"] as? [String: Any])?["class"] as? String } == [
        "UICollectionView", "UIView", "UIButton", "UIView", "UIButton", "UINavigationBar",
        "UITabBar", "UIKit._UITabBarPlatterView", "_UITabButton", "_UITabButton", "_UITabButton",
        "Feed.ToastView", "UIButton",
      ])
    let area = regions?.compactMap { $0["area"] as? Double }.reduce(0, +) ?? 0
    #expect(abs(area - 393 * 852) < 1e-6, "\(area)")
  }

  @Test func `writes to a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Touchmap.run("map", "-", "--format", "svg", "--output", file.path, input: window)
    #expect(run == Touchmap.Run())
    let printed = try Touchmap.run("map", "-", "--format", "svg", input: window)
    #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
  }

  @Test func `refuses bad input and wrong usage with status 2`() throws {
    #expect(
      try Touchmap.run("map", "-", "--output", "/no-such-folder/map.svg", input: window)
        == Touchmap.Run(
          complaint: "/no-such-folder/map.svg: error: cannot be written: No such file or "
            + "directory; expected a file and a folder that may be written to\n", status: 2))
    #expect(try Touchmap.run("map", "-", "--format", "ansi", input: window).status == 2)
    #expect(try Touchmap.run("map", "-", "--format", "png", input: window).status == 2)
    #expect(try Touchmap.run("map", "no-such-file.txt").status == 2)
  }

  @Test(
    arguments: [
      (
        "touch-map.svg",
        [
          "diff", "Examples/Screens/toast-over-feed.txt",
          "Examples/Screens/toast-falls-through.txt",
        ]
      )
    ])
  func `draws the pictures of the documentation`(name: String, arguments: [String]) throws {
    let picture = try String(
      contentsOf: Touchmap.projectFolder.appendingPathComponent("Documentation/\(name)"),
      encoding: .utf8)
    let command = arguments + ["--format", "svg"]
    #expect(
      try Touchmap.run(command).output == picture,
      """
      draw it again: ./touchmap \(command.joined(separator: " ")) \
      --output Documentation/\(name)
      """)
  }
}

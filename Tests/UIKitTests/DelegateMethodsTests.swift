#if os(Linux)
  import Foundation
  import Testing

  /// Which methods of delegates are called is a page that a script makes of the sources.
  @Suite struct `The page of delegate methods` {
    private let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func run(
      _ script: String, _ arguments: [String]
    ) throws -> (status: Int32, text: String) {
      let process = Process()
      process.executableURL = root.appendingPathComponent("Scripts/\(script)")
      process.arguments = arguments
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    @Test func `is up to date, and every declared method is called`() throws {
      let result = try run("delegate-methods", ["--check"])
      #expect(result.status == 0, "\(result.text)")
    }

    @Test func `is what sources of others are checked against`() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("delegates-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Screen.swift")
      let source = """
        final class Screen: NSObject, UITableViewDelegate {
          // func scrollViewDidZoom(_ scrollView: UIScrollView) {}
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          func tableView(
            _ tableView: UITableView,
            indentationLevelForRowAt indexPath: IndexPath
          ) -> Int { 0 }
          func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
        }
        """
      try source.write(to: file, atomically: true, encoding: .utf8)
      let result = try run("check-delegates", [folder.path])
      let path = file.path
      #expect(result.status == 1)
      #expect(
        result.text == """
          \(path):4: warning: tableView(_:indentationLevelForRowAt:) of UITableViewDelegate is never \
          called by the headless UIKit: nothing is drawn
          \(path):8: warning: scrollViewDidScrollToTop(_:) of UIScrollViewDelegate is never \
          called by the headless UIKit: taps on the status bar are not modelled

          """)
      try "func viewDidLoad() {}".write(to: file, atomically: true, encoding: .utf8)
      #expect(try run("check-delegates", [folder.path]) == (0, ""))
    }
  }
#endif

#if os(Linux)
  import Foundation
  import Testing

  /// The page of every behaviour is made from the list of items and the names of the tests.
  @Suite struct `The page of every behaviour` {
    @Test func `is up to date, and no item lacks its test or its switch`() throws {
      let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let script = Process()
      script.executableURL = root.appendingPathComponent("Checks/run")
      script.arguments = ["fidelity", "--check"]
      let output = Pipe()
      script.standardOutput = output
      script.standardError = output
      try script.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      script.waitUntilExit()
      #expect(script.terminationStatus == 0, "\(text)")
    }
  }
#endif

import Foundation
import Testing

/// The tool as a user runs it, with a kit that SwiftPM has built before: `TOUCHKIT_BUILT_KIT` names
/// its build folder.
struct TouchkitProcess {
  static let builtKit = ProcessInfo.processInfo.environment["TOUCHKIT_BUILT_KIT"]

  /// The built tool, which stands beside the tests.
  static var tool: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("touchkit")
  }

  var tool = Self.tool

  /// What a run wrote, and how it ended.
  struct Outcome {
    let status: Int32
    let text: String

    /// The tool's own lines.
    var notes: [String] {
      text.split(separator: "\n").map(String.init).filter { $0.contains("touchkit: ") }
    }
  }

  func run(_ arguments: String...) throws -> Outcome {
    let process = try start(arguments)
    return try finish(process)
  }

  /// A run that goes on by itself.
  struct Started {
    let process: Process
    let output: URL
  }

  /// - Parameter ended: Told when the run is over.
  func start(_ arguments: [String], ended: (@Sendable () -> Void)? = nil) throws -> Started {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touchkit-\(UUID().uuidString).txt")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments + (Self.builtKit.map { ["--built-kit", $0] } ?? [])
    let handle = try FileHandle(forWritingTo: output)
    (process.standardOutput, process.standardError) = (handle, handle)
    if let ended { process.terminationHandler = { _ in ended() } }
    try process.run()
    return Started(process: process, output: output)
  }

  func finish(_ started: Started) throws -> Outcome {
    started.process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: started.output) }
    return Outcome(
      status: started.process.terminationStatus,
      text: try String(contentsOf: started.output, encoding: .utf8))
  }
}

/// A folder of files for one test, removed with it.
final class Folder {
  let url: URL

  init(_ name: String = "A package") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touchkit-\(UUID().uuidString)/\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// What a program that was built in it prints.
  func output(of program: String, in folder: String = "") throws -> String {
    let process = Process()
    process.executableURL = url.appendingPathComponent("\(folder).build/touchkit/debug/\(program)")
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Makes a repository of a folder in it, with one version.
  func commit(_ folder: String, as version: String) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for arguments in [
      ["init", "-q"], ["add", "."], identity + ["commit", "-q", "-m", "All"], ["tag", version],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", url.appendingPathComponent(folder).path] + arguments
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  /// All that is in it.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// The files with their dates, without the build folder.
  func state() -> [String: Date] {
    contents.filter { !$0.split(separator: "/").contains { $0 == ".build" } }.reduce(into: [:]) {
      state, path in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: url.appendingPathComponent(path).path)
      state[path] = attributes?[.modificationDate] as? Date
    }
  }
}

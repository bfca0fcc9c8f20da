import Foundation
import Testing

/// Runs the built command as a user does.
enum Touchmap {
  /// What a run left behind.
  struct Run: Equatable {
    var output = ""
    var complaint = ""
    var status: Int32 = 0
  }

  static let projectFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs the command in the project's folder.
  static func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: input)
  }

  /// Runs the command in the project's folder, with more in its environment.
  static func run(
    _ arguments: [String], input: String = "", _ environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = try executable()
    process.arguments = arguments
    return try run(process, input)
  }

  /// Runs a script of the shell in the project's folder; `$0` is the command.
  static func run(script: String, input: String = "") throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, try executable().path]
    return try run(process, input)
  }

  private static func run(_ process: Process, _ input: String) throws -> Run {
    process.currentDirectoryURL = projectFolder
    let (outPipe, errorPipe) = (Pipe(), Pipe())
    // A pipe would end the tests if the command is done before it was written to.
    let inputFile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(input.utf8).write(to: inputFile)
    defer { try? FileManager.default.removeItem(at: inputFile) }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = outPipe
    process.standardError = errorPipe
    try process.run()
    let output = try outPipe.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errorPipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      output: String(decoding: output, as: UTF8.self),
      complaint: String(decoding: complaint, as: UTF8.self), status: process.terminationStatus)
  }

  /// The command stands beside the test bundle, or above it where bundles are folders.
  private static let found = Result {
    // Foundation on Linux may end the process while it lists its bundles.
    #if canImport(Darwin)
      let bundles = Bundle.allBundles.map(\.bundleURL)
    #else
      let bundles = [URL(fileURLWithPath: CommandLine.arguments[0])]
    #endif
    let candidates = bundles.flatMap { bundle in
      [bundle, bundle.deletingLastPathComponent()].map { $0.appendingPathComponent("touchmap") }
    }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "no touchmap beside \(bundles)")
  }

  static func executable() throws -> URL { try found.get() }
}

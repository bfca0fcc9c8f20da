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

  static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the command in the package's folder.
  static func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: input)
  }

  /// Runs the command in the package's folder, with more in its environment.
  static func run(
    _ arguments: [String], input: String = "", _ environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = try executable()
    process.arguments = arguments
    process.currentDirectoryURL = packageFolder
    let (inPipe, outPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inPipe
    process.standardOutput = outPipe
    process.standardError = errorPipe
    try process.run()
    try inPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inPipe.fileHandleForWriting.close()
    let output = try outPipe.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errorPipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      output: String(decoding: output, as: UTF8.self),
      complaint: String(decoding: complaint, as: UTF8.self), status: process.terminationStatus)
  }

  /// The command stands beside the test bundle, or above it where bundles are folders.
  static func executable() throws -> URL {
    let bundles =
      Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
    let candidates = bundles.flatMap { bundle in
      [bundle, bundle.deletingLastPathComponent()].map { $0.appendingPathComponent("touchmap") }
    }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "no touchmap beside \(bundles)")
  }
}

import ArgumentParser
import Foundation

/// The exit statuses that users rely on.
enum ExitStatus {
  /// There is something to fix in what was looked at.
  static let findings = ExitCode(1)
  /// The input or the way the command was called is wrong.
  static let badInput = ExitCode(2)
}

extension ParsableCommand {
  /// Ends the process.
  ///
  /// The library's own status for wrong usage, 64, becomes 2.
  static func exit(withMappedStatus error: any Error) -> Never {
    guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
    StandardError.write(fullMessage(for: error))
    exit(withError: ExitStatus.badInput)
  }
}

/// Where complaints go.
enum StandardError {
  /// Writes a text and ends its line.
  static func write(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

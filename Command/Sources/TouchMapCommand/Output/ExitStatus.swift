import ArgumentParser
import Foundation

/// The exit statuses that users rely on.
enum ExitStatus {
  /// The examined screens have something to fix.
  static let findings = ExitCode(1)
  /// The input or the command line is wrong, or the answer could not be written.
  static let badInput = ExitCode(2)
}

extension ParsableCommand {
  /// Ends the process: with help or a version on standard output, or with one line about the
  /// problem on standard error.
  ///
  /// The library's own status for wrong usage, 64, becomes 2.
  ///
  /// - Parameter arguments: The arguments of the process, without its own name.
  static func exit(with error: any Error, arguments: [String]) -> Never {
    switch exitCode(for: error) {
    case .success:
      do {
        try StandardOutput.write(fullMessage(for: error))
        exit(withError: nil)
      } catch {
        exit(withError: error)
      }
    case .validationFailure:
      Complaint.request(.usage(complaint(about: error, in: arguments))).tell()
      exit(withError: ExitStatus.badInput)
    default: exit(withError: error)
    }
  }

  private static func complaint(about error: any Error, in arguments: [String]) -> String {
    let sentences = message(for: error).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    let name = configuration.subcommands.compactMap { $0.configuration.commandName }
      .first { $0 == arguments.first }
    let command = ["touchmap", name, "--help"].compactMap { $0 }.joined(separator: " ")
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    if let first = arguments.first, name == nil,
      let near = ArgumentSpelling.command(near: first, of: names)
    {
      return "no command is called '\(first)'; did you mean '\(near)'? See 'touchmap --help'"
    }
    let end = sentences.hasSuffix(".") ? sentences.dropLast() : sentences[...]
    return "\(end); see '\(command)'"
  }
}

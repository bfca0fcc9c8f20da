import ArgumentParser
import Foundation

/// `touchmap mcp`: the same questions over the Model Context Protocol.
struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answers over the Model Context Protocol, on standard input and output.",
    discussion: """
      For coding agents: a client starts the command and talks to it, one line of JSON a message.
      The tools are touch_at, touch_target, touch_map, touch_lint and touch_diff; each takes a dump
      as text, or the path of a file below the served folder. Nothing is written to any file.

      Examples:
        claude mcp add touchmap -- touchmap mcp --root .
        touchmap mcp --root DerivedData/dumps
      """)

  @Option(
    help: ArgumentHelp(
      "The folder whose files may be read by path; else the working folder, unless that is / or a "
        + "home folder, and then none.", valueName: "DIR"),
    completion: .directory)
  var root: String?

  func run() throws {
    guard let folder = ServedFolder(named: root) else {
      throw Complaint.file(root ?? ".", .noFolder).ending()
    }
    Server(folder: folder).run(reading: STDIN_FILENO, writing: STDOUT_FILENO)
  }
}

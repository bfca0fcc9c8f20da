import ArgumentParser
import TouchReports

/// The command `touchmap`.
package struct Touchmap: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "touchmap",
    abstract: "Finds in a view-hierarchy dump which view gets a touch, and why.",
    discussion: """
      Exit status: 0 fine, 1 findings, 2 bad input or usage.

      Examples:
        touchmap demo
        touchmap at 196,420 screen.txt
        touchmap why '#buy' screen.txt
        touchmap map screen.txt --format html --output map.html
        touchmap lint *.txt --format github
        touchmap diff feed-ios18.txt feed-ios26.txt
        touchmap verify capture.json
        pbpaste | touchmap at 196,420 - --format json

      Shell completions: touchmap --generate-completion-script zsh (or bash, fish).
      """,
    version: TouchMapVersion.current,
    subcommands: [
      AtCommand.self, WhyCommand.self, MapCommand.self, LintCommand.self, DiffCommand.self,
      ConvertCommand.self, VerifyCommand.self, FormatsCommand.self, DemoCommand.self,
      TapsCommand.self, ServerCommand.self,
    ])

  package init() {}

  /// Runs the command with the arguments of the process.
  package static func main() {
    Descriptor.prepareStandardStreams()
    let arguments = ArgumentSpelling.ordered(
      CommandLine.arguments.dropFirst().map(ArgumentSpelling.protectingCoordinates))
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      exit(with: error, arguments: arguments)
    }
  }
}

import ArgumentParser
@_spi(Command) import TouchReports

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
      ConvertCommand.self, VerifyCommand.self, FormatsCommand.self, DebuggerCommand.self,
      DemoCommand.self,
    ])

  package init() {}

  /// Says what to do next.
  package func run() throws {
    try StandardOutput.write(
      """
      touchmap says which view of an iOS screen gets a tap, and why. What next?
        touchmap demo                       a screen with a button that gets no tap
        pbpaste | touchmap why 'Buy' -      why 'Buy' gets none, in a dump that you copied
        touchmap why 'Buy' screen.txt       the same, in a file
        touchmap formats                    how to get a dump from your tool
        touchmap --help                     everything else
      """)
  }

  /// Runs the command with the arguments of the process.
  package static func main() {
    Descriptor.prepareStandardStreams()
    Interruption.prepare()
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

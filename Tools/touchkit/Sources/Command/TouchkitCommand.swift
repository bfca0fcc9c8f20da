import ArgumentParser
import Foundation
import Touchkit

@main
struct TouchkitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchkit",
    abstract: "Builds and tests UIKit code as it is written for devices, on Linux.",
    discussion: """
      Options that are not listed are SwiftPM's. The sources are read and never changed; all that \
      is written is in the build folder, PACKAGE/.build/touchkit unless --scratch-path names \
      another, and in the cache of kits, ~/.cache/touchkit unless TOUCHKIT_CACHE names another.
      """,
    subcommands: [Build.self, Test.self, Check.self])

  /// SwiftPM calls the tool in place of the compiler, with options that are not ours to read.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.first == "compile" else { return main(arguments) }
    end { try CompilerProxy(Array(arguments.dropFirst())).run() }
  }

  /// Says in one line why a run cannot go on.
  static func end(_ work: () throws -> Void) -> Never {
    do {
      try work()
    } catch let error as CocoaError {
      // Foundation words these in several lines.
      let path = error.filePath.map { $0 + ": " } ?? ""
      complain(path + error.localizedDescription)
    } catch {
      complain("\(error)")
    }
    Foundation.exit(0)
  }

  private static func complain(_ text: String) -> Never {
    FileHandle.standardError.write(Data("error: touchkit: \(text)\n".utf8))
    Foundation.exit(2)
  }

  struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Builds a package, or a folder of sources without a manifest.")

    @OptionGroup var options: Options

    func run() throws {
      try options.checkForHelp(Self.self)
      options.run(.build)
    }
  }

  struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Builds a package and runs its tests.")

    @OptionGroup var options: Options

    func run() throws {
      try options.checkForHelp(Self.self)
      options.run(.test)
    }
  }
}

extension TouchkitCommand {
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Builds a package or a folder of sources, and names the files that compile.")

    @OptionGroup var options: Options

    func run() throws {
      try options.checkForHelp(Self.self)
      TouchkitCommand.end { Foundation.exit(try Touchkit.Check(options.options).status()) }
    }
  }
}

struct Options: ParsableArguments {
  @Argument(
    parsing: .captureForPassthrough,
    help: """
      --package-path PATH, --scratch-path PATH, --kit PROJECT (whose headless UIKit is used), \
      --built-kit FOLDER (a build folder of SwiftPM's that has it built), --add \
      [MODULE=]FILE.swift (lines of your own that are compiled with a module, or with each one \
      that is no test), --time-limit SECONDS (of one test; one that takes longer, or ends its \
      process, is named, and the others run), --results FILE (for outcome, name and reason of \
      each, with tabs between them), and SwiftPM's options.
      """)
  var options: [String] = []

  /// All that is not ours goes on to SwiftPM, but for the question what there is.
  func checkForHelp(_ command: any ParsableCommand.Type) throws {
    if options.contains(where: { ["-h", "--help", "-help"].contains($0) }) {
      throw CleanExit.helpRequest(command)
    }
  }

  func run(_ verb: Run.Verb) {
    TouchkitCommand.end { Foundation.exit(try Run(verb, options).status()) }
  }
}

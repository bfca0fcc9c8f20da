import ArgumentParser
import TouchMap

/// `touchmap at`: who gets a touch at a point.
struct AtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "at",
    abstract: "Tells who gets a touch at a point, and why nobody else does.",
    discussion: """
      The point is in screen points from the left top corner; negative coordinates are taken.
      A dump that holds several screens gives one answer for each of them.
      """)

  @Argument(help: ArgumentHelp("Where the finger lands.", valueName: "X,Y"))
  var point: PointArgument

  @Argument(help: ArgumentHelp("The dumps; '-' reads standard input.", valueName: "DUMP"))
  var dumps: [String]

  @Option(help: "How to answer: text or json.")
  var format = AnswerFormat.text

  @OptionGroup var input: InputOptions

  func run() throws {
    var reports: [TouchReport] = []
    var failed = false
    for file in dumps {
      do throws(DumpError) {
        let (count, screens) = try input.screens(of: file)
        reports += screens.map {
          TouchReport(
            file: file, screen: ($0.number, count), hierarchy: $0.hierarchy,
            pointOnScreen: point.point)
        }
      } catch {
        StandardError.write(error.description)
        failed = true
      }
    }
    if !reports.isEmpty { print(format.text(of: reports, asList: dumps.count > 1)) }
    if failed { throw ExitStatus.badInput }
  }
}

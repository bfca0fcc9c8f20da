import ArgumentParser
@_spi(Command) import TouchMap

/// `touchmap convert`: a dump as the project's own JSON.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a dump as the project's own lossless JSON, one node a line.")

  @Argument(
    help: ArgumentHelp("The dump; '-' reads standard input.", valueName: "DUMP"),
    completion: .file())
  var dump: String

  @OptionGroup var input: InputOptions

  func run() throws {
    try input.checkElements(forDumps: 1)
    let screens = try input.neededScreens(of: dump).map(\.screen)
    try StandardOutput.write(ScreenJSON.text(of: screens))
  }
}

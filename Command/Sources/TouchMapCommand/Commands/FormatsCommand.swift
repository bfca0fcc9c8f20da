import ArgumentParser
@_spi(Command) import TouchMap

/// `touchmap formats`: the formats of dumps that can be read.
struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "Lists the dump formats that can be read, and what each does not contain.")

  func run() throws {
    try StandardOutput.write(DumpFormat.all.map(\.report).joined(separator: "\n\n"))
  }
}

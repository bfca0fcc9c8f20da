import ArgumentParser
import TouchMap

/// The options of every command that reads dumps.
struct InputOptions: ParsableArguments {
  @Option(
    name: .customLong("input-format"),
    help: "The dump's format; 'touchmap formats' lists them. Recognised by content otherwise.",
    completion: .list(DumpFormat.all.map(\.name)))
  var inputFormat: String?

  @Option(help: "The number of the screen, from 1, in a dump that holds several.")
  var screen: Int?

  /// Returns the screens of a dump that were asked for, with their numbers.
  func screens(of file: String) throws(DumpError) -> (
    count: Int, screens: [(number: Int, screen: Screen)]
  ) {
    let dump = try DumpFile.read(file, as: inputFormat)
    let numbered = dump.screens.enumerated().map { (number: $0.offset + 1, screen: $0.element) }
    guard let screen else { return (numbered.count, numbered) }
    guard numbered.indices.contains(screen - 1) else {
      throw DumpError(
        problem: .noSuchScreen(screen, count: numbered.count),
        file: DumpFile.displayName(of: file))
    }
    return (numbered.count, [numbered[screen - 1]])
  }
}

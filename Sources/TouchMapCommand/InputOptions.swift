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

  @Option(
    name: .customLong("assume"), parsing: .singleValue,
    help: ArgumentHelp(
      "Answers as if a view were otherwise: passthrough, hidden, disabled, enabled or removed, as in "
        + "'#overlay: passthrough'. Can be given several times.", valueName: "NAME: CHANGE"))
  var suppositions: [Supposition] = []

  /// Returns the screens of a dump that were asked for, with their numbers.
  func screens(of file: String) throws(DumpError) -> (
    count: Int, screens: [(number: Int, screen: Screen)]
  ) {
    var dump = try DumpFile.read(file, as: inputFormat)
    for supposition in suppositions { try apply(supposition, to: &dump, file) }
    let numbered = dump.screens.enumerated().map { (number: $0.offset + 1, screen: $0.element) }
    guard let screen else { return (numbered.count, numbered) }
    guard numbered.indices.contains(screen - 1) else {
      throw DumpError(
        problem: .noSuchScreen(screen, count: numbered.count),
        file: DumpFile.displayName(of: file))
    }
    return (numbered.count, [numbered[screen - 1]])
  }

  /// Takes something to be otherwise on every screen that has such a view.
  private func apply(
    _ supposition: Supposition, to dump: inout Dump, _ file: String
  ) throws(DumpError) {
    var isKnown = false
    for index in dump.screens.indices {
      guard let screen = dump.screens[index].supposing(supposition) else { continue }
      dump.screens[index] = screen
      isKnown = true
    }
    guard !isKnown else { return }
    let near = dump.screens.flatMap { $0.names(near: supposition.name) }
    throw DumpError(
      problem: .noSuchView(supposition.name, near: near), file: DumpFile.displayName(of: file))
  }
}

extension Supposition: ExpressibleByArgument {
  /// Reads a supposition as the command takes it.
  public init?(argument: String) { self.init(argument) }
}

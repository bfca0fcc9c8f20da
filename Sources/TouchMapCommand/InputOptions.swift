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
    help: ArgumentHelp(
      "The accessibility tree of the same moment, which tells what is in hosting views; one for "
        + "each dump, in the same order.", valueName: "FILE"),
    completion: .file())
  var elements: [String] = []

  /// Returns the screens of a dump that were asked for, with their numbers.
  ///
  /// - Parameters:
  ///   - file: The dump.
  ///   - place: The dump's place among those of the command, for which there is a file of elements
  ///     at the same place, or none at all.
  func screens(of file: String, at place: Int = 0) throws(DumpError) -> (
    count: Int, screens: [(number: Int, screen: Screen)]
  ) {
    let elements = elements.indices.contains(place) ? elements[place] : nil
    let dump = try DumpFile.read(file, as: inputFormat, elements: elements, screen: screen)
    let numbered = dump.screens.enumerated().map { (number: $0.offset + 1, screen: $0.element) }
    guard let screen else { return (numbered.count, numbered) }
    guard numbered.indices.contains(screen - 1) else {
      throw DumpError(
        problem: .noSuchScreen(screen, count: numbered.count),
        file: DumpFile.displayName(of: file))
    }
    return (numbered.count, [numbered[screen - 1]])
  }

  /// Checks that each dump has its elements, if any has.
  ///
  /// - Throws: ``ExitStatus/badInput``, with a complaint.
  func checkElements(forDumps count: Int) throws {
    guard !elements.isEmpty, elements.count != count else { return }
    StandardError.write(
      "error: \(elements.count) files of elements for \(count) dumps; expected one --elements for "
        + "each dump, in the same order")
    throw ExitStatus.badInput
  }
}

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

  /// Returns the screens of a dump that were asked for.
  func screens(of file: String) throws(DumpError) -> [ReportedScreen] {
    let screens = try DumpFile.read(file, as: inputFormat).screens
    let all = screens.enumerated().map {
      ReportedScreen($0.element, file: file, number: $0.offset + 1, count: screens.count)
    }
    guard let screen else { return all }
    guard all.indices.contains(screen - 1) else {
      throw DumpError(
        problem: .noSuchScreen(screen, count: all.count), file: DumpFile.displayName(of: file))
    }
    return [all[screen - 1]]
  }

  /// Returns the same for a command that cannot do without them.
  ///
  /// - Throws: ``ExitStatus/badInput`` if the dump cannot be read, with a complaint.
  func neededScreens(of file: String) throws -> [ReportedScreen] {
    do throws(DumpError) {
      return try screens(of: file)
    } catch {
      StandardError.write(error.description)
      throw ExitStatus.badInput
    }
  }
}

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

  /// Returns the screens of a dump that were asked for.
  func screens(of file: String) throws(DumpError) -> [ReportedScreen] {
    var screens = try DumpFile.read(file, as: inputFormat).screens
    for supposition in suppositions { try apply(supposition, to: &screens, file) }
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

  /// Takes something to be otherwise on every screen that has such a view.
  private func apply(
    _ supposition: Supposition, to screens: inout [Screen], _ file: String
  ) throws(DumpError) {
    var isKnown = false
    for index in screens.indices {
      guard let screen = screens[index].supposing(supposition) else { continue }
      screens[index] = screen
      isKnown = true
    }
    guard !isKnown else { return }
    let near = screens.flatMap { $0.names(near: supposition.name) }
    throw DumpError(
      problem: .noSuchView(supposition.name, near: near), file: DumpFile.displayName(of: file))
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

extension Supposition: ExpressibleByArgument {
  /// Reads a supposition as the command takes it.
  public init?(argument: String) { self.init(argument) }
}

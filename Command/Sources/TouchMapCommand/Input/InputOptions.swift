import ArgumentParser
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

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
      "Answers as if a view were otherwise: passthrough, hidden, disabled, enabled or removed, as "
        + "in '#overlay: passthrough'. Can be given several times.", valueName: "NAME: CHANGE"))
  var suppositions: [Supposition] = []

  @Option(
    help: ArgumentHelp(
      "The accessibility tree of the same moment, which has the content of hosting views; one "
        + "for each dump, in the same order.", valueName: "FILE"),
    completion: .file())
  var elements: [String] = []

  /// Returns the requested screens of a dump. It may have a file of elements: the one with the same
  /// position among the files of the command.
  func screens(of file: String, at place: Int = 0) throws(DumpError) -> [ReportedScreen] {
    let elements = elements.indices.contains(place) ? elements[place] : nil
    let dump = try DumpFile.read(file, as: inputFormat, elements: elements, screen: screen)
    let dumped = dump.screens
    var screens = dumped
    for supposition in suppositions { try apply(supposition, to: &screens, file) }
    let all = screens.enumerated().map { place, screen in
      var reported = ReportedScreen(screen, file: file, number: place + 1, count: screens.count)
      if !suppositions.isEmpty { reported.dumped = dumped[place] }
      return reported
    }
    guard let screen else { return all }
    guard all.indices.contains(screen - 1) else {
      throw DumpError(
        problem: .noSuchScreen(screen, count: all.count), file: DumpFile.displayName(of: file))
    }
    return [all[screen - 1]]
  }

  /// Applies a supposition on every screen that has such a view.
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

  /// Returns the same for a command that needs them.
  ///
  /// - Throws: ``ExitStatus/badInput`` if the dump cannot be read, after reporting it.
  func neededScreens(of file: String, at place: Int = 0) throws -> [ReportedScreen] {
    do throws(DumpError) {
      return try screens(of: file, at: place)
    } catch {
      throw Complaint.dump(error).ending()
    }
  }

  /// The arguments with which a command makes the same suppositions.
  var arguments: [String] {
    suppositions.flatMap { ["--assume", $0.text] }
      + (inputFormat.map { ["--input-format", $0] } ?? [])
      + elements.flatMap { ["--elements", $0] }
  }

  /// Checks that each dump has its elements, if any dump has.
  ///
  /// - Throws: ``ExitStatus/badInput``, after reporting the problem.
  func checkElements(forDumps count: Int) throws {
    guard !elements.isEmpty, elements.count != count else { return }
    throw Complaint.request(.elements(count: elements.count, dumps: count)).ending()
  }
}

extension Supposition: @retroactive ExpressibleByArgument {
  /// Reads a supposition from a command's argument.
  public init?(argument: String) { self.init(argument) }
}

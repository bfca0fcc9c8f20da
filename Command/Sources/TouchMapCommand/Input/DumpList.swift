import ArgumentParser
import Foundation
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// The dumps of a command, and how they are read.
struct DumpList: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The dumps, or folders of dumps; '-' reads standard input.", valueName: "DUMP"),
    completion: .file())
  var dumps: [String] = []

  @Option(
    name: .customLong("files-from"),
    help: ArgumentHelp(
      "A file with the paths of further dumps, one a line; '-' reads standard input.",
      valueName: "FILE"),
    completion: .file())
  var filesFrom: String?

  @OptionGroup var input: InputOptions

  /// Whether JSON is an array even for one answer, because several dumps were given.
  var isSeveral: Bool {
    dumps.count > 1 || filesFrom != nil || dumps.contains(where: DumpFolder.isFolder)
  }

  /// Reads the dumps one after another and passes the screens of each, and the settings for it, to a
  /// function, until that returns false. If one cannot be read, this is reported and the others are
  /// read. Returns whether all of these could be read.
  ///
  /// - Parameter output: Where the answers will be written, which must be none of the inputs.
  func read(
    _ configuration: ConfigurationOptions, to output: Destination?,
    _ body: ([ReportedScreen], Settings) throws -> Bool
  ) throws -> Bool {
    let files = try files()
    try input.checkElements(forDumps: files.count)
    let others = [filesFrom, configuration.config].compactMap { $0 }
    try output?.check(isNoneOf: files + input.elements + others)
    let settings = try configuration.settings(for: files)
    defer { Progress.end() }
    var isFine = true
    for (index, file) in files.enumerated() {
      Progress.begin("reading \(index + 1) of \(files.count): \(file)")
      do {
        let screens = try input.screens(of: file, at: index)
        Progress.begin("dividing \(index + 1) of \(files.count): \(file)")
        guard try body(screens, settings[index]) else { break }
      } catch let error as DumpError {
        Complaint.dump(error).tell()
        isFine = false
      }
    }
    return isFine
  }

  private func files() throws -> [String] {
    if dumps.isEmpty, filesFrom == nil {
      throw ValidationError("Missing expected argument '<DUMP> ...'")
    }
    let dumps = try dumps.flatMap(DumpFolder.files)
    guard let filesFrom else { return dumps }
    let isStandardInput = filesFrom == DumpFile.standardInput
    let data =
      isStandardInput
      ? try FileHandle.standardInput.readToEnd() ?? Data()
      : FileManager.default.contents(atPath: filesFrom)
    guard let data else { throw Complaint.file(filesFrom, .unreadable(.paths)).ending() }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return dumps + lines.map(String.init)
  }
}

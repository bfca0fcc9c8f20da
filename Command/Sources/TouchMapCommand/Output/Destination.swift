import ArgumentParser
import Foundation
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// Where an answer is written: a file, or standard output for `-`.
struct Destination: ExpressibleByArgument {
  /// The file; `nil` for standard output.
  let path: String?

  init(argument: String) { path = argument == "-" ? nil : argument }

  /// Standard output.
  static let standardOutput = Destination(argument: "-")

  /// Checks that the file is none of the inputs of the command.
  ///
  /// - Throws: ``ExitStatus/badInput`` if it is, after reporting the problem.
  func check(isNoneOf inputs: [String]) throws {
    guard let path, let file = try? WholeFile(path) else { return }
    if inputs.contains(where: file.isSame) { throw Complaint.file(path, .alsoInput).ending() }
  }

  /// Writes a text, with a line end.
  ///
  /// - Throws: ``ExitStatus/badInput`` if it cannot be written, after reporting the problem.
  func write(_ text: String) throws { try write(bytes: text.endingLine.utf8) }

  /// Writes a picture as PNG.
  ///
  /// - Throws: ``ExitStatus/badInput`` if no program draws it; then nothing is written.
  func write(asPNG picture: Picture) throws {
    Progress.begin("drawing")
    defer { Progress.end() }
    let data: Data
    do throws(PictureRenderer.Failure) {
      data = try PictureRenderer().png(
        of: picture.svg, width: picture.size.width, height: picture.size.height)
    } catch {
      throw Complaint.file(path ?? "standard output", .failed(error.reason)).ending()
    }
    try write(bytes: data)
  }

  private func write(bytes: some Sequence<UInt8>) throws {
    guard let path else { return _ = try StandardOutput.write(bytes: bytes) }
    Progress.begin("writing \(path)")
    defer { Progress.end() }
    do throws(Descriptor.Failure) {
      try WholeFile(path).write(bytes)
    } catch {
      throw Complaint.file(path, .unwritable(error)).ending()
    }
  }

  /// Returns the format for the extension of the file's name; a name without one, and standard
  /// output, mean the plain format.
  ///
  /// - Throws: `ValidationError` with the known extensions if there is no such format.
  func format<Format: RawRepresentable<String> & CaseIterable & Equatable>(
    plain: Format
  ) throws -> Format {
    let end = path.map { ($0 as NSString).pathExtension.lowercased() } ?? ""
    guard !end.isEmpty, end != "txt" else { return plain }
    let name = ["htm": "html", "ndjson": "jsonl", "md": "markdown"][end] ?? end
    if let format = Format(rawValue: name) { return format }
    let known = Format.allCases.filter { $0 != plain }.map { ".\($0.rawValue)" }
    throw ValidationError(
      "nothing is written as '.\(end)'; expected a file that ends in .txt, "
        + "\(known.joined(separator: ", ")), or --format")
  }
}

import Foundation
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// A file of points: `X,Y` on each line, as ``PointArgument`` reads it. Blank lines count as none.
enum PointsFile {
  /// Reads all points.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Throws: ``ExitStatus/badInput`` if a line is no point, or there is none, after reporting it.
  static func points(in path: String) throws -> [PointArgument] {
    let isStandardInput = path == DumpFile.standardInput
    let data =
      isStandardInput
      ? try FileHandle.standardInput.readToEnd() ?? Data()
      : FileManager.default.contents(atPath: path)
    let name = DumpFile.displayName(of: path)
    guard let data else { throw Complaint.file(name, .unreadable(.points)).ending() }
    var points: [PointArgument] = []
    for (place, line) in String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      do {
        points.append(try PointArgument(argument: String(line)))
      } catch let problem as PointArgument.Problem {
        throw Complaint.point(problem, file: name, line: place + 1).ending()
      }
    }
    guard !points.isEmpty else { throw Complaint.file(name, .empty(.points)).ending() }
    return points
  }
}

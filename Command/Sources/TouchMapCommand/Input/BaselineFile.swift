import Foundation
@_spi(Command) import TouchReports

/// Baselines in files.
enum BaselineFile {
  static func read(_ path: String) throws -> LintBaseline {
    do {
      return try LintBaseline(reading: Data(contentsOf: URL(fileURLWithPath: path)), at: path)
    } catch {
      throw Complaint.file(path, .unreadable(.baseline)).ending()
    }
  }
}

import Foundation
import TouchReports

/// Baselines in files.
enum BaselineFile {
  static func read(_ path: String) throws -> LintBaseline {
    do {
      return try LintBaseline(reading: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Complaint.file(path, .unreadable(.baseline)).ending()
    }
  }

  static func write(_ baseline: LintBaseline, to path: String) throws {
    do {
      try Data(baseline.text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Complaint.file(path, .unwritable).ending()
    }
  }
}

import ArgumentParser
import TouchMap

/// What the command has to say on standard error, as facts; ``wording`` puts it into words.
enum Complaint {
  case file(String, FileProblem)
  case request(RequestProblem)
  case dump(DumpError)
  case settings(SettingsError, file: String)
  /// Lines of a file that are no taps.
  case skippedTaps(TapTally.Skipped, file: String)
  /// What is odd about a point.
  case oddPoint(on: ReportedScreen, hint: String)

  /// What is wrong with a file.
  enum FileProblem {
    case unreadable(Content)
    case unwritable
    case noFolder
    /// A folder has no file that ends in one of these.
    case noDump(extensions: [String])
    /// Reading, writing or drawing ended for this reason.
    case failed(String)
  }

  /// What a file should have held.
  enum Content {
    case baseline, paths, settings, taps
  }

  /// What is wrong with what was asked for.
  enum RequestProblem {
    case elements(count: Int, dumps: Int)
    case unknownName(String, near: [String])
    case screenCounts(before: String, Int, after: String, Int)
    case nothingCompared
    case nothingWitnessed
    /// The arguments are wrong, as the parser of arguments says.
    case usage(String)
  }

  /// Says it.
  func tell() { StandardError.write(wording) }

  /// Says it and returns what the command ends with for that reason.
  func ending() -> ExitCode {
    tell()
    return ExitStatus.badInput
  }
}

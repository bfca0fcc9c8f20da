import ArgumentParser
@_spi(Command) import TouchMap

/// A message of the command on standard error, as facts; ``wording`` puts it into words.
enum Complaint {
  case file(String, FileProblem)
  case request(RequestProblem)
  case dump(DumpError)
  case settings(SettingsError, file: String)
  /// A line of a file that is no point.
  case point(PointArgument.Problem, file: String, line: Int)
  /// Findings of a baseline that are in no dump any more.
  case goneFromBaseline([String], file: String)
  /// Names in settings that match nothing in the dumps of a run.
  case unusedNames([String], file: String)
  /// A point that is probably a mistake.
  case oddPoint(on: ReportedScreen, hint: String)

  /// A problem with a file.
  enum FileProblem {
    case unreadable(Content)
    case empty(Content)
    case unwritable(Descriptor.Failure)
    /// The output is one of the inputs.
    case alsoInput
    /// A folder contains no file with one of these extensions.
    case noDump(extensions: [String])
    /// Reading, writing or drawing ended for this reason.
    case failed(String)
  }

  /// The expected content of a file.
  enum Content {
    case baseline, paths, points, settings
  }

  /// A problem with a request.
  enum RequestProblem {
    case elements(count: Int, dumps: Int)
    case unknownName(String, near: [String], hostingView: String?, isCutShort: Bool)
    case screenCounts(before: String, Int, after: String, Int)
    case nothingCompared
    case nothingWitnessed
    /// There is no file with the commands for the debugger beside the program.
    case noDebuggerCommands(beside: String)
    /// The arguments are wrong, in the words of the parser of arguments.
    case usage(String)
  }

  /// Writes the message. With `--brief`, an error also takes the place of an answer.
  func tell() {
    StandardError.write(wording)
    guard Self.isBrief, let error = plainError else { return }
    _ = try? StandardOutput.write(error.line())
  }

  /// Writes the message and returns the exit status for it.
  func ending() -> ExitCode {
    tell()
    return ExitStatus.badInput
  }
}

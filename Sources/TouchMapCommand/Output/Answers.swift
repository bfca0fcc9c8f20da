import ArgumentParser
import TouchMap
import TouchReports

/// The answers of a command about the screens of its dumps.
struct Answers<Given: Answer> {
  /// The answers that are not written yet, in the order of the dumps.
  var all: [Given] = []
  /// Whether every dump could be read.
  var isComplete = true
  /// Whether JSON is an array even if there is one answer.
  var isList = false

  /// Writes the answers. Without answers it writes an empty document for machines and nothing for
  /// people.
  func write(as format: AnswerFormat, style: TextStyle) throws {
    switch format {
    case .text where all.isEmpty: return
    case .text: try Given.writeText(all, style: style, to: StandardOutput.write(piece:))
    case .json: try Given.writeJSON(all, asList: isList, to: StandardOutput.write(piece:))
    case .jsonl: try StandardOutput.write(Given.jsonLines(all))
    }
    if format != .jsonl { _ = try StandardOutput.write(piece: "\n") }
  }

  /// Ends the command with the status for bad input if a dump could not be read.
  func check() throws {
    if !isComplete { throw ExitStatus.badInput }
  }
}

extension DumpList {
  /// Reads the dumps one after another and answers for each of their screens, by the settings for
  /// its dump. Streamed answers are written as lines of JSON as soon as they are known, as long as
  /// someone reads them. If a dump cannot be read, this is reported and the others are read.
  ///
  /// - Parameter output: Where the answers will be written, which must be none of the inputs.
  func answers<Given: Answer>(
    _ configuration: ConfigurationOptions, isStreaming: Bool, to output: Destination? = nil,
    _ answer: (ReportedScreen, Settings) throws -> [Given]
  ) throws -> Answers<Given> {
    var answers = Answers<Given>(isList: isSeveral)
    answers.isComplete = try read(configuration, to: output) { screens, settings in
      for screen in screens {
        let given = try answer(screen, settings)
        if !isStreaming {
          answers.all += given
        } else if try !given.isEmpty && !StandardOutput.write(Given.jsonLines(given)) {
          return false
        }
      }
      return true
    }
    return answers
  }

  /// Reads the dumps one after another and writes a brief answer for each of their screens, unless
  /// `answer` has nothing to report.
  func writeBriefAnswers(
    _ configuration: ConfigurationOptions, _ answer: (ReportedScreen, Settings) throws -> JSON?
  ) throws {
    let answers = try answers(configuration, isStreaming: true) { reported, settings in
      try answer(reported, settings).map {
        [BriefAnswer($0, about: reported, isOneOfSeveral: isSeveral)]
      } ?? []
    }
    try answers.check()
  }
}

/// The format of an answer.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// One document.
  case json
  /// One answer on each line, as soon as it is known.
  case jsonl
}

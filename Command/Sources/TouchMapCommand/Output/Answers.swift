import ArgumentParser
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

extension AnswerFormat: @retroactive ExpressibleByArgument {}

/// The answers of a command about the screens of its dumps.
struct Answers<Given: Answer> {
  /// The answers that are not written yet, in the order of the dumps.
  var all: [Given] = []
  /// Whether every dump could be read.
  var isComplete = true

  /// Ends the command with the status for bad input if a dump could not be read.
  func check() throws {
    if !isComplete { throw ExitStatus.badInput }
  }
}

extension AnswerWriter {
  /// Writes answers to standard output. Returns whether someone reads them.
  mutating func write(_ answers: [Given]) throws -> Bool {
    for answer in answers {
      guard try StandardOutput.write(piece: piece(for: answer)) else { return false }
    }
    return true
  }

  /// Writes what follows the answers.
  func finish() throws { _ = try StandardOutput.write(piece: end()) }
}

extension DumpList {
  /// Reads the dumps one after another and answers for each of their screens, by the settings for
  /// its dump. In a format for answers they are written as soon as they are known, as long as
  /// someone reads them; in another one they are kept. If a dump cannot be read, this is reported
  /// and the others are read.
  ///
  /// - Parameter output: Where the answers will be written, which must be none of the inputs.
  func answers<Given: Answer>(
    _ configuration: ConfigurationOptions, as format: AnswerFormat?, style: TextStyle = .plain,
    to output: Destination? = nil, _ answer: (ReportedScreen, Settings) throws -> [Given]
  ) throws -> Answers<Given> {
    var answers = Answers<Given>()
    var writer = format.map { AnswerWriter<Given>($0, style: style, asList: isSeveral) }
    answers.isComplete = try read(configuration, to: output) { reported, settings in
      for screen in reported {
        let given = try answer(screen, settings)
        if writer == nil { answers.all += given }
        if try writer?.write(given) == false { return false }
      }
      return true
    }
    try writer?.finish()
    return answers
  }

  /// Reads the dumps one after another and writes a brief answer for each of their screens, unless
  /// `answer` has nothing to report.
  func briefAnswers(
    _ configuration: ConfigurationOptions, to output: Destination? = nil,
    _ answer: (ReportedScreen, Settings) throws -> JSON?
  ) throws -> Answers<BriefAnswer> {
    try answers(configuration, as: .jsonl, to: output) { reported, settings in
      try answer(reported, settings).map {
        [BriefAnswer($0, about: reported, isOneOfSeveral: isSeveral)]
      } ?? []
    }
  }
}

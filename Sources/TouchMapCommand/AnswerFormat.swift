import ArgumentParser
import TouchMap

/// How an answer is written.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  /// Returns the answers; JSON of one answer is an object unless a list is asked for.
  func text(of reports: [TouchReport], asList: Bool) -> String {
    switch self {
    case .text: TouchReport.text(reports)
    case .json: TouchReport.json(reports, asList: asList)
    }
  }
}

import ArgumentParser

/// How an answer is written.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// One document.
  case json
  /// One answer a line, as soon as it is known.
  case jsonl
}

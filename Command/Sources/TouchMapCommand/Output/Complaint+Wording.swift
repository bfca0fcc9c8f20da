@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

extension Complaint {
  /// One line: the place, the severity, the problem, the expectation. It contains names of files
  /// and texts of users unchanged: ``StandardError`` makes them harmless.
  var wording: String {
    switch self {
    case .file(let file, let problem): "\(file): error: \(problem.wording)"
    case .request(let problem): "error: \(problem.wording)"
    case .dump(let error):
      error.description + (error.problem.advice.map { "; \($0)" } ?? "")
    case .settings(let error, let file):
      "\(error.line.map { "\(file):\($0)" } ?? file): error: \(error.problem.wording)"
    case .point(let problem, let file, let line): "\(file):\(line): error: \(problem)"
    case .goneFromBaseline(let gone, let file):
      "\(file): note: \(Plural.text(gone.count, "finding is", "findings are")) gone, "
        + "--write-baseline forgets them: " + gone.prefix(5).joined(separator: "; ")
        + (gone.count > 5 ? " and \(gone.count - 5) more" : "")
    case .unusedNames(let names, let file):
      "\(file): note: nothing in the dumps is called \(names.joined(separator: ", "))"
    case .oddPoint(let reported, let hint): "\(reported.name): note: \(hint)"
    }
  }
}

extension DumpError.Problem {
  /// What to type next, if the command has it.
  fileprivate var advice: String? {
    switch self {
    case .debuggerError: "`touchmap formats` has commands that work in any frame"
    case .noViews, .unknownDocument: "`touchmap formats` lists what can be read"
    case .noElements: "`touchmap formats` says how to get one"
    case .nearest(_, let problem, let isCut): isCut ? nil : problem.advice
    case .unsupportedVersion: "update touchmap"
    case .noElementHalf: "pass it with --elements"
    case .noViewHalf: "pass this one with --elements"
    case .halvesUnpaired: "choose a screen with --screen"
    default: nil
    }
  }
}

extension Complaint.FileProblem {
  fileprivate var wording: String {
    switch self {
    case .unreadable(let content): "cannot be read; expected \(content.wording)"
    case .empty(let content): "is empty; expected \(content.wording)"
    case .unwritable(let failure):
      "cannot be written: \(failure.reason); expected a file and a folder that may be written to"
    case .alsoInput: "is also an input; expected another file to write to"
    case .noDump(let extensions):
      "no dump in this folder; expected files that end in "
        + extensions.map { ".\($0)" }.joined(separator: ", ")
    case .failed(let reason): reason
    }
  }
}

extension Complaint.Content {
  fileprivate var wording: String {
    switch self {
    case .baseline: "a baseline that --write-baseline wrote"
    case .paths: "paths, one a line"
    case .points: "points, one X,Y a line"
    case .settings: "settings in YAML"
    }
  }
}

extension Complaint.RequestProblem {
  var wording: String {
    switch self {
    case .elements(let count, let dumps):
      "\(count) files of elements for \(dumps) dumps; expected one --elements for each dump, in "
        + "the same order"
    case .unknownName(let name, let near, let hostingView, let isCutShort):
      "nothing is called '\(name)'; expected a class, an address, an identifier, #id or the whole "
        + "text of a view in the dump"
        + (near.isEmpty
          ? "" : "; did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?")
        + (hostingView.map {
          "; SwiftUI draws the content of \($0), and a dump of views has no names for it: pass the "
            + "accessibility tree of the same moment with --elements FILE, or ask touchmap at X,Y"
        } ?? "")
        + (isCutShort ? "; a part of the dump is missing: save the whole output of the tool" : "")
    case .screenCounts(let before, let old, let after, let new):
      "\(before) and \(after) hold \(old) and \(new) screens; choose one with --screen"
    case .nothingCompared: "nothing was compared: the two screens have no area in common"
    case .nothingWitnessed: "nothing was asked; expected a capture that TouchInspector.json() wrote"
    case .noDebuggerCommands(let program):
      "there is no \(DebuggerCommand.file) beside \(program); unpack the whole archive of the release, or install "
        + "the wheel"
    case .usage(let text): text
    }
  }
}

extension SettingsError.Problem {
  /// The problem and the expectation, as a clause.
  fileprivate var wording: String {
    switch self {
    case .malformed: "no sound YAML (it cannot be parsed); expected `key: value` lines"
    case .unknownKey(let key, let expected):
      "no setting is called '\(key)'; expected one of \(expected.joined(separator: ", "))"
    case .unexpected(let key, let expected):
      "'\(key)' has an invalid value; expected \(expected.wording)"
    }
  }
}

extension SettingsError.Expected {
  fileprivate var wording: String {
    switch self {
    case .points: "a number of points"
    case .lines: "`key: value` lines"
    case .names: "a list of names, in which * may appear"
    case .oneOf(let names): "one of \(names.joined(separator: ", "))"
    }
  }
}

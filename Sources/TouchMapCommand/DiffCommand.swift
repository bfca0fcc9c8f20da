import ArgumentParser
import TouchMap

/// `touchmap diff`: which points changed owner.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Tells which parts of a screen go to another view than before: what did my tap change?",
    discussion: """
      Take a dump before a tap or a change and one after it. Or keep a dump in the repository as a
      golden file, and let a test fail when a later one differs from it: the status tells.
      Views are matched without addresses: by class path, identifier and place among their like.
      The exit status is 1 if anything changed, and 2 if there is nothing to compare.

      Examples:
        touchmap diff feed-ios18.txt feed-ios26.txt
        touchmap diff before.txt after.txt --format json
      """)

  @Argument(help: ArgumentHelp("The dump before.", valueName: "BEFORE"), completion: .file())
  var before: String

  @Argument(help: ArgumentHelp("The dump after.", valueName: "AFTER"), completion: .file())
  var after: String

  @Option(help: "How to answer: text, json, or jsonl for one answer a line.")
  var format = AnswerFormat.text

  @Flag(help: "Answers in one line of JSON: the eight largest changes.")
  var brief = false

  @OptionGroup var input: InputOptions
  @OptionGroup var style: StyleOptions
  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    try input.checkElements(forDumps: 2)
    let old = try input.neededScreens(of: before, at: 0)
    let new = try input.neededScreens(of: after, at: 1)
    guard old.count == new.count else {
      throw Complaint.request(.screenCounts(before: before, old.count, after: after, new.count))
        .ending()
    }
    let rules = try configuration.settings(for: after).lint.classRules
    let reports = zip(old, new).map { DiffReport(from: $0, to: $1, rules: rules) }
    if brief {
      let answers = reports.map {
        BriefAnswer(Brief.diff($0), about: $0.after, isOneOfSeveral: false)
      }
      try Answers(all: answers).write(as: .jsonl, style: style.style)
    } else {
      try Answers(all: reports).write(as: format, style: style.style)
    }
    guard reports.allSatisfy(\.diff.isComparable) else {
      throw Complaint.request(.nothingCompared).ending()
    }
    if reports.contains(where: { !$0.diff.changes.isEmpty }) { throw ExitStatus.findings }
  }
}

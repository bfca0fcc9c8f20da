import Foundation
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// The texts and pictures about one screen that begin with the verdict about it.
enum VerdictPicture: CaseIterable {
  case svg, page, text, markdown, json, lint, change

  /// Returns the words of the picture as a reader meets them.
  func words(about screen: Screen) -> String {
    let map = MapReport(ReportedScreen(screen))
    switch self {
    case .svg: return Self.read(MapReport.svg([map]))
    case .page:
      let page = map.html()
      let start = page.range(of: "<noscript>")?.lowerBound ?? page.startIndex
      let end = page.range(of: "</header>")?.lowerBound ?? page.endIndex
      return Self.read(String(page[start..<end]))
    case .text: return MapReport.text([map], style: .plain)
    case .markdown: return MapReport.markdown([map])
    case .json: return MapReport.json([map])
    case .lint:
      return LintReport.text(
        [LintReport(ReportedScreen(screen), configuration: LintConfiguration())], style: .plain)
    case .change:
      let same = DiffReport(from: ReportedScreen(screen), to: ReportedScreen(screen))
      return Self.read(DiffReport.picture([same]).svg)
    }
  }

  /// Returns the texts of a document with tags, each with a space behind it.
  private static func read(_ markup: String) -> String {
    let bare = markup.replacing(#/<(style|title|desc)>.*?<\/\1>/#.dotMatchesNewlines(), with: "")
    return bare.replacing(#/<[^>]*>/#, with: " ").replacing(#/\s+/#, with: " ")
  }

  /// Returns what the words of a picture say against the verdicts of the targets.
  func faults(in words: String, against truth: ScreenTruth) -> [String] {
    var faults: [String] = []
    let claims = words.matches(
      of:
        #/(?:All ([\d,]+)|The one) (?:visible targets?|targets? (?:on the|in this) \w+) get/#
    ).map { $0.1.flatMap { Int($0.filter { $0 != "," }) } ?? 1 }
    if !claims.isEmpty, !truth.isClear { faults.append("all-clear, against \(truth.words)") }
    for claim in claims where claim != truth.working {
      faults.append("all-clear for \(claim) of \(truth.working) targets")
    }
    if claims.isEmpty, truth.isClear { faults.append("no all-clear") }
    if !claims.isEmpty, truth.small > 0, !words.contains("smaller than 44 x 44 points") {
      faults.append("no word of \(truth.small) small targets")
    }
    return faults
  }
}

/// What `why` says of every target on a screen.
struct ScreenTruth {
  /// The verdicts in words, each with how often.
  let words: [TapVerdict.Word: Int]
  let fates: [ScreenVerdict.Fate: Int]
  /// Whether the whole screen is known, and every target that is not disabled gets its taps.
  let isClear: Bool
  /// How many of those that get their taps the checks find too small.
  let small: Int
  var working: Int { words.reduce(0) { $0 + ($1.key.reaches ? $1.value : 0) } }

  init(_ screen: Screen) {
    let survey = ScreenSurvey(screen)
    let verdict = ScreenVerdict(survey)
    let oracle = TapOracle(survey)
    let told = verdict.asked.map { oracle.verdict(onTapFor: $0.node).word }
    words = told.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    fates = verdict.asked.reduce(into: [:]) { $0[$1.fate, default: 0] += 1 }
    let found = Set(Lint(screen).findings.filter { $0.rule == .targetTooSmall }.map(\.node))
    small = verdict.asked.count { $0.fate == .works && found.contains($0.node) }
    isClear =
      verdict.asked.allSatisfy { $0.fate == .works || $0.fate == .disabled }
      && told.allSatisfy { $0.reaches || $0 == .disabled } && told.contains { $0.reaches }
      && verdict.culprits.isEmpty && verdict.asked.count == verdict.targets
      && !verdict.sentences.contains { $0.contains("that the dump shows") }
  }
}

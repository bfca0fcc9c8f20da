extension ScreenVerdict {
  /// The headline of every picture and text about the screen: which views take the taps of which
  /// targets, and what else keeps targets from their taps; or that all get them.
  package var text: String { sentences.joined(separator: " ") }

  /// The headline, one sentence in each entry; the first can be used alone.
  package var sentences: [String] { sentences(besideTable: false) }

  /// The headline as it is beside a table of the targets on a terminal, whose lines are few: without
  /// the targets that get their taps, and those that scrolling may free.
  package func sentences(besideTable: Bool) -> [String] {
    if asked.isEmpty {
      return culpritSentences + (transition.isEmpty ? reasonForNoTarget : transition)
    }
    let behindPresentation = behindPresentation
    let losses =
      culpritSentences
      + [sentence(about: loose, "lets its taps fall through", "let their taps fall through")]
      .compactMap { $0 } + (besideTable ? [] : coveredNow) + [shadowed].compactMap { $0 }
      + behindPresentation.sentences
      + Self.sentences(of: unknown)
    let working = working(behindPresentation.rest, isAll: losses.isEmpty)
    let area = Self.sentences(of: unknownPart).filter { !losses.contains($0) }
    let rest = [besideTable ? nil : working, disabled] + area + [linted.limited?.sentence]
    return transition + limited + losses + rest.compactMap { $0 } + witnessed + barsWithoutTabs
  }

  private var coveredNow: [String] {
    [
      sentence(about: asked { $0 == .coveredNow(isKnown: true) }, Self.now, Self.nowMany),
      sentence(
        about: asked { $0 == .coveredNow(isKnown: false) }, "is covered now" + Self.perhaps,
        "are covered now" + Self.perhaps),
    ].compactMap { $0 }
  }

  private static let now = "is covered now and can be scrolled free"
  private static let nowMany = "are covered now and can be scrolled free"
  private static let perhaps = "; whether by scrolling they get free is not known"

  /// The effect of one culprit, in one sentence.
  package func sentence(about culprit: Culprit) -> String {
    let name =
      culprit.name.phrase
      + (culprit.line == nil ? "" : " (\(survey.screen.sourcePlace(of: culprit.node)))")
    let lost = culprit.blocked.map { blocked[$0] }
    guard let first = lost.first else {
      let part =
        culprit.share >= 0.9995
        ? "every tap" : "the taps on \(Percentage.text(culprit.share)) of the screen"
      return "\(name) takes \(part) and does nothing with them."
    }
    switch first.tap.word {
    case .outsideParent:
      let verb = lost.count == 1 ? "lies" : "lie"
      return "\(Self.counted(lost)) \(verb) outside of \(name), dead there: \(Self.names(lost))."
    case .disabled: return "\(name) switches \(Self.counted(lost)) off: \(Self.names(lost))."
    default: return "\(name) takes the taps of \(Self.counted(lost)): \(Self.names(lost))."
    }
  }

  /// The result of trying a fix, in one sentence; `nil` without a fix.
  package func proof(of culprit: Culprit) -> String? {
    effect(of: culprit).map { "Tried on this dump: \($0)." }
  }

  /// The effect of a fix, as a clause; `nil` without a fix.
  package func effect(of culprit: Culprit) -> String? {
    guard let fix = culprit.fix else { return nil }
    let targets = culprit.blocked.map { blocked[$0] }
    let lost = fix.lost.compactMap { self[$0] }
    let loss =
      lost.isEmpty ? "" : ", and takes the taps of \(Self.counted(lost)): \(Self.names(lost))"
    guard !targets.isEmpty else { return "taps reach what lies behind" + loss }
    let freed =
      fix.freed == targets.count ? Self.counted(targets) : "\(fix.freed) of \(targets.count)"
    return "frees \(freed)\(loss)"
  }

  /// Counts targets by kind, the most frequent first: `2 buttons and 1 cell`; as targets if they
  /// are of more than three kinds.
  package static func counted(_ targets: some Collection<Target>) -> String {
    var counts: [(kind: String, count: Int)] = []
    for target in targets {
      if let place = counts.firstIndex(where: { $0.kind == target.name.kind }) {
        counts[place].count += 1
      } else {
        counts.append((target.name.kind, 1))
      }
    }
    guard counts.count <= 3 else { return SpokenKind.counted(targets.count, "target") }
    let sorted = counts.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    return list(sorted.map { SpokenKind.counted($0.element.count, $0.element.kind) })
  }

  /// Some of the targets by name.
  package static func names(_ targets: some Collection<Target>) -> String {
    let names = targets.named(atMost: 3).map {
      ($0.name.source == .label ? "\"\($0.name.text)\"" : $0.name.text) + $0.placeText
    }
    let rest = targets.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(Plural.grouped(rest)) more" : "")
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Collection {
  /// The first of them, to name them; one more than the limit is all of them, as a name takes no
  /// more room than "and 1 more".
  package func named(atMost most: Int) -> SubSequence { prefix(count == most + 1 ? count : most) }
}

extension ScreenVerdict.Target {
  /// The name, with its place where other targets are called the same.
  package var title: String { name.text + placeText }
  /// The name in a sentence, with its place where other targets are called the same.
  package var phrase: String { name.phrase + placeText }

  fileprivate var placeText: String {
    place.map { " at \(NumberText.text($0.x.rounded())), \(NumberText.text($0.y.rounded()))" } ?? ""
  }
}

extension ScreenVerdict {
  /// More culprits are counted together. A choice.
  package static let mostNamed = 3

  private func asked(_ fits: (Fate) -> Bool) -> [Target] { asked.filter { fits($0.fate) } }

  private var culpritSentences: [String] {
    let named = culprits.prefix(Self.mostNamed).map(sentence)
    let rest = culprits.dropFirst(Self.mostNamed).flatMap(\.blocked).map { blocked[$0] }
    guard !rest.isEmpty else { return named }
    let views = Plural.text(culprits.count - Self.mostNamed, "other view keeps", "other views keep")
    return named + ["\(views) taps from \(Self.counted(rest)): \(Self.names(rest))."]
  }

  /// The targets whose taps no view gets.
  private var loose: [Target] {
    let blamed = Set(culprits.flatMap(\.blocked))
    return blocked.indices.filter { !blamed.contains($0) }.map { blocked[$0] }
  }

  private func sentence(about targets: [Target], _ one: String, _ many: String) -> String? {
    guard !targets.isEmpty else { return nil }
    let verb = targets.count == 1 ? one : many
    return "\(Self.counted(targets)) \(verb): \(Self.names(targets))."
  }

  /// The targets behind presentations, with those in the presentations that get their taps; and the
  /// rest of those that get theirs.
  private var behindPresentation: (sentences: [String], rest: [Target]) {
    let covered = asked { $0 == .behindPresentation }
    let groups = Dictionary(grouping: covered) { $0.tap.by.flatMap(survey.presentation(holding:)) }
    var rest = asked { $0 == .works }
    let sentences = groups.sorted { ($0.key?.index ?? -1) < ($1.key?.index ?? -1) }.map {
      presentation, targets in
      let kind = presentation.map(survey.kind(ofPresentation:)) ?? "presentation"
      let place = survey.screen.showsOneWindow ? " in this window" : ""
      let shown =
        "\(kind == "alert" ? "An" : "A") \(kind) is shown\(place) in front of "
        + Self.counted(targets)
      let parts = presentation.map { survey.screen.subtree(of: $0) }
      let own = rest.filter { parts?.contains($0.node) == true }
      guard !own.isEmpty else { return "\(shown)." }
      rest.removeAll { parts?.contains($0.node) == true }
      let get = own.count == 1 ? "gets its taps" : "get their taps"
      return "\(shown), and its \(Self.counted(own)) \(get)\(smallness(of: own))."
    }
    return (sentences, rest)
  }

  /// How many of some targets are too small, as the end of a sentence; empty if none is.
  private func smallness(of targets: [Target]) -> String {
    let small = targets.filter { self.small.contains($0.node) }
    let least = NumberText.text(linted.configuration.leastSide)
    let size = "smaller than \(least) x \(least) points"
    switch (small.count, targets.count) {
    case (0, _): return ""
    case (1, 1): return ", but it is \(size)"
    case (targets.count, _): return ", but each is \(size)"
    default:
      let verb = small.count == 1 ? "is" : "are"
      return "; \(Self.counted(small)) \(verb) \(size): \(Self.names(small))"
    }
  }

  /// The targets whose taps a recognizer may take, and what leaves them their taps.
  private var shadowed: String? {
    let targets = asked { $0 == .shadowed }
    guard let view = targets.first?.tap.by else { return nil }
    let isOne = targets.allSatisfy { $0.tap.by == view }
    let takers = isOne ? survey.tapTakerName(of: view) : "the gesture recognizers"
    let whose = isOne ? survey.screen.spokenName(of: view).phrase : "views around them"
    return "T\(takers.dropFirst()) of \(whose) may take the taps of \(Self.counted(targets)): "
      + "\(Self.names(targets)). Set cancelsTouchesInView to false to leave them their taps."
  }

  /// What cannot be told, and what settles it, in a sentence each.
  private typealias Open = (sentence: String, step: String)

  private static func sentences(of open: Open?) -> [String] {
    open.map { [$0.sentence, $0.step] } ?? []
  }

  /// What settles that something cannot be told of targets, or of a part of the screen.
  var nextSteps: [String] { [unknown?.step, unknownPart?.step].compactMap { $0 } }

  /// Whether one of them is a rule for the name of a class.
  package var asksForRule: Bool {
    [firstDoubt, unknownArea.map { .ownRule($0.node) }].contains { doubt in
      switch doubt {
      case .ownRule(let node), .passThrough(let node): survey.isOwn(node)
      default: false
      }
    }
  }

  private var firstDoubt: TapVerdict.Doubt? {
    asked { $0 == .unknown }.lazy.compactMap(\.tap.doubts.first).first
  }

  private var unknown: Open? {
    guard let doubt = firstDoubt else { return nil }
    let targets = asked { $0 == .unknown }
    return ("Cannot tell of \(Self.counted(targets)): \(clause(doubt)).", nextStep(doubt))
  }

  private func clause(_ doubt: TapVerdict.Doubt) -> String {
    survey.clause(about: doubt) { survey.screen.spokenName(of: $0).phrase }
  }

  /// What settles a doubt, in a sentence.
  private func nextStep(_ doubt: TapVerdict.Doubt) -> String {
    let step =
      switch doubt {
      case .noScreen: "dump a window that has a frame"
      case .cutShort: "dump the screen again, and pass all of it"
      case .ownRule(let node) where survey.screen.nodes[node].isHostingView:
        "add the accessibility tree of the same moment, or ask the app in lldb: touchmap at X,Y has "
          + "the line"
      case .ownRule(let node) where !survey.isOwn(node):
        "capture the screen with TouchInspector, which asks UIKit"
      case .ownRule(let node), .passThrough(let node):
        "say what \(VisibleText.escape(survey.screen.nodes[node].className)) does, with "
          + "passthrough or takes-touches"
      case .place, .value, .order, .report, .unhittable, .visibility: Self.capture
      case .witness: "verify the capture"
      }
    return "Next: \(step)."
  }

  private static let capture = "capture the screen with recursiveDescription or TouchInspector"

  /// - Parameters:
  ///   - targets: Those that get their taps, without those in other sentences.
  ///   - isAll: Whether there are no other targets.
  private func working(_ targets: [Target], isAll: Bool) -> String? {
    let count = targets.count
    guard count > 0 else { return nil }
    let small = smallness(of: targets)
    let window = survey.screen.showsOneWindow ? "in this window" : nil
    if isAll, asked.count == self.targets {
      let place =
        isWhole && survey.screen.statesSize ? window ?? "on the screen" : "that the dump shows"
      func named(_ noun: String) -> String { leavesUnseen ? "visible \(noun)" : "\(noun) \(place)" }
      return count == 1
        ? "The one \(named("target")) gets its taps\(small)."
        : "\(count == 2 ? "Both" : "All \(Plural.grouped(count))") \(named("targets")) get their "
          + "taps\(small)."
    }
    let place = window.map { " " + $0 } ?? ""
    return count == 1
      ? "1 target gets its taps\(place)\(small)."
      : "\(Plural.grouped(count)) targets get their taps\(place)\(small)."
  }

  private var disabled: String? {
    let count = asked { $0 == .disabled }.count
    return count > 0 ? Plural.text(count, "is disabled.", "are disabled.") : nil
  }

  private var limited: [String] {
    asked.count < targets
      ? ["\(Plural.grouped(asked.count)) of \(Plural.grouped(targets)) targets were judged."] : []
  }

  private var unknownPart: Open? {
    guard let (share, node) = unknownArea else { return nil }
    return (
      "Cannot tell of \(Percentage.text(share)) of the screen: \(clause(.ownRule(node))).",
      nextStep(.ownRule(node))
    )
  }

  /// Whether the map leaves nothing open: neither a class that decides itself, nor an answer of the
  /// live UIKit that differs.
  private var isWhole: Bool {
    unknownArea == nil && witnessed.isEmpty && barsWithoutTabs.isEmpty
  }

  private var barsWithoutTabs: [String] {
    let isWithout = survey.screen.notes.remarks.contains { $0.kind == .barWithoutTabs }
    return isWithout ? ["A tab bar is in the dump without its tabs: they were not judged."] : []
  }

  /// That views move, and what to do about it.
  private var transition: [String] {
    survey.movingViews.isEmpty
      ? []
      : [
        "The dump was taken in a transition, and the views that move were not judged.",
        "Next: dump the screen again when it has come to rest.",
      ]
  }

  /// At how many points the live UIKit gave a touch to another view than the rule.
  private var witnessed: [String] {
    guard !survey.screen.witnesses.isEmpty else { return [] }
    let verification = Verification(of: survey.screen, rules: survey.rules)
    let differing = verification.differences.reduce(0) { $0 + $1.points.count }
    guard differing > 0 else { return [] }
    let asked = Plural.grouped(verification.asked - verification.onEdges)
    return [
      "At \(Plural.grouped(differing)) of \(asked) points, \(survey.screen.uikit) gave the touch to "
        + "another view than this map: verify the capture."
    ]
  }

  /// Why there is no target, if there is none.
  private var reasonForNoTarget: [String] {
    let screen = survey.screen
    guard screen.hasScreen else {
      return ["Cannot tell: no window has a frame that can be read.", nextStep(.noScreen)]
    }
    guard screen.frame.size.area > 0 else {
      return ["Cannot tell: the screen has no area.", nextStep(.noScreen)]
    }
    if let node = unknownArea?.node {
      let doubt = TapVerdict.Doubt.ownRule(node)
      return ["Cannot tell: the dump shows no target, and \(clause(doubt)).", nextStep(doubt)]
    }
    let isSure = screen.evidence == .exact && screen.statesSize && !screen.isCutShort
    guard isSure else {
      let step = screen.isCutShort ? nextStep(.cutShort) : "Next: \(Self.capture)."
      return ["Cannot tell: the dump shows no target.", step]
    }
    return ["No target is \(screen.showsOneWindow ? "in this window" : "on the screen")."]
  }
}

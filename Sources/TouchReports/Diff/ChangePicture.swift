@_spi(Command) import TouchMap

/// A change as a picture: the screen before it, who takes whose taps and what the fix is in words,
/// and the screen after it.
struct ChangePicture {
  private static let gap = 20.0
  /// The fonts can be read where the picture is 620 pixels wide, beside a phone's two maps.
  /// Choices.
  private static let (least, text, headline) = (16.0, 16.5, 20.0)
  private static let largestMap = Screen.Size(width: 280, height: 600)
  private static let wordsWidth = 250.0

  private let heading: [PanelLine]
  private let sides: [(title: [PanelLine], drawing: MapDrawing?, size: Screen.Size)]
  /// The words about each side, and what the colours mean.
  private let words: [[PanelLine]]
  private let legend: PictureLegend

  init(_ diff: DiffReport) {
    let reports = [MapReport(diff.before), MapReport(diff.after)]
    let pictures = reports.map(\.picture)
    let changed = diff.changed
    let sides = zip(zip(reports, pictures), changed).map { side, changed in
      let (report, picture) = side
      let scale = PictureScale(report.screen.frame, largest: Self.largestMap)
      let drawing = scale.map {
        MapDrawing(
          report: report, picture: picture, changed: changed, scale: $0, least: Self.least)
      }
      return (drawing: drawing, size: scale?.size ?? Screen.Size(width: 120, height: 60))
    }
    self.sides = zip(zip(["Before", "After"], reports), sides).map { named, side in
      (
        PanelLine.lines(named.0, Self.text, "text headline", width: side.size.width, most: 1)
          + PanelLine.lines(
            named.1.reported.heading, Self.least, "quiet", width: side.size.width, most: 1),
        side.drawing, side.size
      )
    }
    words = zip(zip(reports, pictures), sides).map { side, drawn in
      Self.words(side.0, side.1, drawn.drawing?.layout)
    }
    legend = PictureLegend(
      pictures, changed: changed.flatMap { $0 }, size: Self.least, width: Self.wordsWidth)
    let width = sides.reduce(Self.wordsWidth + 2 * Self.gap) { $0 + $1.size.width }
    let isCompared = diff.diff.isComparable
    let isWorse = isCompared && diff.verdict.direction.isWorse
    heading = PanelLine.lines(
      isCompared ? diff.verdict.text : diff.headline, Self.headline,
      isWorse ? "loss headline" : "text headline", width: width, most: 3)
  }

  /// Who takes taps, whose, and the fix that was tried; or what else the verdict says.
  private static func words(
    _ report: MapReport, _ picture: TouchPicture, _ layout: NameLayout?
  ) -> [PanelLine] {
    let verdict = picture.verdict
    let culprits = verdict.culprits.prefix(ScreenVerdict.mostNamed)
    var words = culprits.flatMap { lines(about: $0, verdict, report.screen, layout) }
    for sentence in verdict.sentences.dropFirst(culprits.count) {
      words += lines(sentence, "text", 4)
    }
    return words + lines("evidence: \(report.certainty.evidence.rawValue)", "quiet", 1)
  }

  private static func lines(
    about culprit: Culprit, _ verdict: ScreenVerdict, _ screen: Screen, _ layout: NameLayout?
  ) -> [PanelLine] {
    let share = Percentage.text(culprit.share)
    var words = lines("Who: " + screen.name(of: culprit.node), "text headline", 3)
    words += lines("gets \(share) of the screen", "quiet", 1)
    let lost = culprit.blocked.map { verdict.blocked[$0] }
    if !lost.isEmpty {
      let numbered = culprit.blocked.filter { layout?.number(ofGhost: $0) != nil }
      let bare = culprit.blocked.filter { layout?.number(ofGhost: $0) == nil }
      let names = bare.named(atMost: mostNamed).map { verdict.blocked[$0].title }
      words += [.gap] + lines("Blocked: " + ScreenVerdict.counted(lost), "text headline", 2)
      words += names.flatMap { lines($0, "text", 1) }
      if bare.count > names.count {
        words += lines("and \(Plural.grouped(bare.count - names.count)) more", "text", 1)
      }
      words += lines(layout?.numbers(of: numbered, in: verdict) ?? "", "text", 4)
    }
    guard let fix = culprit.fix else { return words }
    let steps = RemedyTrial.numbered(fix.steps)
    return words + [.gap] + lines("Fix", "text headline", 1)
      + steps.flatMap { lines($0, "text", 10) }
      + lines(verdict.proof(of: culprit) ?? "", "quiet", 2) + [.gap]
  }

  /// Of more blocked targets whose names the map shows the names are left out. A choice.
  private static let mostNamed = 5

  private static func lines(_ words: String, _ className: String, _ most: Int) -> [PanelLine] {
    PanelLine.lines(words, text, className, width: wordsWidth, most: most)
  }

  private static func height(_ lines: [PanelLine]) -> Double { lines.reduce(0) { $0 + $1.height } }

  private static let arrowHeight = 34.0
  private var top: Double { Self.height(heading) + 10 }
  private var titleHeight: Double { (sides.map { Self.height($0.title) }.max() ?? 0) + 8 }
  private var wordsHeight: Double {
    words.reduce(Self.arrowHeight) { $0 + Self.height($1) } + 14 + legend.height
  }

  var size: Screen.Size {
    Screen.Size(
      width: sides.reduce(Self.wordsWidth + 2 * Self.gap) { $0 + $1.size.width },
      height: top + titleHeight + max(wordsHeight, sides.map(\.size.height).max() ?? 0))
  }

  /// The elements; the left upper corner is at zero.
  var elements: [String] {
    func shifted(_ x: Double, _ y: Double, _ elements: [String]) -> [String] {
      [#"<g transform="translate(\#(SVGNumber.text(x)) \#(SVGNumber.text(y)))">"#] + elements
        + ["</g>"]
    }
    let right = sides[0].size.width + Self.wordsWidth + 2 * Self.gap
    let maps = zip([0, right], sides).flatMap { x, side in
      let frame =
        #"<rect class="edge" width="\#(SVGNumber.text(side.size.width))" "#
        + #"height="\#(SVGNumber.text(side.size.height))"/>"#
      return shifted(x, top, PanelLine.stack(side.title, from: 0))
        + shifted(x, top + titleHeight, (side.drawing?.elements ?? []) + [frame])
    }
    let turn = Self.height(words[0])
    let arrow = SVGNumber.text(turn + Self.arrowHeight / 2)
    let end = turn + Self.arrowHeight + Self.height(words[1]) + 14
    return PanelLine.stack(heading, from: 0) + maps
      + shifted(
        sides[0].size.width + Self.gap, top + titleHeight,
        PanelLine.stack(words[0], from: 0) + [
          #"<path class="arrow" d="M0 \#(arrow)H\#(SVGNumber.text(Self.wordsWidth))"#
            + #"m-9 -7l9 7l-9 7"/>"#
        ] + PanelLine.stack(words[1], from: turn + Self.arrowHeight) + legend.elements(from: end))
  }
}

extension DiffReport {
  /// The targets with marks of the change, on the screen before it and on the one after it.
  fileprivate var changed: [[MarkedTarget]] {
    diff.isComparable ? [verdict.markedBefore, verdict.markedAfter] : [[], []]
  }

  /// Returns changes as an SVG image, one below the other, with its size.
  @_spi(Command) public static func picture(_ reports: [DiffReport]) -> Picture {
    let changes = reports.map { ChangePicture($0) }
    let margin = MapPanel.margin
    var body: [String] = []
    var y = margin
    for change in changes {
      body.append("<g transform=\"translate(\(SVGNumber.text(margin)) \(SVGNumber.text(y)))\">")
      body += change.elements + ["</g>"]
      y += change.size.height + margin
    }
    let size = Screen.Size(width: (changes.map(\.size.width).max() ?? 0) + 2 * margin, height: y)
    let svg = PictureStyle.document(
      body, size: size, title: reports.map(\.after.heading).joined(separator: ", "),
      about: "What a change does to touches, drawn by touchmap.")
    return Picture(svg: svg, size: size)
  }
}

@_spi(Command) import TouchMap

/// Several screens on one page, the worst first, each with its verdict and a link to its own page.
@_spi(Command) public struct ContactSheet: Sendable {
  private struct Card: Sendable {
    let title: String
    let bar: VerdictBar
    /// How many targets lost their taps, and how many there are; of a change, lost and won.
    let counts: [(state: TargetState, count: Int)]
    let picture: String
    let definitions: String
    let address: String
    /// How many targets are dead.
    var dead: Int { counts.first { $0.state == .dead }?.count ?? 0 }
  }

  private var cards: [Card] = []

  /// Begins an empty sheet.
  @_spi(Command) public init() {}

  /// Adds a screen with the address of its page, as seen from the sheet.
  @_spi(Command) public mutating func add(_ report: MapReport, at address: String) {
    add(Stage(picturing: report), at: address)
  }

  /// Adds a change with the address of its page.
  @_spi(Command) public mutating func add(_ diff: DiffReport, at address: String) {
    add(Stage(diff), at: address)
  }

  private mutating func add(_ stage: Stage, at address: String) {
    let side = stage.main
    let table = side.table
    let art = ScreenArt(
      of: side.report.verdict, table, id: "c\(cards.count)", sheets: side.sheets)
    let counts = TargetState.allCases.map { ($0, table.count($0)) }.filter { $0.1 > 0 }
    let bar = stage.bar
    cards.append(
      Card(
        title: stage.heading, bar: bar, counts: counts, picture: Self.picture(of: art),
        definitions: art.frame.size.area > 0 ? art.definitions : "", address: address))
  }

  private static func picture(of art: ScreenArt) -> String {
    guard art.frame.size.area > 0 else { return "" }
    let frame = art.frame
    let shell = Art.rect(frame, radius: art.radius, look: "case", grown: 9 * art.unit)
    let edge = 14 * art.unit
    let top = 44 * art.unit
    let box = [
      frame.origin.x - edge, frame.origin.y - top, frame.size.width + 2 * edge,
      frame.size.height + top + edge,
    ].map(SVGNumber.text).joined(separator: " ")
    return #"<svg class="art" viewBox="\#(box)" aria-hidden="true">"#
      + Art([shell] + art.drawn).svg(id: art.id) + "</svg>"
  }

  /// The page, which needs no other files but those to which it links.
  @_spi(Command) public var html: String {
    let sorted = cards.enumerated().sorted {
      let (first, second) = ($0.element, $1.element)
      return (first.bar.tone.state.rank, second.dead, $0.offset)
        < (second.bar.tone.state.rank, first.dead, $1.offset)
    }.map(\.element)
    let bad = cards.reduce(0) { $0 + ($1.bar.tone == .dead ? 1 : 0) }
    let open = cards.reduce(0) { $0 + ($1.bar.tone == .doubt ? 1 : 0) }
    let count = Plural.text(cards.count, "screen", "screens")
    let headline =
      bad > 0
      ? "\(bad) of \(count) \(bad == 1 ? "has" : "have") targets that lose their taps"
      : open > 0 ? "\(open) of \(count) cannot be told for sure" : "All \(count) are fine"
    let tone = bad > 0 ? VerdictBar.Tone.dead : open > 0 ? .doubt : .good
    let definitions = ArtStyle.definitions(and: cards.map(\.definitions).joined())
    let content = """
      <svg width="0" height="0" aria-hidden="true" class="defs">\(PageIcons.symbols)\(definitions)</svg>
      <header class="bar \(tone.rawValue)"><svg class="i" aria-hidden="true">\
      <use href="#i-\(tone.state.rawValue)"/></svg><div class="say"><h1>\(MarkupText.escape(headline))</h1>\
      <p class="note">The worst first. Tab and Enter open a screen.</p></div></header>
      <main class="cards"><ul>
      \(sorted.map(card).joined(separator: "\n"))
      </ul></main>
      """
    return PageFrame(title: headline, hasScript: false).page(around: content, data: "")
  }

  private func card(_ card: Card) -> String {
    let counts = card.counts.map { state, count in
      #"<span class="tally"><svg class="i \#(state.rawValue)" aria-hidden="true">"#
        + ##"<use href="#i-\##(state.rawValue)"/></svg>\##(count) \##(state.word)</span>"##
    }
    return #"<li class="\#(card.bar.tone.rawValue)"><a href="\#(MarkupText.escape(card.address))">"#
      + #"<span class="thumb">\#(card.picture)</span><b>\#(MarkupText.escape(card.bar.headline))</b>"#
      + #"<span class="note">\#(MarkupText.escape(card.title))</span>"#
      + #"<span class="tallies">\#(counts.joined())</span></a></li>"#
  }
}

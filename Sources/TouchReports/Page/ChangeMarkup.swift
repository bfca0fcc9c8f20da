@_spi(Command) import TouchMap

/// The targets that a change took taps from or gave them to, each with who takes them.
struct ChangeMarkup {
  private let layouts: [NameLayout]
  private let verdict: VerdictDiff
  /// More are left to the map and to JSON. A choice.
  private static let most = 200

  /// - Parameter layouts: The names on the map of the difference.
  init(_ layouts: [NameLayout], _ verdict: VerdictDiff) {
    self.layouts = layouts
    self.verdict = verdict
  }

  var text: String {
    list("Lost their taps", verdict.lost, from: 0) { "\($0) takes them now" }
      + list("Won their taps", verdict.won, from: verdict.lost.count) {
        "\($0) took them before"
      }
      + list("Gone from the screen", verdict.gone, from: nil, side: 0) { _ in "" }
      + list("New on the screen", verdict.new, from: nil) { _ in "" }
      + list("Cannot be told", verdict.unknown, from: nil) { _ in "" }
  }

  /// - Parameters:
  ///   - first: The place of the first target on the map.
  ///   - side: The screen that has the targets.
  private func list(
    _ title: String, _ targets: [ScreenVerdict.Target], from first: Int?, side: Int = 1,
    _ because: (String) -> String
  ) -> String {
    let items = targets.enumerated().map { place, target in
      let number = first.flatMap { layouts.number(ofGhost: $0 + place) }.map { "\($0) " } ?? ""
      let taker = verdict.takers[target.node].map { because($0.phrase) } ?? ""
      let center = ConvexPolygon(points: target.outline).boundingBox.center
      let at =
        target.outline.isEmpty
        ? " disabled"
        : " data-shows=\"\(side)\"" + center.attribute
      return #"<li><button type="button"\#(at)>\#(MarkupText.escape(number + target.phrase))"#
        + " <small>\(MarkupText.escape(taker))</small></button></li>"
    }
    return StageLists.section(
      "\(title) (\(Plural.grouped(targets.count)))", items, most: Self.most, "changes")
  }
}

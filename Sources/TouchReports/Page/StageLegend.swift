@_spi(Command) import TouchMap

/// The legends of a stage's maps.
struct StageLegend {
  private let stage: PageStage

  init(_ stage: PageStage) { self.stage = stage }

  /// The meanings of the marks, of each state; where all are seen at once, one for all.
  var text: String {
    guard stage.isDifference, let verdict = stage.changes?.verdict else {
      return stage.shown.enumerated().map { side, screen in
        let of = stage.names.count < 2 ? "" : ": \(stage.names[side])"
        let title = of.isEmpty ? "" : "<li><b>\(MarkupText.escape(stage.names[side]))</b></li>"
        let areas = screen.picture.legend.map {
          Self.entry($0.role, "\($0.role.meaning), \(Percentage.text($0.share))")
        }
        let marks = screen.marked.counts.map {
          Self.entry($0.mark, "\($0.mark.title.lowercased()): \(Plural.grouped($0.count))")
        }
        return Self.legend(of, [title] + areas + marks)
      }.joined(separator: "\n")
    }
    let roles = Set(stage.screens.flatMap(\.picture.legend).map(\.role))
    let marks = Set(stage.screens.flatMap(\.picture.marks).map(\.mark) + verdict.marked.map(\.mark))
    let changed = Self.entry(
      #"<path class="changed" d="M1 1H31V19H1Z"/>"#, "the touch goes to another view than before")
    let pale = Self.entry(
      #"<rect class="region swallows faint" width="32" height="20"/>"#,
      "pale: the screen after the change")
    return Self.legend(
      "",
      TouchRole.allCases.filter(roles.contains).map { Self.entry($0, $0.meaning) }
        + TargetMark.allCases.filter(marks.contains).map { Self.entry($0, $0.title.lowercased()) }
        + (stage.changedPath.isEmpty ? [] : [changed]) + [pale])
  }

  private static func legend(_ of: String, _ entries: [String]) -> String {
    #"<ul class="legend" aria-label="Legend\#(MarkupText.escape(of))">\#(entries.joined())</ul>"#
  }

  private static func entry(_ role: TouchRole, _ text: String) -> String {
    entry(#"<rect class="region \#(role.rawValue)" width="32" height="20"/>"#, text)
  }

  private static func entry(_ mark: TargetMark, _ text: String) -> String {
    entry(mark.swatch(x: 2, y: 2, width: 28, height: 16), text)
  }

  /// A swatch, 32 wide and 20 high, and its meaning.
  static func entry(_ swatch: String, _ text: String) -> String {
    #"<li><svg class="swatch" viewBox="0 0 32 20" aria-hidden="true">\#(swatch)</svg>"#
      + "<span>\(MarkupText.escape(text))</span></li>"
  }
}

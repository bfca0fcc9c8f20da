/// How the marks on targets, and the sheets in front of them, are painted: the same on pages, in
/// pictures and on a device. Widths and lengths are in points. The choice of them is ours.
package struct ArtPaint: Sendable, Hashable {
  /// Lines or dots in an area.
  package enum Pattern: String, Sendable {
    /// Diagonal lines.
    case hatch
    case dots

    /// The distance from one line or dot to the next.
    package static let spacing = 7.0
    /// The width of a line, or of a dot.
    package var width: Double { self == .hatch ? 1.6 : 2.4 }
    package var ink: DesignColor { self == .hatch ? .dead : .doubt }
    package var opacity: Double { self == .hatch ? 0.3 : 0.5 }
  }

  package var fill: DesignColor?
  package var fillOpacity = 1.0
  package var stroke: DesignColor?
  package var strokeOpacity = 1.0
  package var width = 1.0
  /// The lengths of dashes and gaps; none for a whole line.
  package var dashes: [Double] = []
  /// Whether lines have round ends.
  package var isRound = false
  package var pattern: Pattern?
  /// Whether it is the body of a target, which lies over the target itself on a device.
  package var isBody = false

  /// The paints by the names of their looks.
  package static let all: [(look: String, paint: ArtPaint)] = [
    ("on", ArtPaint(fill: .control, isBody: true)),
    ("husk", ArtPaint(fill: .husk, isBody: true)),
    ("hatch", ArtPaint(pattern: .hatch)),
    ("dots", ArtPaint(pattern: .dots)),
    ("halo", ArtPaint(fill: .huskInk, stroke: .husk, width: 5)),
    ("rim", ArtPaint(stroke: .dead, width: 1.6)),
    ("rim maybe", ArtPaint(stroke: .doubt, width: 2, dashes: [2, 4], isRound: true)),
    ("strike", ArtPaint(stroke: .dead, width: 1.5, isRound: true)),
    ("free", ArtPaint(stroke: .good, width: 4)),
    ("share", ArtPaint(fill: .good)),
    ("need", ArtPaint(stroke: .ink2, dashes: [2, 2])),
    ("badge", ArtPaint(fill: .dead, stroke: .paper, width: 2)),
    ("badge maybe", ArtPaint(fill: .doubt, stroke: .paper, width: 2)),
    ("badge-ink", ArtPaint(stroke: .surface, width: 2, isRound: true)),
    ("badge-paper", ArtPaint(fill: .surface)),
    ("glass", ArtPaint(fill: .cause, fillOpacity: 0.12)),
    ("sheen", ArtPaint(fill: .sheen, fillOpacity: 0.2)),
    ("edge", ArtPaint(stroke: .cause, width: 2)),
    ("edge open", ArtPaint(stroke: .cause, width: 2, dashes: [2, 6], isRound: true)),
    ("edge2", ArtPaint(stroke: .sheen, strokeOpacity: 0.5, width: 1.5)),
    ("tag", ArtPaint(fill: .cause)),
    ("tag maybe", ArtPaint(fill: .doubt)),
    ("tag-ink", ArtPaint(fill: .surface)),
  ]

  private static let byLook = Dictionary(
    all.map { ($0.look, $0.paint) }, uniquingKeysWith: { $1 })

  /// Returns the paint of a look; `nil` for one that only pages and pictures have.
  package static func of(_ look: String) -> ArtPaint? { byLook[look] }
}

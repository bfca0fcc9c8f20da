/// A drawing in screen points, as elements. Pages and pictures write it as SVG, and the overlay on a
/// device makes layers of it.
package struct Art: Sendable, Hashable {
  /// A part of a drawing. Its look is the name of an ``ArtPaint``, or of a rule of `ArtStyle`.
  package indirect enum Element: Sendable, Hashable {
    /// A rectangle with round corners.
    case rect(Screen.Rect, radius: Double, look: String)
    /// Closed polygons.
    case polygons([[Screen.Point]], look: String)
    /// The area of polygons that do not overlap, without the edges between them.
    case region([[Screen.Point]], look: String)
    /// Open lines from corner to corner.
    case lines([[Screen.Point]], look: String)
    /// A line of text.
    case text(ArtText)
    /// The sign of a state, with a radius of 9 points times the scale.
    case sign(TargetState, at: Screen.Point, scale: Double)
    /// The screenshot.
    case image(Screen.Rect)
    /// Elements of one look.
    case group(Art, look: String)
    /// What of a drawing is inside an area.
    case clipped(Art, by: Clip)
    /// What is shown only in some states.
    case states(Art, in: [Int], isHidden: Bool)
  }

  /// An area outside of which nothing is drawn.
  package enum Clip: Sendable, Hashable {
    /// The whole screen.
    case screen
    /// The sheet at a place.
    case sheet(Int)
    /// The part of a target that a finger reaches, with a name of its own.
    case free([[Screen.Point]], name: String)
  }

  /// The elements, back to front.
  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }
  package init(_ drawings: some Sequence<Art>) { elements = drawings.flatMap(\.elements) }

  package var isEmpty: Bool { elements.isEmpty }

  package static func + (back: Art, front: Art) -> Art { Art(back.elements + front.elements) }
  package static func += (art: inout Art, front: Art) { art.elements += front.elements }
}

extension Art {
  /// A rectangle with round corners, larger on each side by `grown`.
  package static func rect(
    _ rect: Screen.Rect, radius: Double = 0, look: String, grown: Double = 0
  ) -> Art {
    let (width, height) = (rect.size.width + 2 * grown, rect.size.height + 2 * grown)
    let size = Screen.Size(width: max(0, width), height: max(0, height))
    let origin = Screen.Point(x: rect.origin.x - grown, y: rect.origin.y - grown)
    return Art([
      .rect(
        Screen.Rect(origin: origin, size: size),
        radius: max(0, min(radius + grown, height / 2, width / 2)), look: look)
    ])
  }

  package static func line(_ corners: (x: Double, y: Double)..., look: String) -> Art {
    Art([.lines([corners.map { Screen.Point(x: $0.x, y: $0.y) }], look: look)])
  }

  func group(_ look: String) -> Art { isEmpty ? self : Art([.group(self, look: look)]) }
  func clipped(by clip: Clip) -> Art { isEmpty ? self : Art([.clipped(self, by: clip)]) }
}

/// A line of text in a drawing, cut so that it fits.
package struct ArtText: Sendable, Hashable {
  /// Where a line begins, or its middle.
  package enum Anchor: String, Sendable { case start, middle, end }

  /// The text that fits.
  package let text: String
  /// Where it is, in the middle of its capitals.
  package let place: Screen.Point
  /// The size of the font, in points.
  package let size: Double
  package let anchor: Anchor
  package let look: String

  /// System fonts are narrower than the broadest usual one, and texts shrink before they are cut.
  /// Choices.
  private static let (narrow, smallest) = (0.9, 0.78)

  /// Returns the width that a text takes.
  package static func width(of text: String, size: Double) -> Double {
    DrawnText.width(of: text, size: size) * narrow
  }

  /// Makes a line of text that fits into a width: a little smaller, or else cut. `nil` where not
  /// even three letters fit.
  package init?(
    _ text: String, at place: Screen.Point, size: Double, width: Double, anchor: Anchor = .middle,
    look: String = ""
  ) {
    let wide = Self.width(of: text, size: size)
    let size = size * max(Self.smallest, min(1, width / max(1, wide)))
    guard let fitted = DrawnText.fitted(text, width: width / Self.narrow, size: size)
    else { return nil }
    self.text = fitted
    self.place = place
    self.size = size
    self.anchor = anchor
    self.look = look
  }
}

extension Art {
  /// A line of text that fits into a width; nothing where there is no room for it.
  package static func text(
    _ text: String, x: Double, y: Double, size: Double, width: Double,
    anchor: ArtText.Anchor = .middle, look: String = ""
  ) -> Art {
    let line = ArtText(
      text, at: Screen.Point(x: x, y: y), size: size, width: width, anchor: anchor, look: look)
    return Art(line.map { [.text($0)] } ?? [])
  }
}

extension Art {
  /// The states that have a sign on a target.
  package static let signs: [TargetState] = [.dead, .partly, .unknown]

  /// Returns the sign of a state around the origin, with a radius of 9 points.
  package static func sign(_ state: TargetState) -> Art {
    let disc = Screen.Rect(x: -9, y: -9, width: 18, height: 18)
    let ground = rect(disc, radius: 9, look: state == .unknown ? "badge maybe" : "badge")
    switch state {
    case .partly: return ground + Art([.polygons([halfDisc], look: "badge-paper")])
    case .unknown:
      let dot = Screen.Rect(x: -0.9, y: 2.9, width: 2, height: 2)
      return ground + Art([.lines([questionMark], look: "badge-ink")])
        + rect(dot, radius: 1, look: "badge-paper")
    default:
      return ground + line((-3.4, -3.4), (3.4, 3.4), look: "badge-ink")
        + line((3.4, -3.4), (-3.4, 3.4), look: "badge-ink")
    }
  }

  private static let halfDisc = [
    (0, -6), (2.3, -5.5), (4.2, -4.2), (5.5, -2.3), (6, 0), (5.5, 2.3), (4.2, 4.2), (2.3, 5.5),
    (0, 6),
  ].map { Screen.Point(x: $0.0, y: $0.1) }

  private static let questionMark = [
    (-2.6, -2), (-2.3, -3.2), (-1.3, -4.3), (0.1, -4.6), (1.5, -4.3), (2.5, -3.5), (2.7, -2.4),
    (2.4, -1.4), (1.4, -0.5), (0.6, 0.2), (0.1, 1.2),
  ].map { Screen.Point(x: $0.0, y: $0.1) }
}

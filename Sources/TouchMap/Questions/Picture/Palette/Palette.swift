/// The colours and marks of all pictures: one for each meaning, in a light and a dark scheme.
///
/// Tests show that people with a colour deficiency can distinguish the meanings, and that texts on
/// the colours can be read. A colour alone never shows a meaning: each also has a mark. The choice
/// of the colours is ours.
package enum Palette: String, Sendable, Hashable, CaseIterable {
  /// For a light page.
  case light
  /// For a dark page.
  case dark

  /// The paint of a meaning.
  package struct Paint: Sendable, Hashable {
    /// The area.
    package let fill: PaletteColor
    /// The line around it and the mark on it.
    package let stroke: PaletteColor
    /// Texts on it.
    package let ink: PaletteColor
  }

  /// The mark of a meaning, in addition to its colour.
  package enum Mark: String, Sendable, Hashable, CaseIterable {
    /// Broad diagonal stripes.
    case stripes
    /// Dots.
    case dots
    /// A strong solid line around it.
    case outline
    /// Only a hairline.
    case plain
    /// Level lines.
    case lines
    /// Thin diagonal lines, and no fill.
    case hatch
    /// Thin lines in both directions, and no fill.
    case lattice
  }

  package func paint(_ role: TouchRole) -> Paint {
    switch (self, role) {
    case (.light, .swallows): Paint(0xCF1F2E, 0x7A0B14, 0xFFFFFF)
    case (.light, .small): Paint(0xFFBF3A, 0x7D5000, 0x332100)
    case (.light, .target): Paint(0xA9D2FF, 0x0A4FA3, 0x06264F)
    case (.light, .background): Paint(0xE9E9ED, 0x76767E, 0x47474D)
    case (.light, .system): Paint(0xB7AACB, 0x5A4A80, 0x1D1233)
    case (.light, .nobody), (.light, .undecided): Paint(0xFFFFFF, 0x76767E, 0x47474D)
    case (.dark, .swallows): Paint(0xC4202D, 0xFFA9AC, 0xFFFFFF)
    case (.dark, .small): Paint(0xE8A825, 0xFFF0C9, 0x1F1500)
    case (.dark, .target): Paint(0x174F96, 0x86BBFF, 0xEEF5FF)
    case (.dark, .background): Paint(0x303034, 0x8E8E96, 0xD2D2D8)
    case (.dark, .system): Paint(0x7865B0, 0xCFC4EA, 0xFFFFFF)
    case (.dark, .nobody), (.dark, .undecided): Paint(0x161618, 0x8E8E96, 0xC9C9CF)
    }
  }

  /// The page around pictures.
  package var page: PaletteColor { PaletteColor(self == .light ? 0xFFFFFF : 0x161618) }
  /// Texts on the page.
  package var text: PaletteColor { PaletteColor(self == .light ? 0x1C1C1E : 0xF2F2F7) }
  /// Less important texts on the page.
  package var quiet: PaletteColor { PaletteColor(self == .light ? 0x5B5B60 : 0xAEAEB2) }
  /// Boxes on the page.
  var panel: PaletteColor { PaletteColor(self == .light ? 0xF5F5F7 : 0x232326) }
  /// Buttons and fields.
  var raised: PaletteColor { PaletteColor(self == .light ? 0xFFFFFF : 0x2C2C30) }
  /// Lines that divide the page.
  var line: PaletteColor { PaletteColor(self == .light ? 0xC9C9CE : 0x4A4A4F) }
  /// What is chosen or found.
  var accent: PaletteColor { PaletteColor(self == .light ? 0x0050D8 : 0x8AB8FF) }
}

extension Palette.Paint {
  fileprivate init(_ fill: UInt32, _ stroke: UInt32, _ ink: UInt32) {
    self.init(fill: PaletteColor(fill), stroke: PaletteColor(stroke), ink: PaletteColor(ink))
  }
}

extension TouchRole {
  /// The mark of the meaning, in addition to its colour, in every scheme.
  package var mark: Palette.Mark {
    switch self {
    case .swallows: .stripes
    case .small: .dots
    case .target: .outline
    case .background: .plain
    case .system: .lines
    case .nobody: .hatch
    case .undecided: .lattice
    }
  }
}

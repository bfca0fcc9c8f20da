/// The drawing of a target with a mark, the same in every picture and scheme: a light line over a
/// wider dark one, because the areas below it are light or dark, and a sign on a dark ground. The
/// choice of the colours and lengths is ours.
package struct MarkLine: Sendable, Hashable {
  /// The line around the target.
  package let line: PaletteColor
  /// The wider line below it.
  package let back: PaletteColor
  /// The ground of the sign.
  let sign: PaletteColor
  /// The lengths of dashes and gaps in turn, in points; a solid line has none.
  package let dashes: [Double]
  /// The width of the line, in points.
  package let width: Double
  /// Whether the dashes have round ends, as dots have.
  package let isRound: Bool

  fileprivate init(
    _ line: UInt32, on back: UInt32, sign: UInt32, _ dashes: [Double], width: Double = 2.5,
    isRound: Bool = false
  ) {
    self.line = PaletteColor(line)
    self.back = PaletteColor(back)
    self.sign = PaletteColor(sign)
    self.dashes = dashes
    self.width = width
    self.isRound = isRound
  }

  /// Returns the dashes around an area, in screen points, for where lines have flat ends.
  package func strokes(around polygon: [Screen.Point]) -> [ScreenStroke] {
    let outline = ScreenStroke.outline(of: polygon)
    let ends = isRound ? width : 0
    let parts = dashes.enumerated().map { $1 + ($0 % 2 == 0 ? ends : -ends) }
    return parts.isEmpty ? outline : outline.flatMap { $0.parts(parts) }
  }
}

extension TargetMark {
  package var drawing: MarkLine {
    switch self {
    case .blocked: MarkLine(0xFFFFFF, on: 0x2C0408, sign: 0x5C0710, [7, 5])
    case .scrolls:
      MarkLine(0xFFBF3A, on: 0x1C1C1E, sign: 0x6B4400, [0.1, 6], width: 3.5, isRound: true)
    case .covered:
      MarkLine(
        0xFFBF3A, on: 0x1C1C1E, sign: 0x6B4400, [0.1, 5, 0.1, 12], width: 3.5, isRound: true)
    case .unknown: MarkLine(0xFFFFFF, on: 0x1C1C1E, sign: 0x47474D, [12, 4, 2, 4])
    case .disabled: MarkLine(0xD1D1D6, on: 0x1C1C1E, sign: 0x47474D, [], width: 2)
    case .won: MarkLine(0xFFFFFF, on: 0x0A4FA3, sign: 0x0A4FA3, [14, 3])
    case .gone: MarkLine(0xFFFFFF, on: 0x1C1C1E, sign: 0x47474D, [2, 7])
    case .new: MarkLine(0xFFFFFF, on: 0x1D5C2A, sign: 0x1D5C2A, [24, 3, 2, 3])
    }
  }

  /// The width of the dark line, in points. That of a change is also seen around the line of
  /// another mark on the same target.
  package var backWidth: Double { isOfChange ? 8 : 4.5 }
}

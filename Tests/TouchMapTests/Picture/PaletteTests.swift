import Foundation
import Testing
@_spi(Command) import TouchMap

@Suite struct `The palette of pictures` {
  private static let filled = TouchRole.allCases.filter { $0 != .nobody && $0 != .undecided }

  /// Every pair of meanings that differ by their fill, in each scheme.
  private func pairs(_ palette: Palette) -> [(TouchRole, TouchRole)] {
    Self.filled.enumerated().flatMap { place, role in
      Self.filled.dropFirst(place + 1).map { (role, $0) }
    }
  }

  @Test(arguments: Palette.allCases, Deficiency.allCases)
  func `keeps meanings apart for people who see fewer colours`(
    palette: Palette, deficiency: Deficiency
  ) {
    for (role, other) in pairs(palette) {
      let distance = deficiency.distance(palette.paint(role).fill, palette.paint(other).fill)
      // Four times the smallest difference that is seen side by side, 0.02 in Oklab.
      #expect(distance >= 0.08, "\(palette) \(role) \(other) \(deficiency): \(distance)")
    }
  }

  @Test func `tells colours that such people confuse from others`() {
    // Otherwise the test above could not fail.
    let (red, green) = (PaletteColor(0xC05050), PaletteColor(0x7F7A48))
    #expect(Deficiency.none.distance(red, green) > 0.1)
    #expect(Deficiency.protan.distance(red, green) < 0.08)
    let (blue, teal) = (PaletteColor(0x4F7FB0), PaletteColor(0x30898D))
    #expect(Deficiency.tritan.distance(blue, teal) < 0.08)
  }

  @Test(arguments: Palette.allCases)
  func `lets every text on a colour and on the page be read`(palette: Palette) {
    for role in TouchRole.allCases {
      let paint = palette.paint(role)
      #expect(paint.ink.contrast(with: paint.fill) >= 4.5, "\(palette) \(role)")
      #expect(paint.stroke.contrast(with: palette.page) >= 3, "\(palette) \(role)")
    }
    for text in [palette.text, palette.quiet] {
      #expect(text.contrast(with: palette.page) >= 4.5, "\(palette)")
    }
  }

  @Test func `marks each meaning besides its colour`() {
    #expect(Set(TouchRole.allCases.map(\.mark)).count == TouchRole.allCases.count)
  }
}

/// How people see who lack one of the three kinds of cones.
///
/// > Source: Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of
/// > color vision deficiency" (2009), severity 1, for linear sRGB.
enum Deficiency: CaseIterable {
  case none, protan, deutan, tritan

  private var matrix: [[Double]] {
    switch self {
    case .none: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// Returns how different two colours look, as their distance in Oklab.
  func distance(_ first: PaletteColor, _ second: PaletteColor) -> Double {
    zip(oklab(seen(first)), oklab(seen(second)))
      .reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private func seen(_ color: PaletteColor) -> [Double] {
    matrix.map { row in min(1, max(0, zip(row, color.light).reduce(0) { $0 + $1.0 * $1.1 })) }
  }

  /// > Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
  private func oklab(_ light: [Double]) -> [Double] {
    func mix(_ factors: [Double], _ values: [Double]) -> Double {
      zip(factors, values).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { pow(mix($0, light), 1.0 / 3) }
    return [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { mix($0, cones) }
  }
}

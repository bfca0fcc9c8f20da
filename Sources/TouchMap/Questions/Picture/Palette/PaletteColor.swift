import Foundation

/// A colour in sRGB.
package struct PaletteColor: Sendable, Hashable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// Creates a colour from hexadecimal digits, for example 0xFFBF3A.
  package init(_ digits: UInt32) {
    red = UInt8(truncatingIfNeeded: digits >> 16)
    green = UInt8(truncatingIfNeeded: digits >> 8)
    blue = UInt8(truncatingIfNeeded: digits)
  }

  /// The colour as CSS writes it.
  package var hex: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue].reduce(into: "#") { text, byte in
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
  }

  /// Red, green and blue as shares of light, each from 0 to 1.
  ///
  /// > Source: IEC 61966-2-1, the transfer function of sRGB.
  package var light: [Double] {
    [red, green, blue].map { byte in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  /// The contrast with another colour, from 1 to 21.
  ///
  /// > Source: WCAG 2.2, relative luminance and contrast ratio.
  package func contrast(with other: PaletteColor) -> Double {
    func luminance(_ light: [Double]) -> Double {
      0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    }
    let (own, others) = (luminance(light), luminance(other.light))
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }
}

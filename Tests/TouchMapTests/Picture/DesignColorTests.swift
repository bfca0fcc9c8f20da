import Foundation
import Testing
@_spi(Command) import TouchMap

@Suite struct `The colours of the design` {
  /// The relative luminance.
  ///
  /// > Source: WCAG 2.2, and IEC 61966-2-1, the transfer function of sRGB.
  private func luminance(_ color: DesignColor, _ isDark: Bool) -> Double {
    let light = color.bytes(isDark: isDark).map { byte in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
  }

  private func contrast(_ one: DesignColor, _ other: DesignColor, _ isDark: Bool) -> Double {
    let (first, second) = (luminance(one, isDark), luminance(other, isDark))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(arguments: [false, true]) func `let every text be read on its ground`(isDark: Bool) {
    let texts: [(DesignColor, on: DesignColor)] = [
      (.ink, .surface), (.ink2, .surface), (.ink, .sunken), (.ink2, .sunken), (.paperInk, .paper),
      (.controlInk, .control), (.huskInk, .husk), (.surface, .cause), (.surface, .doubt),
      (.dead, .deadSoft), (.good, .goodSoft), (.doubt, .doubtSoft), (.cause, .causeSoft),
    ]
    for (text, ground) in texts {
      #expect(contrast(text, ground, isDark) >= 4.5, "\(text) on \(ground)")
    }
  }

  @Test(arguments: [false, true]) func `let every mark be seen on the screen`(isDark: Bool) {
    for mark in [DesignColor.dead, .good, .doubt, .cause, .live] {
      for ground in [DesignColor.paper, .husk] {
        #expect(contrast(mark, ground, isDark) >= 3, "\(mark) on \(ground)")
      }
    }
  }

  @Test func `paint each mark on a target in another way, also without colours`() {
    let marks = ["rim", "rim maybe", "free", "need", "edge", "edge open"].compactMap(ArtPaint.of)
    #expect(marks.count == 6)
    #expect(Set(marks.map { "\($0.width) \($0.dashes)" }).count == 6)
    #expect(Set(Art.signs.map(Art.sign)).count == Art.signs.count)
  }
}

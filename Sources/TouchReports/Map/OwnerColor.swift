import Foundation
import TouchMap

/// The colour in which an owner is drawn.
///
/// It follows from what the owner is called and not from addresses or numbers, so that the same
/// view has the same colour in two dumps. All colours are light enough for dark text.
package struct OwnerColor: Sendable, Hashable {
  /// The share of red in sRGB.
  package let red: UInt8
  /// The share of green in sRGB.
  package let green: UInt8
  /// The share of blue in sRGB.
  package let blue: UInt8

  /// The colour as CSS writes it.
  var hex: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue].reduce(into: "#") { text, byte in
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
  }

  /// Picks the colour for a key.
  init(key: String) {
    let hash = Self.hash(key)
    let hue = Double(hash % 360) * .pi / 180
    let lightness = [0.87, 0.80, 0.73][Int((hash >> 32) % 3)]
    self.init(lightness: lightness, chroma: 0.10, hue: hue)
  }

  /// Converts from Oklch, in which equal lightness looks equally light.
  ///
  /// > Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
  private init(lightness: Double, chroma: Double, hue: Double) {
    let a = chroma * cos(hue)
    let b = chroma * sin(hue)
    let long = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let middle = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let short = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    red = Self.byte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short)
    green = Self.byte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short)
    blue = Self.byte(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short)
  }

  private static func byte(_ linear: Double) -> UInt8 {
    let clamped = min(1, max(0, linear))
    let encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * pow(clamped, 1 / 2.4) - 0.055
    return UInt8((encoded * 255).rounded())
  }

  /// Fowler, Noll and Vo's hash (FNV-1a) with the last steps of MurmurHash3 after it, so that keys
  /// that differ in one letter get far apart.
  private static func hash(_ key: String) -> UInt64 {
    var hash = NodePaths.hash(key, after: NodePaths.start)
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ (hash >> 33)
  }
}

extension Screen {
  /// Returns the colours of all nodes.
  ///
  /// Nodes of one name are distinguished by their order.
  package func ownerColors() -> [OwnerColor] {
    var seen: [String: Int] = [:]
    return nodeIDs.map { index in
      let name = title(of: index)
      seen[name, default: 0] += 1
      return OwnerColor(key: "\(name) \(seen[name] ?? 0)")
    }
  }
}

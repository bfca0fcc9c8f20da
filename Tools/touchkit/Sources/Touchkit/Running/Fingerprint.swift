import Foundation

/// A short name for what something is made of; equal parts have equal names.
struct Fingerprint {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a part. (FNV-1a)
  mutating func add(_ part: some Sequence<UInt8>) {
    for byte in part { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ 0xff) &* 0x100_0000_01b3
  }

  /// Adds a text.
  mutating func add(_ text: String) { add(text.utf8) }

  /// Sixteen hexadecimal digits.
  var name: String { String(repeating: "0", count: 16 - hex.count) + hex }

  private var hex: String { String(value, radix: 16) }
}

import Foundation

/// The hash by which a content security policy allows a text. No module for it exists on every
/// host.
///
/// > Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3 and 6.2.2.
package enum SHA256 {
  /// Returns the 32 bytes of the hash.
  package static func digest(of message: some Sequence<UInt8>) -> [UInt8] {
    var padded = Array(message)
    let length = bytes(of: UInt64(padded.count) * 8)
    padded.append(0x80)
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64) + length
    var hash = primes.prefix(8).map { fraction($0.squareRoot()) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(schedule(padded[start..<start + 64]), into: &hash)
    }
    return hash.flatMap(bytes)
  }

  /// Returns a block's 16 words, and the 48 that follow from them.
  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let (old, new) = (words[place - 15], words[place - 2])
      let oldSum = turned(old, 7) ^ turned(old, 18) ^ old >> 3
      let newSum = turned(new, 17) ^ turned(new, 19) ^ new >> 10
      words.append(words[place - 16] &+ oldSum &+ words[place - 7] &+ newSum)
    }
    return words
  }

  private static func mix(_ words: [UInt32], into hash: inout [UInt32]) {
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    for (word, constant) in zip(words, constants) {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constant &+ word
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ second
    }
    for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[place] &+= word }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
  }

  private static let constants = primes.map { fraction(cbrt($0)) }

  /// The first 64 primes.
  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }.map(Double.init)

  /// Returns the first 32 bits after the point.
  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 0x1p32)
  }
}

/// Turns equal ranges of a text into one shared string, without a string per occurrence.
struct StringInterner {
  private struct Entry {
    var hash: UInt64
    var range: Range<Int>
    var string: String
  }

  private let text: ByteText
  private var entries: [Entry] = []
  /// The slots of an open hash table: indices of entries, or -1.
  private var slots: [Int] = Array(repeating: -1, count: 64)

  init(text: ByteText) { self.text = text }

  /// Returns the string of a range.
  mutating func string(_ range: Range<Int>) -> String {
    let hash = hash(of: range)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[slots[slot]]
      if entry.hash == hash, isEqual(entry.range, range) { return entry.string }
      slot = (slot + 1) & (slots.count - 1)
    }
    let string = text.string(range)
    slots[slot] = entries.count
    entries.append(Entry(hash: hash, range: range, string: string))
    if entries.count * 2 > slots.count { grow() }
    return string
  }

  private func hash(of range: Range<Int>) -> UInt64 {
    // FNV-1a: its short loop suits names of a few dozen bytes.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }

  private func isEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count
    where text[left.lowerBound + offset] != text[right.lowerBound + offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = index
    }
  }
}

/// The line of the sweep: spans of slots, each with the claim that is the frontmost in it.
///
/// A span is named by its first slot.
struct SpanLine {
  private struct Span {
    var claim = ClaimSweep.nobody
    /// The slot after the last one.
    var end: Int32
    /// The spans of the same claim before and after this one, -1 for none.
    var last: Int32 = -1
    var next: Int32 = -1
    /// The place down the screen at which the claim became the frontmost.
    var top: Int32 = 0
  }

  private var spans: ContiguousArray<Span>
  /// A bit for each slot with which a span begins, and one for each 64 of these that are not zero.
  private var begins: ContiguousArray<UInt64>
  private var filled: ContiguousArray<UInt64>
  /// The first span of each claim, -1 for none.
  private var firsts: ContiguousArray<Int32>

  init(slotCount: Int, claimCount: Int) {
    let end = Int32(truncatingIfNeeded: slotCount)
    spans = ContiguousArray(repeating: Span(end: end), count: slotCount)
    begins = ContiguousArray(repeating: 0, count: slotCount / 64 + 1)
    filled = ContiguousArray(repeating: 0, count: slotCount / 4096 + 1)
    firsts = ContiguousArray(repeating: -1, count: claimCount)
    mark(0)
  }

  func claim(of span: Int) -> Int32 { spans[span].claim }

  func top(of span: Int) -> Int32 { spans[span].top }

  func end(of span: Int) -> Int { Int(spans[span].end) }

  /// Returns a span of a claim, or `nil` if it has none.
  func first(of claim: Int32) -> Int? {
    let first = firsts[Int(claim)]
    return first < 0 ? nil : Int(first)
  }

  /// Returns the span that holds a slot.
  func span(containing slot: Int) -> Int {
    var word = slot / 64
    var bits = begins[word] & (.max >> UInt64(63 - slot % 64))
    if bits == 0 {
      var group = word / 64
      var words = filled[group] & ((1 << UInt64(word % 64)) - 1)
      while words == 0 {
        group -= 1
        words = filled[group]
      }
      word = group * 64 + 63 - words.leadingZeroBitCount
      bits = begins[word]
    }
    return word * 64 + 63 - bits.leadingZeroBitCount
  }

  /// Gives some slots of a span to another claim. What is left of the span on both sides stays.
  mutating func give(_ slots: Range<Int>, of span: Int, to claim: Int32, at y: Int32) {
    let old = spans[span]
    if slots.upperBound < Int(old.end) {
      add(Span(claim: old.claim, end: old.end, top: old.top), at: slots.upperBound)
    }
    if span < slots.lowerBound {
      spans[span].end = Int32(truncatingIfNeeded: slots.lowerBound)
    } else {
      unlink(span)
    }
    let end = Int32(truncatingIfNeeded: slots.upperBound)
    let start = slots.lowerBound
    if start > 0 {
      // Joined, so that a later change does not have to go through both.
      let before = self.span(containing: start - 1)
      if spans[before].claim == claim, spans[before].top == y {
        spans[before].end = end
        return unmark(start)
      }
    }
    add(Span(claim: claim, end: end, top: y), at: start)
  }

  private mutating func add(_ span: Span, at slot: Int) {
    spans[slot] = span
    mark(slot)
    guard span.claim != ClaimSweep.nobody else { return }
    let next = firsts[Int(span.claim)]
    spans[slot].next = next
    if next >= 0 { spans[Int(next)].last = Int32(truncatingIfNeeded: slot) }
    firsts[Int(span.claim)] = Int32(truncatingIfNeeded: slot)
  }

  private mutating func unlink(_ slot: Int) {
    let span = spans[slot]
    guard span.claim != ClaimSweep.nobody else { return }
    if span.next >= 0 { spans[Int(span.next)].last = span.last }
    if span.last >= 0 {
      spans[Int(span.last)].next = span.next
    } else {
      firsts[Int(span.claim)] = span.next
    }
  }

  private mutating func mark(_ slot: Int) {
    begins[slot / 64] |= 1 << UInt64(slot % 64)
    filled[slot / 4096] |= 1 << UInt64(slot / 64 % 64)
  }

  private mutating func unmark(_ slot: Int) {
    begins[slot / 64] &= ~(1 << UInt64(slot % 64))
    if begins[slot / 64] == 0 { filled[slot / 4096] &= ~(1 << UInt64(slot / 64 % 64)) }
  }
}

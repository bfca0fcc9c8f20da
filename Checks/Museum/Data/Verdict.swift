/// What a row of touches comes to, compared with what is wanted.
struct Verdict: Equatable {
  /// Of fingers: "works", or what is wrong, in the order in which it shows.
  let fingers: String
  /// What a click of a pointer and the touch after it add to that; nil for nothing.
  let click: String?

  /// - Parameters:
  ///   - touches: See ``Touch``; what follows from the first click on counts apart.
  ///   - wanted: The answers where everything is right.
  ///   - seen: The answers.
  init(touches: [String], wanted: [String], seen: [String]) {
    let click = touches.firstIndex { Touch($0).deed == .clickFromHover } ?? seen.count
    let words = Self.words(wanted.prefix(click), seen.prefix(click))
    let more = Self.words(wanted.dropFirst(click), seen.dropFirst(click))
      .filter { !words.contains($0) }
    fingers = Self.text(of: words)
    self.click = more.isEmpty ? nil : Self.text(of: more)
  }

  private static func text(of words: [String]) -> String {
    words.isEmpty ? "works" : words.joined(separator: " and ")
  }

  /// What differs, each word once.
  private static func words(_ wanted: ArraySlice<String>, _ seen: ArraySlice<String>) -> [String] {
    var words: [String] = []
    for case let (wanted, seen) in zip(wanted, seen) where wanted != seen {
      let word = word(wanted: wanted, seen: seen)
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// Whose touches they are that an overlay is to let through: of the app, its small button, the
  /// presenting view, the screen.
  private static let behind: Set = ["app", "button", "presenter", "screen"]

  private static func word(wanted: String, seen: String) -> String {
    let (getter, parts) = last(of: wanted)
    let (seenGetter, seenParts) = last(of: seen)
    if getter == seenGetter { return seenParts > parts ? "repeats" : "misses" }
    switch seenGetter {
    case Answer.dropped: return "drops"
    case Answer.lost: return "steals"
    case _ where behind.contains(getter): return "blocks"
    case _ where behind.contains(seenGetter) || getter == Answer.other: return "leaks"
    default: return "swallows"
    }
  }

  /// Who got a touch, and how many parts the answer has.
  private static func last(of answer: String) -> (name: String, parts: Int) {
    let parts = Answer.parts(answer)
    return (parts.last ?? Answer.nobody, parts.count)
  }
}

/// What a row of touches comes to, compared with what is wanted.
struct Verdict: Equatable {
  /// Of fingers: "works", or what is wrong, in the order in which it shows.
  let fingers: String
  /// What a click of a pointer and the touch after it add to that; nil for nothing.
  let click: String?

  /// - Parameters:
  ///   - touches: See ``Stage``; what follows the first blank counts apart if there is a click in it.
  ///   - wanted: The answer where everything is right.
  ///   - seen: The answer.
  init(touches: String, wanted: String, seen: String) {
    guard touches.contains("^") else {
      fingers = Self.text(of: Self.words(Self.answers(wanted), Self.answers(seen)))
      click = nil
      return
    }
    let (wanted, seen) = (Self.parts(wanted), Self.parts(seen))
    let words = Self.words(wanted.first, seen.first)
    let more = Self.words(wanted.rest, seen.rest).filter { !words.contains($0) }
    fingers = Self.text(of: words)
    click = more.isEmpty ? nil : Self.text(of: more)
  }

  private static func text(of words: [String]) -> String {
    words.isEmpty ? "works" : words.joined(separator: " and ")
  }

  /// What differs, each word once.
  private static func words(_ wanted: [String], _ seen: [String]) -> [String] {
    var words: [String] = []
    for case let (wanted, seen) in zip(wanted, seen) where wanted != seen {
      let word = word(wanted: wanted, seen: seen)
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// Whose touches they are that an overlay is to let through: of the app, its small button, the
  /// presenting view, the screen.
  private static let behind: Set<Character> = ["a", "k", "p", "e"]

  private static func word(wanted: String, seen: String) -> String {
    let (getter, calls) = lastLetter(of: wanted)
    let (seenGetter, seenCalls) = lastLetter(of: seen)
    if getter == seenGetter { return seenCalls > calls ? "repeats" : "misses" }
    switch seenGetter {
    case "d": return "drops"
    case "-": return "steals"
    case _ where behind.contains(getter): return "blocks"
    case _ where behind.contains(seenGetter) || getter == "s": return "leaks"
    default: return "swallows"
    }
  }

  /// Who got a touch, and how many letters stand before that.
  private static func lastLetter(of answer: String) -> (letter: Character, calls: Int) {
    let letters = answer.filter { $0 != "(" && $0 != ")" }
    return (letters.last ?? "n", letters.count)
  }

  private static func parts(_ text: String) -> (first: [String], rest: [String]) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    return (answers(parts.first ?? ""), answers(parts.count > 1 ? parts[1] : ""))
  }

  /// One answer a touch: a letter, or what stands in parentheses.
  static func answers(_ text: String) -> [String] {
    var answers: [String] = []
    var isInside = false
    for character in text where character != " " {
      if isInside {
        answers[answers.count - 1].append(character)
      } else {
        answers.append("\(character)")
      }
      if character == "(" || character == ")" { isInside = character == "(" }
    }
    return answers
  }
}

@_spi(Command) import TouchMap

/// Texts that belong to many views, each stored once.
struct SharedTexts {
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  /// The index of a text, which is added if it is new.
  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }

  subscript(text: String) -> JSON { mutating get { .integer(place(of: text)) } }
}

extension JSON {
  /// Whole numbers as the steps from one to the next, the first from 0.
  static func steps(_ values: [Int]) -> JSON {
    .array(zip(values, [0] + values).map { .integer($0 - $1) })
  }
}

import Foundation
import Testing

/// What holds `museum.json` and the exhibits together.
@MainActor @Suite struct `The data of the museum` {
  func records() throws -> [MuseumRecord] { try Museum.records.get() }

  /// Whether an exhibit comes before another one: "M99" before "M100".
  func isEarlier(_ number: String, _ other: String) -> Bool {
    (number.count, number) < (other.count, other)
  }

  @Test func `has a record for each published way, in order`() throws {
    let numbers = try records().map(\.number)
    #expect(numbers == Set(numbers).sorted(by: isEarlier))
  }

  @Test func `has a way to move here for each family`() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/MovingHere.md").standardizedFileURL,
      encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("](#from-") }
    let families = rows.compactMap { row in
      row.components(separatedBy: "| [").dropFirst().first { $0.contains("](Evidence/Museum.md#") }?
        .prefix { $0 != "]" }
    }
    #expect(Set(families.map(String.init)) == Set(try records().map(\.family)))
    #expect(Set(families).count == families.count)
  }

  @Test func `says of each that it is built, or why not`() throws {
    let built = Exhibit.all.map(\.number)
    #expect(Set(built).count == built.count)
    let said = try records().filter { $0.notBuilt == nil }.map(\.number)
    #expect(said == built.sorted(by: isEarlier))
    #expect(try records().filter { $0.notBuilt == "" }.map(\.number) == [])
  }

  @Test func `says of each what it is, by what one knows it, who has it and what to write`() throws
  {
    for record in try records() {
      let texts = [record.name, record.family, record.confidence, record.instead]
      #expect(texts.allSatisfy { !$0.isEmpty }, "\(record.number)")
      #expect(!record.marks.isEmpty && !record.sources.isEmpty, "\(record.number)")
      #expect(!record.showings.isEmpty, "\(record.number)")
    }
  }

  @Test func `shows three lines of each, and of no two the same`() throws {
    for record in try records() {
      let blank = record.code.filter { $0.allSatisfy(\.isWhitespace) }
      #expect(record.code.count == 3 && blank.isEmpty, "\(record.number)")
      #expect(record.code.filter { $0.count > 90 } == [], "\(record.number)")
      #expect([nil, "objc", "jsx", "xml"].contains(record.language), "\(record.number)")
    }
    let shown = Dictionary(grouping: try records(), by: \.code).values.map { $0.map(\.number) }
    #expect(shown.filter { $0.count > 1 } == [])
  }

  @Test func `has the stages, touches and settings of the exhibits`() throws {
    for exhibit in Exhibit.all {
      let record = try #require(try records().first { $0.number == exhibit.number })
      let showings = exhibit.showings + exhibit.crashes
      #expect(
        record.showings.map(\.line).sorted()
          == showings.map {
            "\($0.name) | \($0.stage) | \($0.touches) | \($0.wanted) | \($0.ours?.setting ?? "none")"
          }.sorted(), "\(exhibit.number)")
    }
  }

  @Test func `has a cell for each system, and for no other`() throws {
    let names = System.allCases.map(\.name)
    for record in try records() {
      for showing in record.showings {
        let keys = Set(showing.cells.keys)
        let isWhole = keys == ["all"] || keys == Set(names)
        // Nobody says what an exhibit that is not built does on systems that nobody reports.
        let isPart = record.notBuilt != nil && keys.isSubset(of: names)
        #expect(isWhole || isPart, "\(record.number): \(keys.sorted())")
      }
    }
  }

  @Test func `words each verdict as what was seen comes to`() throws {
    var compared = 0
    for record in try records() {
      for showing in record.showings {
        for (system, cell) in showing.cells {
          guard let seen = cell.seen, let touches = showing.touches, let wanted = showing.wanted
          else { continue }
          compared += 1
          let verdict = Verdict(touches: touches, wanted: wanted, seen: seen)
          #expect(
            [verdict.fingers, verdict.click] == [cell.verdict, cell.click],
            "\(record.number), \(showing.name ?? ""), \(system): \(seen)")
        }
      }
    }
    #expect(compared >= 500, "\(compared) showings were seen")
  }

  @Test func `uses the words of the museum alone`() throws {
    let words: Set = [
      "works", "drops", "leaks", "blocks", "swallows", "repeats", "misses", "steals", "crashes",
      "unknown",
    ]
    let used = try records().flatMap(\.showings).flatMap(\.cells.values)
      .flatMap { [$0.verdict, $0.click ?? "works", $0.reported ?? "works"] }
      .flatMap { $0.components(separatedBy: " and ") }
    #expect(Set(used).subtracting(words) == [])
  }

  @Test func `keeps report and model apart where they disagree, and says what is between`() throws {
    var disputed: [String] = []
    for record in try records() {
      for showing in record.showings {
        let cells = showing.cells.filter { $0.value.known == .disputed }
        let contrary = showing.cells.filter { _, cell in
          cell.reported.map { !cell.verdict.contains($0) } ?? false
        }
        #expect(Set(cells.keys) == Set(contrary.keys), "\(record.number)")
        #expect(cells.isEmpty == (showing.conflict == nil), "\(record.number)")
        disputed += cells.isEmpty ? [] : [record.number]
      }
    }
    #expect(disputed == ["M01", "M05", "M26", "M61"])
  }

  @Test func `takes iOS 27 for assumed unless somebody reports it`() throws {
    for record in try records() {
      for showing in record.showings {
        for (system, cell) in showing.cells where system.hasPrefix("27") {
          #expect([.assumed, .reported].contains(cell.known), "\(record.number), \(system)")
        }
      }
    }
  }
}

extension ShowingRecord {
  /// What a showing of an exhibit is compared with.
  fileprivate var line: String {
    "\(name ?? "") | \(stage) | \(touches ?? []) | \(wanted ?? []) | \(ours ?? "none")"
  }
}

@Suite struct `A verdict` {
  @Test(arguments: [
    ("toast app", "toast app", "works"),
    ("toast app", "dropped app", "drops"),
    ("toast app", "app app", "leaks"),
    ("toast app", "toast other", "blocks"),
    ("toast app", "other app", "swallows"),
    ("sheet dimming", "app toast", "leaks and swallows"),
    ("toast call+app", "toast call+call+app", "repeats"),
    ("call+button call+button", "call+button button", "misses"),
    ("key field", "lost field", "steals"),
  ])
  func `is what differs from what is wanted`(wanted: String, seen: String, verdict: String) {
    let (wanted, seen) = (Self.answers(wanted), Self.answers(seen))
    let found = Verdict(touches: ["toast", "beside"], wanted: wanted, seen: seen)
    #expect(found.fingers == verdict)
    #expect(found.click == nil)
  }

  @Test(arguments: [
    ("dropped app dropped app", "drops", nil), ("toast app toast dropped", "works", "drops"),
    ("toast other dropped other", "blocks", "drops"),
  ])
  func `counts a click and what follows apart`(seen: String, fingers: String, click: String?) {
    let found = Verdict(
      touches: ["toast", "beside", "click toast", "beside"],
      wanted: ["toast", "app", "toast", "app"], seen: Self.answers(seen))
    #expect([found.fingers, found.click] == [fingers, click])
  }

  private static func answers(_ text: String) -> [String] {
    text.split(separator: " ").map { Answer.joined($0.split(separator: "+").map(String.init)) }
  }
}

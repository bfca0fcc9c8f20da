import Foundation
import Testing
@_spi(Command) import TouchMap

/// The facts that a page's script reads.
struct PageData {
  let facts: [String: Any]

  init(_ page: String) throws {
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    facts = try #require(json as? [String: Any])
  }

  var texts: [String] { facts["texts"] as? [String] ?? [] }
  var states: [[String: Any]] { facts["states"] as? [[String: Any]] ?? [] }

  /// A column of a table.
  func column<Value>(_ table: String, _ name: String) throws -> [Value] {
    try #require((facts[table] as? [String: Any])?[name] as? [Value])
  }

  /// A column that holds the steps from one value to the next.
  func steps(_ table: String, _ name: String) throws -> [Int] {
    var sum = 0
    return try column(table, name).map { (step: Int) in
      sum += step
      return sum
    }
  }

  var names: [String] {
    get throws { try steps("view", "name").map { texts[$0] } }
  }

  /// The targets in the order of the table, with their states and the parts that a finger reaches.
  func targets(in state: Int) throws -> [String] {
    let (names, views) = (try names, try steps("target", "view"))
    let kinds = try #require(facts["kinds"] as? [String])
    let sorts = try #require(states[state]["sort"] as? [Int])
    let reach = try #require(states[state]["reach"] as? [Double])
    return views.indices.map {
      "\(names[views[$0]]) \(kinds[sorts[$0]]) \(NumberText.text(reach[$0]))"
    }
  }

  /// The view that gets a touch in a state; `nil` for none.
  func owner(at point: Screen.Point, in state: Int) -> Int? {
    let own = states[state]["own"] as? [String: Any] ?? [:]
    return own.first { Outline(path: $0.value as? String ?? "").contains(point) }
      .flatMap { Int($0.key) }
  }
}

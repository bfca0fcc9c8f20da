import Foundation
import Testing

/// The facts that a page's script reads of the screens of a stage.
func screensOnPage(_ page: String, stage: Int = 0) throws -> [[String: Any]] {
  let start = try #require(page.range(of: "id=\"data-\(stage)\">")).upperBound
  let end = try #require(page[start...].range(of: "</script>")).lowerBound
  let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
  return try #require((json as? [String: Any])?["screens"] as? [[String: Any]])
}

/// A column of a table of such facts.
func column<Value>(_ table: String, _ name: String, of facts: [String: Any]) throws -> [Value] {
  let columns = try #require(facts[table] as? [String: Any])
  let steps = try #require(facts["steps"] as? [String: [String]])
  guard steps[table]?.contains(name) == true else { return try #require(columns[name] as? [Value]) }
  var sum = 0
  let values = try #require(columns[name] as? [Int]).map { step in
    sum += step
    return sum
  }
  return try #require(values as? [Value])
}

import Mutants
import Testing

@Suite struct `The places of a source` {
  private func changes(_ source: String) -> [String] {
    SiteFinder.sites(in: source).map { "\($0.kind) \($0.scope): \($0.original) -> \($0.mutated)" }
  }

  @Test func `are operators, constants, conditions, results and calls`() {
    let source = """
      struct Box {
        func contains(_ x: Int) -> Bool {
          guard x > 1, !isEmpty else { return false }
          log(x)
          return x + 2 < max(width, 5)
        }
      }
      """
    #expect(
      changes(source) == [
        "condition Box.contains: x > 1 -> !(x > 1)",
        "comparison Box.contains: x > 1 -> x >= 1",
        "number Box.contains: 1 -> 0",
        "logic Box.contains: !isEmpty -> isEmpty",
        "truth Box.contains: false -> true",
        "call Box.contains: log(x) -> ",
        "arithmetic Box.contains: x + 2 -> x - 2",
        "result Box.contains: x + 2 < max(width, 5) -> !(x + 2 < max(width, 5))",
        "comparison Box.contains: x + 2 < max(width, 5) -> (x + 2) <= max(width, 5)",
        "number Box.contains: 2 -> 2 + 1",
        "call Box.contains: max(width, 5) -> min(width, 5)",
        "number Box.contains: 5 -> 5 + 1",
      ])
  }

  @Test func `hold both texts behind a switch`() {
    let sites = SiteFinder.sites(in: "func f() { if a < b { g(); h() } }")
    #expect(
      sites.map(\.replacement) == [
        "(_MUTANT_ != (a < b))", "(_MUTANT_ ? (a <= b) : (a < b))", "if !_MUTANT_ { g() }",
        "if !_MUTANT_ { h() }",
      ])
  }

  @Test func `are none where no switch can stand`() {
    let source = """
      @available(iOS 15, *) enum Kind: Int { case one = 1 }
      func f(_ kind: Int) -> String {
        switch kind { case 1...4: "few"; default: "many" }
      }
      #if canImport(SwiftUI) || os(iOS)
        let count = 3
      #endif
      class Child: Parent { init() { super.init() } }
      """
    #expect(changes(source) == [])
  }

  @Test func `are found where this platform compiles`() {
    let source = """
      #if canImport(UIKit) && !os(watchOS)
        let here = 3
      #else
        let elsewhere = 4
      #endif
      """
    #expect(changes(source) == ["number here: 3 -> 3 + 1"])
  }

  @Test func `name the bytes they take`() throws {
    let source = "// Über\nlet a = b * c // end\n"
    let site = try #require(SiteFinder.sites(in: source).first)
    let bytes = Array(source.utf8)
    #expect(String(decoding: bytes[site.start..<site.end], as: UTF8.self) == "b * c")
    #expect(site.line == 2)
  }
}

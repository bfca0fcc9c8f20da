import Foundation
import Testing

/// A library with a part that needs SwiftUI, and tests of the rest.
private func makePackage(_ tests: String) throws -> Folder {
  let folder = try Folder()
  try folder.write(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Card", platforms: [.iOS(.v15)], targets: [
      .target(name: "Card"), .testTarget(name: "CardTests", dependencies: ["Card"])])
    """, to: "Package.swift")
  try folder.write(
    """
    import SwiftUI
    import UIKit
    public struct Card {
      public var line = #line
      public var title = "card"
      public var body: some View { Text(title) }
    }
    extension View { func card() -> some View { self } }
    """, to: "Sources/Card/Card.swift")
  try folder.write(
    """
    import Foundation
    import os.log
    final class Model: ObservableObject {}
    struct Store {
      let members = NSHashTable<NSObject>.weakObjects()
      func show(_ card: Card) -> Any { card.body }
      func name(_ card: Card) -> String { os_log("%@", card.title); return card.title }
    }
    """, to: "Sources/Card/Store.swift")
  try folder.write(tests, to: "Tests/CardTests/CardTests.swift")
  return folder
}

@Suite(
  .serialized,
  .enabled(
    if: TouchkitProcess.builtKit != nil,
    "TOUCHKIT_BUILT_KIT names no build folder with the headless UIKit"))
struct `A library of which a part needs another framework` {
  @Test func `is built without that part, on the same lines, says so once, and has its tests pass`()
    throws
  {
    let folder = try makePackage(
      """
      import XCTest
      @testable import Card
      @MainActor final class CardTests: XCTestCase {
        func testLines() { XCTAssertEqual(Card().line, 4) }
        func testRest() { XCTAssertEqual(Store().name(Card()), "card") }
        func testImport() { XCTAssertTrue(UIView().isUserInteractionEnabled) }
        func testAdded() { XCTAssertEqual(added, 7) }
      }
      """)
    try folder.write("let added = 7\n", to: "Added.swift")
    let outcome = try TouchkitProcess().run(
      "test", "--package-path", folder.url.path, "--add",
      "Card=" + folder.url.appendingPathComponent("Added.swift").path)
    #expect(outcome.status == 0, "\(outcome.text)")
    let remarks = outcome.text.split(separator: "\n").filter { $0.contains("leaves out of Card") }
    #expect(remarks.count >= 1, "\(outcome.text)")
    let remark = try #require(remarks.first)
    for name in ["Card.body", "View", "Model", "Store.show"] { #expect(remark.contains(name)) }
    #expect(outcome.text.contains("Executed 4 tests, with 0 failures"), "\(outcome.text)")
    // No test is Swift Testing's.
    let limited = try TouchkitProcess().run(
      "test", "--package-path", folder.url.path, "--time-limit", "60", "--add",
      "Card=" + folder.url.appendingPathComponent("Added.swift").path)
    #expect(limited.status == 0, "\(limited.text)")
  }

  @Test func `is looked at again by a newer tool`() throws {
    let folder = try makePackage("import XCTest\n")
    let link = folder.url.deletingLastPathComponent().appendingPathComponent("touchkit")
    try FileManager.default.copyItem(at: TouchkitProcess.tool, to: link)
    func build() throws -> String {
      let outcome = try TouchkitProcess(tool: link).run("build", "--package-path", folder.url.path)
      #expect(outcome.status == 0, "\(outcome.text)")
      return outcome.text
    }
    #expect(try build().contains("Store.show"))
    let kept = folder.url.appendingPathComponent(
      ".build/touchkit/debug/touchkit/Card/left-out.json")
    let text = try String(contentsOf: kept, encoding: .utf8)
    try text.replacingOccurrences(of: "Store.show", with: "Store.older")
      .write(to: kept, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: link.path)
    #expect(try !build().contains("Store.older"))
  }

  @Test func `names tests that hang or end their process, and runs the others`() throws {
    let folder = try makePackage(
      """
      import Testing
      import XCTest
      @testable import Card
      @MainActor final class CardTests: XCTestCase {
        func testA() {}
        func testB() { abort() }
        func testC() { XCTFail("wrong") }
        func testD() { while true { sleep(1) } }
        func testE() {}
      }
      @MainActor @Suite struct Others {
        @Test func one() {}
        @Test func two() { kill(getpid(), SIGKILL) }
        @Test func three() {}
      }
      """)
    let results = folder.url.appendingPathComponent("results")
    let outcome = try TouchkitProcess().run(
      "test", "--package-path", folder.url.path, "--time-limit", "5", "--results", results.path)
    #expect(outcome.status == 1)
    let lines = try String(contentsOf: results, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t").prefix(2).joined(separator: " ")
    }
    #expect(
      lines.sorted() == [
        "ended CardTests.CardTests/testB", "ended CardTests.Others/two()",
        "failed CardTests.CardTests/testC", "hung CardTests.CardTests/testD",
        "passed CardTests.CardTests/testA", "passed CardTests.CardTests/testE",
        "passed CardTests.Others/one()", "passed CardTests.Others/three()",
      ], "\(outcome.text)")
  }

  @Test func `is explained, and nothing is built, where help is asked for`() throws {
    for verb in ["build", "test", "check"] {
      let outcome = try TouchkitProcess().run(verb, "--help")
      #expect(outcome.status == 0)
      #expect(outcome.text.contains("USAGE: touchkit \(verb)"))
    }
  }
}

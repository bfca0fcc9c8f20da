import AppleNames
import Foundation
import Testing

@Suite struct `The names that an app uses` {
  let list = """
    Base\tclass: NSObject\topen main\t2.0\t9.0\tprint:Kit/Base.swift#Base kit/base
    Base.ask(_:event:)\tfunc(Int, Int)\topen main\t-\t-\tprint:Kit/Base.swift#ask(_:event:) kit/base/ask(_:event:)
    Base.once\tvar: Int { get }\topen\t-\t-\tkit/base/once
    Base.bound()\tfunc()\topen\t-\t-\tbindings
    Base.marked()\tfunc()\topen\t-\t-\tbindings unconfirmed
    Base.seen()\tfunc()\topen\t-\t-\tuse:a/b/C.swift#seen()
    Base.seenTwice()\tfunc()\topen\t-\t-\tuse:a/b/C.swift#seenTwice() use:d/e/F.swift#seenTwice()
    """

  func declaration(_ path: String, isOnMainActor: Bool = false) -> Declaration {
    var name = Name(
      path: path, signature: "func()", isOpen: true, isOptional: false, availability: [:])
    name.isOnMainActor = isOnMainActor
    return Declaration(name: name, usr: "usr of \(path)", place: "Stub.h:7")
  }

  func usage(_ uses: String..., declarations: Declaration...) throws -> Usage {
    let lines = uses.map { use in
      let words = use.split(separator: " ")
      return "\(words[0])\tusr of \(words[1])\t\(words[1])\tApp.swift:3"
    }
    return Usage(
      of: try Use.read(lines.joined(separator: "\n")).uses, declarations: declarations,
      facts: try Facts(reading: [list], files: ["List.tsv"]))
  }

  @Test func `are found by their path, also in a class below`() throws {
    let found = try usage(
      "use Base", "use Base.once", "override Base.ask(_:event:)",
      declarations: declaration("Base.ask(_:event:)", isOnMainActor: true))
    #expect(found.faults == [])
    #expect(found.unmarked == [])
    #expect(found.counts == (3, 1))
  }

  @Test func `are told where they are used and not listed`() throws {
    #expect(
      try usage("use Base.ask(_:with:)", "override Base.odd").faults == [
        "App.swift:3: Base.ask(_:with:) is used and not listed",
        "App.swift:3: Base.odd is used and not listed",
      ])
  }

  @Test func `need two sources and the right actor where they are overridden`() throws {
    let found = try usage(
      "override Base.once", "override Base.ask(_:event:)",
      declarations: declaration("Base.once"), declaration("Base.ask(_:event:)"))
    #expect(
      found.faults == [
        "List.tsv:3: Base.once is overridden at App.swift:3 and has fewer than two sources",
        "Stub.h:7: Base.ask(_:event:) is on the main actor in List.tsv:2",
      ])
  }

  @Test func `need a source that says the name in Swift, or a mark`() throws {
    let found = try usage(
      "use Base.bound()", "use Base.marked()", "use Base.seen()", "use Base.seenTwice()")
    #expect(
      found.unmarked == [
        "List.tsv:4: Base.bound() is used, and no source says its Swift name",
        "List.tsv:6: Base.seen() is used, and no source says its Swift name",
      ])
    #expect(
      found.unconfirmed.map(\.name.path) == ["Base.bound()", "Base.marked()", "Base.seen()"])
  }

  @Test func `count as spelled otherwise in a stub where nothing but the labels differ`() throws {
    let stub = declaration("Base.ask(_:with:)")
    let facts = try Facts(reading: [list])
    let differences = Comparison(with: facts).differences(of: [stub.name])
    #expect(differences.map(\.line) == ["name | Base.ask(_:with:) | func()"])
    #expect(differences.filter(try usage(declarations: stub).matters) == differences)
    let both = try usage(declarations: stub, declaration("Base.ask(_:event:)"))
    #expect(differences.filter(both.matters) == [])
  }

  @Test(arguments: [
    ("", "has no source"), ("kit/base/ask(_:with:)", "kit/base/ask(_:with:) does not name"),
    ("print:Kit/Base.swift#ask(_:with:)", "does not name"),
    ("use:a/b/C.swift", "does not name"), ("kit/base", "does not name"),
  ])
  func `have sources that spell them`(source: String, fault: String) throws {
    let row = "Base.ask(_:event:)\tfunc()\topen\t-\t-\t\(source)"
    let faults = try Facts(reading: [row], files: ["List.tsv"]).rows.flatMap(\.faults)
    #expect(faults.count == 1)
    #expect(faults[0].hasPrefix("List.tsv:1: ") && faults[0].contains(fault))
  }

  @Test(arguments: [
    "kit/base/ask(_:event:)", "kit/base/ask(_:event:)-4x7", "print:K.swift#ask(_:event:)",
    "guides/asking#ask(_:event:)", "bindings", "unconfirmed",
  ])
  func `have sources of several forms`(source: String) throws {
    let row = "Base.ask(_:event:)\tfunc()\topen\t-\t-\t\(source)"
    #expect(try Facts(reading: [row]).rows.flatMap(\.faults) == [])
  }
}

@Suite struct `A wrong label` {
  let facts: Facts

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Facts")
    facts = try Facts(
      reading: ["Apps", "Bindings", "Pages"].map {
        try String(contentsOf: folder.appendingPathComponent("\($0).tsv"), encoding: .utf8)
      })
  }

  /// The path with another last label, or as another property.
  func wrong(_ path: String) -> String {
    path.hasSuffix(":)")
      ? path.dropLast(2) + "Planted:)"
      : path.hasSuffix("()") ? path.dropLast(2) + "Planted()" : path + "Planted"
  }

  /// The rows of what may be overridden, with a source.
  var overridable: [Row] { facts.rows.filter { $0.isConfirmed && $0.name.isOpen } }

  @Test func `of what may be overridden is noticed, in stub and sources alike`() throws {
    let planted = Set(overridable.map { wrong($0.name.path) }).sorted()
    let declarations = planted.map { path in
      let name = Name(
        path: path, signature: "func()", isOpen: true, isOptional: false, availability: [:])
      return Declaration(name: name, usr: "usr of \(path)", place: "Stub.h:7")
    }
    let uses = planted.map { "override\tusr of \($0)\t\($0)\tApp.swift:3" }
    let found = Usage(
      of: try Use.read(uses.joined(separator: "\n")).uses, declarations: declarations, facts: facts)
    #expect(found.faults == planted.map { "App.swift:3: \($0) is used and not listed" })
    #expect(planted.count > 100)
  }

  @Test func `is noticed in the list, too`() {
    for var row in overridable {
      row.name.path = wrong(row.name.path)
      #expect(row.faults.count >= 1)
    }
  }
}

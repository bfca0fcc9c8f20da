import AppleNames
import Foundation
import Testing

@Suite struct `A comparison with Apple's names` {
  let facts = """
    # A remark.
    Base\tclass: NSObject\topen\t2.0\t9.0\tbindings
    Base.old()\tfunc() -> Bool\topen\t2.0\t9.0\tbindings
    Base.size\tvar: CGSize? { get }\topen\t-\t-\tbindings
    Base.new()\tfunc()\topen\t16.0\t16.0\tbindings
    Base.gone()\tfunc()\topen\t2.0-26.0\tnever\tbindings
    Derived\tclass: Base\topen\t2.0\t9.0\tbindings
    Asked.answer(_:)\tfunc(Int) -> Bool\topen optional\t2.0\t9.0\tbindings
    Late\tclass: Base\topen\t9.0\t17.0\tbindings
    Late.old()\tfunc()\topen\t2.0\t2.0\tbindings
    Late.plain()\tfunc()\topen\t-\t-\tbindings
    Late.new()\tfunc()\topen\t26.0\t26.0\tbindings
    Options\tstruct\tclosed\t2.0\t9.0\tbindings
    Options.init(rawValue:)\tinit(UInt)\tclosed\t2.0\t9.0\tbindings
    """

  func name(
    _ path: String, _ signature: String, isOpen: Bool = true, isOptional: Bool = false,
    _ availability: [Name.Platform: Name.Lifetime] = [:]
  ) -> Name {
    Name(
      path: path, signature: signature, isOpen: isOpen, isOptional: isOptional,
      availability: availability)
  }

  func differences(_ names: Name...) throws -> [String] {
    try Comparison(with: Facts(reading: [facts])).differences(of: names).map(\.line)
  }

  @Test func `finds nothing where the names are the same`() throws {
    let found = try differences(
      name("Base", "class: NSObject"), name("Base.old()", "func() -> Bool"),
      name(
        "Base.new()", "func()",
        [.iOS: .since("16.0", deprecated: nil), .tvOS: .since("16.0", deprecated: nil)]),
      name(
        "Base.gone()", "func()", [.iOS: .since("2.0", deprecated: "26.0"), .tvOS: .never]))
    #expect(found == [])
  }

  @Test func `finds a name that Apple does not have`() throws {
    #expect(try differences(name("Base.odd()", "func()")) == ["name | Base.odd() | func()"])
  }

  @Test func `finds another type`() throws {
    #expect(
      try differences(name("Base.size", "var: CGSize { get }")) == [
        "signature | Base.size | var: CGSize { get }, Apple: var: CGSize? { get }"
      ])
  }

  @Test func `finds what is open on one side alone`() throws {
    #expect(
      try differences(name("Base.old()", "func() -> Bool", isOpen: false)) == [
        "openness | Base.old() | open at Apple"
      ])
  }

  @Test func `finds a requirement that need not be met`() throws {
    #expect(
      try differences(name("Asked.answer(_:)", "func(Int) -> Bool")) == [
        "optionality | Asked.answer(_:) | optional at Apple"
      ])
  }

  @Test func `finds what is newer, deprecated or missing on a platform`() throws {
    #expect(
      try differences(name("Base.new()", "func()"), name("Base.gone()", "func()")) == [
        "availability | Base.gone() | iOS 2.0-26.0, here always",
        "availability | Base.gone() | tvOS never, here always",
        "availability | Base.new() | iOS 16.0, here always",
        "availability | Base.new() | tvOS 16.0, here always",
      ])
  }

  @Test func `takes no member for older than its type`() throws {
    let late: [Name.Platform: Name.Lifetime] = [.tvOS: .since("17.0", deprecated: nil)]
    let found = try differences(
      name("Late", "class: Base", late), name("Late.old()", "func()", late),
      name("Late.plain()", "func()"), name("Late.new()", "func()", late))
    #expect(
      found == [
        "availability | Late.new() | iOS 26.0, here always",
        "availability | Late.new() | tvOS 26.0, here 17.0",
      ])
  }

  @Test func `takes an override for the name that it overrides`() throws {
    #expect(try differences(name("Derived.old()", "func() -> Bool", isOpen: false)) == [])
    #expect(
      try differences(name("Derived.old()", "func() -> Int")) == [
        "signature | Derived.old() | func() -> Int, Apple: func() -> Bool"
      ])
  }

  @Test func `knows raw values by the initialiser that takes them`() throws {
    #expect(try differences(name("Options.rawValue", "var: UInt { get }", isOpen: false)) == [])
    #expect(
      try differences(name("Options.rawValue", "var: Int { get }", isOpen: false)) == [
        "name | Options.rawValue | var: Int { get }"
      ])
  }

  @Test func `is content with differences that have a reason, and with no other reasons`() throws {
    var reasons = try Reasons(
      reading: """
        # A remark.
        name | Base.* | a reason
        openness | Base.old() | explains nothing
        """)
    let comparison = Comparison(with: try Facts(reading: [facts]))
    let found = comparison.differences(of: [
      name("Base.odd()", "func()"), name("Derived.odd()", "func()"),
    ])
    #expect(reasons.unexplained(found).map(\.path) == ["Derived.odd()"])
    #expect(reasons.idle == ["openness | Base.old() | explains nothing"])
    #expect(reasons.explained == 1)
  }

  @Test(arguments: ["a line without tabs", "too\tfew\tcells"])
  func `reads no list that is malformed`(line: String) {
    #expect(throws: Facts.Malformed.self) { try Facts(reading: [line]) }
  }
}

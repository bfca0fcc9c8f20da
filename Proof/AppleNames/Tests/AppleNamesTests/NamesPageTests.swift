import AppleNames
import Foundation
import Testing

@Suite struct `The page of names` {
  func name(_ path: String, _ signature: String) -> Name {
    Name(path: path, signature: signature, isOpen: true, isOptional: false, availability: [:])
  }

  var names: [Name] {
    [
      name("View", "class: Responder"),
      name("View.hitTest(_:with:)", "func(Point, Event?) -> View?"),
      name("View.alpha", "var: CGFloat { get set }"), name("View.Mode", "enum"),
      name("View.Mode.fill", "case"), name("View.Mode.rawValue", "var: Int { get }"),
      name("View: Space", "conformance"), name("Level.+(_:_:)", "func(Level, CGFloat) -> Level"),
      name("Invert(_:)", "func(Transform) -> Transform"), name("Device", "class"),
      name("Device.tap(at:)", "func(Point)"),
    ]
  }

  @Test func `lists types with their members, and what is left out`() throws {
    let absent = try NamesPage.absences(
      reading: "# A remark.\nView.draw(_:), Drawing | nothing is drawn")
    let page = try NamesPage(names: names, own: ["Device"], absent: absent)
    #expect(
      page.text == """
        9 names. 2 types of Apple's:

        [Level](#level), [View](#view), [View.Mode](#viewmode)

        ## Left out on purpose

        | name | why |
        |---|---|
        | `View.draw(_:)`, `Drawing` | nothing is drawn |

        ## Types and members

        ### Level

        Of another module; added are:

        `+(_:_:)`

        ### View

        Class, below `Responder`:

        `alpha`, `hitTest(_:with:)`

        ### View.Mode

        Enumeration:

        `fill`

        ## Functions

        `Invert(_:)`

        ## What only a simulated device has

        ### Device

        Class:

        `tap(at:)`

        """)
  }

  @Test func `is not made where something that is left out is there`() throws {
    let absent = try NamesPage.absences(reading: "View.alpha, View.draw(_:) | nothing is drawn")
    let error = #expect(throws: NamesPage.Present.self) {
      try NamesPage(names: names, own: [], absent: absent)
    }
    #expect(error?.names == ["View.alpha"])
    #expect(throws: Facts.Malformed.self) { try NamesPage.absences(reading: "View.draw(_:)") }
  }
}

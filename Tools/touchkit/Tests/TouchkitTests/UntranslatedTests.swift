import Testing
import Touchkit

@Suite struct `What cannot be translated` {
  @Test(arguments: [
    (
      "class A { @NSManaged var b: Int }",
      "a.swift:1:11: warning: touchkit cannot translate @NSManaged: "
        + "Core Data is not there"
    ),
    (
      "extension UILabel { override func layoutSubviews() {} }",
      "a.swift:1:35: warning: touchkit cannot translate an override in an extension of UILabel, "
        + "a class of another module"
    ),
    (
      "let a = #selector(b)",
      "a.swift:1:19: warning: touchkit cannot translate #selector(b) with "
        + "certainty: no method of this name was seen; write its labels"
    ),
    (
      "class A { @objc protocol P { @objc optional var b: Int { get } } }",
      "a.swift:1:26: warning: touchkit cannot translate optional requirements of a protocol "
        + "in a type"
    ),
    (
      "@objc protocol P { @objc optional func b() }; let c = p.b == nil",
      "a.swift:1:57: warning: touchkit cannot translate the question whether 'b' is there; "
        + "call it with '?'"
    ),
    (
      "@objc protocol P { @objc optional func b(_ c: Int) }; if let c = p?.b(_:) {}",
      "a.swift:1:69: warning: touchkit cannot translate the question whether 'b' is there; "
        + "call it with '?'"
    ),
  ])
  func `is named in one line`(text: String, problem: String) {
    #expect(Rewriting(["a.swift": text]).problems == [problem])
  }
}

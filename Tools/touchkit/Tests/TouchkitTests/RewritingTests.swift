import Testing
import Touchkit

/// What becomes of one line in a file that imports UIKit.
private func line(_ text: String, importing imported: String = "", kit: String = "") -> String {
  let file = "import UIKit\n" + text
  let result =
    Rewriting(["a.swift": file], importing: [imported], kit: kit).texts["a.swift"] ?? file
  return result.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    .joined(separator: "\n")
}

@Suite struct `A rewritten line` {
  @Test(arguments: [
    ("let a = type(of: b).description()", "let a = String(reflecting: type(of: b))"),
    ("let a = b.description()", "let a = b.description()"),
  ])
  func `asks a class for its name in Swift's words`(before: String, after: String) {
    #expect(line(before) == after)
  }

  @Test(arguments: [
    (
      "@MainActor class A { func testB() throws {} }",
      "@MainActor class A { func testB() async throws {} }"
    ),
    ("class A { @MainActor func testB() {} }", "class A { @MainActor func testB() async {} }"),
    ("class A { func testB() {} }", "class A { func testB() {} }"),
  ])
  func `makes tests of the main actor asynchronous`(before: String, after: String) {
    #expect(line("import XCTest; " + before) == "import XCTest; " + after)
  }

  @Test(arguments: [("import os.log", "import os"), ("import OSLog", "import os")])
  func `logs by the module that stands in for the system's`(before: String, after: String) {
    #expect(line(before) == after)
  }

  @Test(arguments: [
    "import XCTest\nlet a = 1\n", "import Testing\nlet a = 1\n",
    "import Foundation\nlet a = NSPointerArray.weakObjects()\n",
    "import Foundation\nlet a = objc_getAssociatedObject(b, c)\n",
    "import Foundation\nlet a: Selector? = nil\n",
  ])
  func `sees UIKit where a device's tests and Foundation do`(text: String) {
    #expect(Rewriting(["a.swift": text]).texts["a.swift"] == text + "import UIKit\n")
  }

  @Test(arguments: [
    ("@objc func a() {}", " func a() {}"),
    ("@IBAction func a() {}", " func a() {}"),
    ("@objc(b:) enum A: Int { case b }", " enum A: Int { case b }"),
    ("struct A { @IBOutlet weak var b: UIView! }", "struct A {  weak var b: UIView! }"),
    ("struct A { dynamic var b = 1 }", "struct A {  var b = 1 }"),
    ("@UIApplicationMain class A {}", "@main class A {}"),
    ("@objc protocol A {}", " protocol A: AnyObject {}"),
    ("@objc protocol A: NSObjectProtocol {}", " protocol A: NSObjectProtocol {}"),
    (
      "class A { @available(iOS 13, *) @nonobjc var b = 1 }",
      "class A { @available(iOS 13, *)  var b = 1 }"
    ),
  ])
  func `has nothing of Objective-C's attributes`(before: String, after: String) {
    #expect(line(before) == after)
  }

  @Test(arguments: [
    ("let a = #selector(b)", "b()", "b"),
    ("let a = #selector(b)", "b(_ c: Any)", "b:"),
    ("let a = #selector(A.b(_:))", "b(_ c: Any)", "b:"),
    ("let a = #selector(self.b(c:))", "b(c: Any)", "bWithC:"),
    ("let a = #selector(b(for:))", "b(for c: Any)", "bFor:"),
    ("let a = #selector(lookAt(c:))", "lookAt(c: Any)", "lookAtC:"),
    ("let a = #selector(b(_:forEvent:))", "b(_ c: Any, forEvent: Any)", "b:forEvent:"),
    ("let a = #selector((b as () -> Void))", "b()", "b"),
    ("let a = #selector(getter: A.b)", "c()", "b"),
    ("let a = #selector(setter: A.b)", "c()", "setB:"),
  ])
  func `names a selector as Objective-C does`(use: String, method: String, selector: String) {
    let imported = "class A { @objc func \(method) {} }"
    #expect(line(use, importing: imported) == "let a = UIKit.Selector(\"\(selector)\")")
  }

  @Test func `takes the selector's own name where one is given`() {
    let imported = "class A { @objc(c:d:) func b(_ x: Any, y: Any) {} }"
    #expect(
      line("let a = #selector(A.b(_:y:))", importing: imported)
        == "let a = UIKit.Selector(\"c:d:\")")
  }

  @Test(arguments: [
    ("let a = #keyPath(A.b.c)", "let a = \"b.c\""),
    ("let a = #keyPath(b)", "let a = \"b\""),
    ("let a = #keyPath(A.B.c)", "let a = \"c\""),
  ])
  func `has key paths as texts`(before: String, after: String) { #expect(line(before) == after) }

  @Test(arguments: [
    ("#if os(iOS)\n#endif", "#if true\n#endif"),
    (
      "#if os(macOS) || !os(iOS)\n#elseif os(iOS)\n#endif",
      "#if os(macOS) || !true\n#elseif true\n#endif"
    ),
    ("func os(_ a: Int) {}", "func os(_ a: Int) {}"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import ObjectiveC.runtime", "import UIKit"),
  ])
  func `is compiled as for iOS`(before: String, after: String) { #expect(line(before) == after) }

  @Test(arguments: [
    ("let a: URLSession? = nil", "let a: URLSession? = nil\nimport FoundationNetworking\n"),
    ("let a = \"URLSession\"", "let a = \"URLSession\""),
    (
      "import FoundationNetworking\nvar a: URLSession?",
      "import FoundationNetworking\nvar a: URLSession?"
    ),
  ])
  func `finds the classes of the network where this host has them`(before: String, after: String) {
    #expect(line(before) == after)
  }

  private static let protocolText = "@objc protocol P { @objc optional func b(_ c: Int) -> Int }"

  @Test(arguments: [
    ("func f() -> Int { p?.b?(1) ?? 2 }", "func f() -> Int { (try? p?.b(1)) ?? 2 }"),
    ("func f() { p?.b?(1); g() }", "func f() { _ = try? p?.b(1); g() }"),
    ("func f() { p?.b?(1) }", "func f() { _ = try? p?.b(1) }"),
    ("func f() -> Int? { p?.b?(1) }", "func f() -> Int? { (try? p?.b(1)) }"),
    ("let c = p.b!(1)", "let c = (try! p.b(1))"),
    ("let c = p?.b?(1, 2)", "let c = p?.b?(1, 2)"),
    ("let c = p?.other?(1)", "let c = p?.other?(1)"),
    ("let c = b?(1)", "let c = b?(1)"),
    ("let c = p?.b?(1).d.e(2)", "let c = (try? p?.b(1).d.e(2))"),
    ("func f() { p?.b?(1).d(); g() }", "func f() { _ = try? p?.b(1).d(); g() }"),
    ("let c = p?.b?(1)!.d", "let c = (try? p?.b(1))!.d"),
  ])
  func `calls what need not be there`(before: String, after: String) {
    #expect(line(before, importing: Self.protocolText) == after)
  }

  @Test(arguments: [
    ("let c = p?.v ?? 2", "let c = (try? p?.v) ?? 2"),
    ("let c = p?.v?.d", "let c = (try? p?.v.d)"),
    ("if let c = p.v { f(c) }", "if let c = (try? p.v) { f(c) }"),
    ("let c = p.v != nil", "let c = (try? p.v) != nil"),
    ("let c = p.v!", "let c = (try? p.v)!"),
    ("p?.a[p?.v ?? 0] = 1", "p?.a[(try? p?.v) ?? 0] = 1"),
    ("p?.v = 2", "p?.v = 2"),
    ("p?.v += 2", "p?.v += 2"),
    ("let c = p.v as? Int", "let c = (try? p.v) as? Int"),
    ("class C { var v = 1 }; let c = p.v", "class C { var v = 1 }; let c = p.v"),
    ("class C { var v = 1 }; let c = p.v!", "class C { var v = 1 }; let c = (try? p.v)!"),
    ("let c = v ?? 2", "let c = v ?? 2"),
  ])
  func `reads a property that need not be there`(before: String, after: String) {
    let imported = "@objc protocol P { @objc optional var v: Int { get } }"
    #expect(line(before, importing: imported) == after)
  }

  @Test func `calls the kit's delegates, whose methods all have defaults`() {
    let kit = "public protocol P { func b(_ c: Int) }"
    #expect(line("let c = p?.b?(1)", kit: kit) == "let c = p?.b(1)")
    #expect(
      line("struct A { var b: ((Int) -> Void)? }; let c = p?.b?(1)", kit: kit)
        == "struct A { var b: ((Int) -> Void)? }; let c = p?.b?(1)")
  }

  @Test func `says of an optional requirement that it may throw, and throws by default`() {
    #expect(
      line("@objc public protocol P { @objc optional func b(_ c: Int) -> Int }")
        == " public protocol P: AnyObject {   func b(_ c: Int) throws -> Int }; extension P { "
        + "public func b(_ c: Int) throws -> Int { throw UIKit.UnmetRequirement() } }")
  }

  @Test func `says of an optional property that it may throw, and throws by default`() {
    #expect(
      line("@objc public protocol P { @objc optional var b: [Int] { get set } }")
        == " public protocol P: AnyObject {   var b: [Int] { get throws } }; extension P { "
        + "public var b: [Int] { get throws { throw UIKit.UnmetRequirement() } } }")
  }

  @Test func `is passed over where the compiler will not see it`() {
    let text = """
      #if canImport(ObjectiveC)
        @objc protocol P { @objc optional func b() }
        let a = #selector(b)
      #else
        let a = 1
      #endif
      """
    #expect(line(text) == text)
  }
}

@Suite struct `A class that is rewritten` {
  @Test func `has a table of its methods`() throws {
    let text = "import UIKit\nclass A { @objc func b(_ c: UIView!) -> Int { 1 } }"
    let result = try #require(Rewriting(["a.swift": text]).texts["a.swift"])
    #expect(
      result == """
        import UIKit
        class A: TouchkitMethods1 { nonisolated fileprivate static func touchkitMethod1(_ \
        selector: String) -> UIKit.SelectorTable.Method? { switch selector { case "b:": return { \
        target, sender, event in _ = unsafeDowncast(target, to: \
        Self.self).b(UIKit.SelectorTable.argument(sender, of: selector) as UIView?) }; default: \
        return nil } };  func b(_ c: UIView!) -> Int { 1 } }
        nonisolated fileprivate protocol TouchkitMethods1 { static func touchkitMethod1(_ \
        selector: String) -> UIKit.SelectorTable.Method? }
        nonisolated fileprivate enum TouchkitRegistration { @section(".init_array") @used static \
        let atStart: @convention(c) () -> Void = { UIKit.SelectorTable.add { type in (type as? any \
        TouchkitMethods1.Type).map { type in { type.touchkitMethod1($0) } } } } }

        """)
  }

  @Test func `has its table beside an extension that says who sees its members`() throws {
    let text = "import UIKit\nprivate extension A { @objc func b() {} }"
    let result = try #require(Rewriting(["a.swift": text]).texts["a.swift"])
    #expect(
      result.split(separator: "\n")[1] == """
        private extension A { nonisolated fileprivate static func touchkitMethod1(_ selector: \
        String) -> UIKit.SelectorTable.Method? { switch selector { case "b": return { target, \
        sender, event in unsafeDowncast(target, to: Self.self).b() }; default: return nil } };  \
        func b() {} }; extension A: TouchkitMethods1 {}
        """)
  }

  @Test func `gets overrides from an extension in another file`() {
    let texts = [
      "a.swift": "import UIKit\nclass A: UIView {\n}\n",
      "b.swift": """
      import UIKit
      extension A {
        public override func layoutSubviews() {
          super.layoutSubviews()
        }
        override var frame: CGRect { get { .zero } set { print(newValue) } }
      }
      """,
    ]
    let result = Rewriting(texts)
    #expect(
      result.texts["a.swift"] == """
        import UIKit
        class A: UIView { public override func layoutSubviews() { touchkitMoved_layoutSubviews() \
        }; override var frame: CGRect { get { touchkitMoved_frame } set { touchkitMoved_frame = \
        newValue } };
        }

        """)
    #expect(
      result.texts["b.swift"] == """
        import UIKit
        extension A {
          public  func touchkitMoved_layoutSubviews() {
            super.layoutSubviews()
          }
           var touchkitMoved_frame: CGRect { get { .zero } set { print(newValue) } }
        }
        """)
  }

  @Test func `gets an override with observers`() throws {
    let text = """
      import UIKit
      class A: UIView {}
      extension A {
        override var alpha: CGFloat {
          willSet(next) { print(next) }
          didSet { print(alpha, oldValue) }
        }
      }
      """
    let result = try #require(Rewriting(["a.swift": text]).texts["a.swift"])
    #expect(
      result == """
        import UIKit
        class A: UIView { override var alpha: CGFloat { willSet { \
        touchkitMoved_alpha_willSet(newValue) }; didSet { touchkitMoved_alpha_didSet(oldValue) } \
        };}
        extension A {
         \u{20}
            func touchkitMoved_alpha_willSet(_ next: CGFloat) { print(next) }
            func touchkitMoved_alpha_didSet(_ oldValue: CGFloat) { print(alpha, oldValue) }
         \u{20}
        }
        """)
  }

  private static let extended = [
    "a.swift": """
    import UIKit
    public extension UIView {
      @objc func add(_ views: [UIView]) throws -> UIView { self }
      @objc var inset: CGFloat { get { 1 } set { print(newValue) } }
      func add(_ view: UIView) {}
    }
    """,
    "b.swift": """
    import UIKit
    extension UIButton {
      override func add(_ views: [UIView]) throws -> UIView { try super.add(views) }
    }
    @objc extension UIControl {
      override func add(_ views: [UIView]) throws -> UIView { try super.add(views) }
    }
    class A: UIView {
      override var inset: CGFloat { get { super.inset } set { super.inset = newValue } }
    }
    """,
  ]
  private static let viewKit = """
    public class UIView: UIResponder {}
    public class UIControl: UIView {}
    public class UIButton: UIControl {}
    """

  @Test func `of another module overrides what an extension of its superclass has`() {
    let result = Rewriting(Self.extended, kit: Self.viewKit)
    #expect(result.problems.isEmpty)
    #expect(
      result.texts["a.swift"] == """
        import UIKit
        public extension UIView {
           func touchkitMoved_UIView_add(_ views: [UIView]) throws -> UIView { self }; func add(_ \
        views: [UIView]) throws -> UIView { if let own = self as? UIButton { return try \
        own.touchkitMoved_UIButton_add(views) }; if let own = self as? UIControl { return try \
        own.touchkitMoved_UIControl_add(views) }; return try touchkitMoved_UIView_add(views) }
           var touchkitMoved_UIView_inset: CGFloat { get { 1 } set { print(newValue) } }; var \
        inset: CGFloat { get { if let own = self as? A { return own.touchkitMoved_A_inset }; \
        return self.touchkitMoved_UIView_inset } set { if let own = self as? A { return \
        own.touchkitMoved_A_inset = newValue }; return self.touchkitMoved_UIView_inset = newValue \
        } }
          func add(_ view: UIView) {}
        }
        """)
    #expect(
      result.texts["b.swift"] == """
        import UIKit
        extension UIButton {
           func touchkitMoved_UIButton_add(_ views: [UIView]) throws -> UIView { try \
        super.touchkitMoved_UIControl_add(views) }
        }
         extension UIControl {
           func touchkitMoved_UIControl_add(_ views: [UIView]) throws -> UIView { try \
        super.touchkitMoved_UIView_add(views) }
        }
        class A: UIView {
           var touchkitMoved_A_inset: CGFloat { get { super.touchkitMoved_UIView_inset } set { \
        super.touchkitMoved_UIView_inset = newValue } }
        }
        """)
  }

  @Test func `of another module is given no open members`() {
    #expect(
      line("extension UIColor { @objc open class var a: UIColor { .red } }")
        == "extension UIColor {  public class var a: UIColor { .red } }")
  }

  @Test func `keeps a method of an extension that nobody overrides`() {
    let text = "import UIKit\nclass A {}\nextension A { func b() {} }"
    #expect(Rewriting(["a.swift": text]).texts.isEmpty)
  }

  @Test func `keeps the numbers of its lines`() throws {
    let text = """
      import Foundation
      @objc(
        A
      )
      class A: NSObject {
        @objc
        func b() {}
      }
      """
    let result = try #require(Rewriting(["a.swift": text]).texts["a.swift"])
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4].hasPrefix("class A: NSObject, TouchkitMethods1 {"))
    #expect(lines[6] == "  func b() {}")
    #expect(lines.dropLast().last == "import UIKit")
  }
}

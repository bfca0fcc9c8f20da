import AppleNames
import Foundation
import Testing

@Suite struct `A symbol graph` {
  func symbol(
    _ kind: String, _ path: [String], _ declaration: String, parameters: [String] = [],
    returns: String = "()", access: String = "open", availability: String = "[]"
  ) -> String {
    let parameters = parameters.map { #"{"declarationFragments": [{"spelling": "\#($0)"}]}"# }
    return """
      {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "\(path.joined())"},
       "pathComponents": \(path), "declarationFragments": [{"spelling": "\(declaration)"}],
       "functionSignature": {"parameters": [\(parameters.joined(separator: ","))],
         "returns": [{"spelling": "\(returns)"}]},
       "accessLevel": "\(access)", "availability": \(availability)}
      """
  }

  func names(_ symbols: [String], relationships: String = "[]") throws -> [Name] {
    let graph = """
      {"symbols": [\(symbols.joined(separator: ","))], "relationships": \(relationships)}
      """
    return try Declaration.read([Data(graph.utf8)]).map(\.name)
  }

  @Test func `gives functions without the names of their parameters`() throws {
    let found = try names([
      symbol(
        "method", ["UIView", "hitTest(_:with:)"],
        "@MainActor func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
        parameters: ["point: CGPoint", "event: UIEvent?"], returns: "UIView?"),
      symbol(
        "init", ["UIView", "init(coder:)"], "init?(coder: NSCoder)", parameters: ["coder: NSCoder"],
        access: "public"),
    ])
    #expect(found.map(\.path) == ["UIView.hitTest(_:with:)", "UIView.init(coder:)"])
    #expect(found.map(\.signature) == ["func(CGPoint, UIEvent?) -> UIView?", "init?(NSCoder)"])
    #expect(found.map(\.isOpen) == [true, false])
  }

  @Test func `gives properties with their type and whether they can be set`() throws {
    let found = try names([
      symbol("property", ["UIView", "alpha"], "var alpha: CGFloat { get set }"),
      symbol("property", ["UIView", "layer"], "let layer: CALayer"),
      symbol("type.property", ["UIColor", "black"], "class var black: UIColor { get }"),
    ])
    #expect(
      found.map(\.signature) == [
        "var: CGFloat { get set }", "var: CALayer { get }", "static var: UIColor { get }",
      ])
  }

  @Test func `gives classes with what they inherit and conform to`() throws {
    let found = try names(
      [
        symbol("class", ["UIView"], "class UIView"), symbol("class", ["UILabel"], "class UILabel"),
        symbol("protocol", ["Asked"], "protocol Asked"),
      ],
      relationships: """
        [{"kind": "inheritsFrom", "source": "UILabel", "target": "UIView"},
         {"kind": "conformsTo", "source": "UILabel", "target": "Asked"}]
        """)
    #expect(found.map(\.path) == ["UIView", "UILabel", "Asked", "UILabel: Asked"])
    #expect(found.map(\.signature) == ["class", "class: UIView", "protocol", "conformance"])
  }

  @Test func `gives the lifetimes on Apple's platforms`() throws {
    let found = try names([
      symbol(
        "method", ["UIScreen", "old()"], "func old()",
        availability: """
          [{"domain": "iOS", "introduced": {"major": 2}, "deprecated": {"major": 26, "minor": 1}},
           {"domain": "tvOS", "isUnconditionallyUnavailable": true}]
          """)
    ])
    #expect(
      found.map(\.availability) == [[.iOS: .since("2.0", deprecated: "26.1"), .tvOS: .never]])
  }
}

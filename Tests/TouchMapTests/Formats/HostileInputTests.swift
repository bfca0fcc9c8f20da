import Testing
import TouchMap

@Suite struct `Hostile input` {
  @Test(arguments: [
    String(repeating: "[", count: 1_000_000),
    String(repeating: #"[{"AXFrame":1,"children":"#, count: 100_000),
    #"{"rendering_system":"uikit","windows":"#
      + String(repeating: #"[{"children":"#, count: 100_000),
    #"{"attributes":{"bounds":""# + String(repeating: "[", count: 1_000_000),
    String(repeating: "<XCUIElementTypeOther>", count: 100_000),
    "<ViewHierarchy>" + String(repeating: "<UIView>", count: 100_000),
    (0...10_000).map { String(repeating: " ", count: $0) + "Other, {{0.0, 0.0}, {1.0, 1.0}}" }
      .joined(separator: "\n"),
  ])
  func `of any depth is refused and does not overflow the stack`(text: String) {
    #expect(throws: DumpError.self) { try Dump(reading: text.utf8) }
  }

  @Test func `as deep as trees may be is read`() throws {
    let depth = HierarchyBuilder.maximumDepth
    let element = #"{"AXFrame":"{{0, 0}, {9, 9}}","children":["#
    let text =
      "[" + String(repeating: element, count: depth) + String(repeating: "]}", count: depth) + "]"
    let hierarchy = try screen(text)
    #expect(hierarchy.nodes.count == depth)
    #expect(hierarchy.touch(at: .init(x: 1, y: 1)).winner?.node == depth - 1)
  }

  /// Each of these makes a reader look far ahead for an end that does not come; looking again at
  /// every place would take hours.
  @Test(arguments: [
    "<ViewHierarchy>" + String(repeating: "<![CDATA[ ]]> x", count: 100_000),
    "<ViewHierarchy><UIView a=\"" + String(repeating: "\" ", count: 300_000),
    "<ViewHierarchy>" + String(repeating: "<UIView a=\"x", count: 100_000),
    "<ViewHierarchy>" + String(repeating: "<A<", count: 300_000),
    "Window, {{0.0, 0.0}, {9.0, 9.0}}, label: '" + String(repeating: "', ", count: 300_000),
    String(repeating: "Window, {{0.0, label: '\n", count: 50_000),
    "Window, {{0.0, 0.0}, {9.0, 9.0}}" + String(repeating: "\n\n(x\n==", count: 100_000),
    String(repeating: "<A:0x1; AX=Y; AX.label='", count: 50_000),
    String(repeating: "<A:0x1; AX=Y; AX.label='\n", count: 50_000),
    "<XCUIElementTypeOther a=\"" + String(repeating: "&amp", count: 300_000) + "\"/>",
    String(repeating: "{\"", count: 300_000),
    "[{\"AXLabel\":\"" + String(repeating: "\\ud800", count: 200_000),
  ])
  func `takes time in proportion to its size`(text: String) {
    for format in DumpFormat.all.map(\.name) { _ = try? Dump(reading: text.utf8, as: format) }
  }

  @Test func `with one address twice keeps both and says so`() throws {
    let text = """
      Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}
        Button, 0x2, {{0.0, 0.0}, {5.0, 5.0}}
        Button, 0x2, {{0.0, 0.0}, {5.0, 5.0}}
      """
    #expect(try screen(text).nodes.count == 3)
    #expect(try remarks(screen(text)) == ["duplicate-address line 3 0x2"])
  }
}

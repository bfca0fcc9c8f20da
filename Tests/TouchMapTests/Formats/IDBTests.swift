import Testing
@_spi(Command) import TouchMap

@Suite struct `The elements of a simulator` {
  private let nested = """
    [
      {"AXFrame": "{{0, 0}, {400, 800}}", "AXLabel": "App", "children": [
        {"AXFrame": "{{0, 100}, {400, 50}}", "AXLabel": null, "AXUniqueId": "row",
         "frame": {"x": 0, "y": 100.25, "width": 400, "height": 50}, "role": "AXGroup",
         "custom_actions": ["a", {"b": []}], "children": [
           {"frame": {"height": 10, "width": 20, "x": 5, "y": 160}, "AXLabel": "Go",
            "enabled": false, "type": "Button", "role": "AXButton", "children": []}
         ], "type": "Group"}
      ], "role": "AXApplication", "type": "Application"}
    ]
    """

  private let expected = """
    Application 0 0 400 800 "App"
      Group 0 100.25 400 50 #row
        Button 5 160 20 10 "Go" disabled
    """

  @Test func `are a tree, and those outside their parents count`() throws {
    let screen = try onlyScreen(nested)
    #expect(details(screen) == expected)
    #expect(screen.nodes.map(\.line) == [2, 3, 6])
    #expect(screen.evidence == .geometric)
    #expect(try format(nested) == "idb-json")
    #expect(try winner(nested, at: 6, 165) == "Button")
    #expect(try winner(nested, at: 6, 300) == "Application")
  }

  @Test func `have no number as an identifier`() throws {
    let old = nested.replacing("\"row\"", with: "141254592")
    #expect(try onlyScreen(old).nodes.map(\.identifier) == [nil, nil, nil])
  }

  @Test(arguments: ["Nav bar", "ナビゲーションバー"])
  func `are a bar where their description says so`(_ description: String) throws {
    let bar = nested.replacing(
      #""role": "AXGroup","#, with: #""role": "AXGroup", "role_description": "\#(description)","#)
    #expect(
      try onlyScreen(bar).nodes.map(\.className) == ["Application", "NavigationBar", "Button"])
  }

  @Test func `may be wrapped, with new names`() throws {
    let wrapped = """
      {"elements": [{"type": "Application", "label": "App", "frame": {"x": 0, "y": 0,
        "width": 400, "height": 800}, "children": [{"role": "AXGroup", "identifier": "row",
        "type": "Group", "frame": {"x": 0, "y": 100.25, "width": 400, "height": 50}, "children": [
        {"type": "Button", "label": "Go", "enabled": false, "hidden": false,
         "frame": {"x": 5, "y": 160, "width": 20, "height": 10}}]}]}], "unexplained_ratio": 0.5}
      """
    #expect(try details(onlyScreen(wrapped)) == expected)
    #expect(try format(wrapped) == "idb-json")
  }

  @Test func `may be a flat list`() throws {
    let flat = """
      [{"AXFrame": "{{0, 0}, {400, 800}}", "AXLabel": "App", "type": "Application"},
       {"AXFrame": "{{0, 0}, {400, 90}}", "AXLabel": null, "type": "NavigationBar"},
       {"AXFrame": "{{5, 16}, {20, 10}}", "AXLabel": "Go", "type": "Button"}]
      """
    #expect(
      try details(onlyScreen(flat)) == """
        Application 0 0 400 800 "App"
          NavigationBar 0 0 400 90
          Button 5 16 20 10 "Go"
        """)
  }

  @Test func `are called by their titles where they have no labels`() throws {
    let text = """
      [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 40, "height": 80}, "children": [
        {"type": "Button", "title": "Go", "value": "x",
         "frame": {"x": 5, "y": 16, "width": 20, "height": 10}},
        {"type": "Button", "title": "Go", "AXLabel": "Leave",
         "frame": {"x": 5, "y": 36, "width": 20, "height": 10}}]}]
      """
    #expect(try onlyScreen(text).nodes.map(\.label) == [nil, "Go", "Leave"])
  }

  @Test func `may be one element`() throws {
    let one = #"{"AXFrame": "{{5, 16}, {20, 10}}", "AXLabel": "Go", "type": "Button"}"#
    #expect(try details(onlyScreen(one)) == "Button 5 16 20 10 \"Go\"")
  }

  private let outlined = """
    {"ok": true, "data": {"entries": [
      {"aliases": {"at": 1}, "frame": {"x": 10, "y": 20, "width": 30, "height": 40}, "label": "Go",
       "role": "Button", "states": ["disabled", "selected"], "uniqueId": "go"},
      {"aliases": {"at": 2}, "frame": {"x": 0, "y": 0, "width": 400, "height": 90}, "label": "",
       "role": "Group", "states": []}
    ], "outline": "App: My App  400x800\\n\\n[Top]"}}
    """

  @Test func `in an outline without order lie the smaller the more in front`() throws {
    let screen = try onlyScreen(outlined)
    #expect(
      details(screen) == """
        Application 0 0 400 800 "My App"
          Group 0 0 400 90
          Button 10 20 30 40 #go "Go" disabled
        """)
    #expect(screen.evidence == .assumed)
    #expect(remarks(screen) == ["unknown-order"])
    #expect(try winner(outlined, at: 15, 25) == "Button")
  }

  @Test func `of an outline beside the tree are not read twice`() throws {
    let both = outlined.replacing("\"outline\":", with: "\"raw\": \(nested), \"outline\":")
    let screen = try onlyScreen(both)
    #expect(details(screen) == expected)
    #expect(remarks(screen) == ["repeated-list 2"])
  }

  private let judged = """
    [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}, "children": [
      {"type": "Button", "AXLabel": "a", "frame": {"x": 0, "y": 0, "width": 50, "height": 50},
       "interactable": {"status": "actionable", "at": {"x": 25, "y": 20.5}}},
      {"type": "Button", "AXLabel": "b", "frame": {"x": 50, "y": 0, "width": 50, "height": 50},
       "interactable": {"status": "blocked", "reasons": [
         {"kind": "occluded", "by": {"type": "Group", "label": "bar", "frame": {"x": 1}}},
         {"kind": "disabled"}]}},
      {"type": "Button", "AXLabel": "c", "frame": {"x": 0, "y": 50, "width": 50, "height": 50},
       "interactable": {"status": "blocked", "reasons": [{"kind": "user_interaction_disabled"}]}},
      {"type": "Button", "AXLabel": "d", "frame": {"x": 50, "y": 50, "width": 50, "height": 50},
       "interactable": null, "occluded_by": "Toast"}
    ]}]
    """

  @Test func `carry what the tool found out itself`() throws {
    let reaches = try onlyScreen(judged).nodes.map(\.reportedReach)
    #expect(
      reaches == [
        nil, .init(isReachable: true, pointOnScreen: .init(x: 25, y: 20.5)),
        .init(isReachable: false, reasons: ["occluded", "disabled"], blocker: "Group \"bar\""),
        .init(isReachable: false, reasons: ["user_interaction_disabled"]),
        .init(isReachable: false, reasons: ["occluded"], blocker: "Toast"),
      ])
  }

  @Test func `carry no reason that stands in a list of what is in the way`() throws {
    let text = judged.replacing(
      #""by": {"type": "Group", "label": "bar", "frame": {"x": 1}}"#,
      with: #""by": ["bar", {"kind": "toast"}]"#)
    #expect(
      try onlyScreen(text).nodes[2].reportedReach
        == .init(isReachable: false, reasons: ["occluded", "disabled"]))
  }

  @Test func `that the tool calls blocked are answered so`() throws {
    #expect(
      try transcript(judged, at: 10, 60) == """
        Application hit hit
        Button passedOver outside-bounds
        Button passedOver interaction-disabled
        Button passedOver outside-bounds
        Button passedOver outside-bounds
        geometric
        """)
    let screen = try onlyScreen(judged)
    let covered = screen.touch(at: .init(x: 60, y: 10))
    #expect(covered.winner?.node == 2)
    #expect(covered.assumptions == [Assumption(kind: .reportedCover, node: 2)])
    #expect(
      screen.explanation(of: covered.assumptions[0])
        == "Button \"b\" (line 4) is reported as covered at its centre by Group \"bar\"; the "
        + "answer uses frames alone")
  }

  @Test func `keep what the tool found out in the project's own JSON`() throws {
    let screen = try screens(judged)
    #expect(try screens(ScreenJSON.text(of: screen)) == screen)
  }
}

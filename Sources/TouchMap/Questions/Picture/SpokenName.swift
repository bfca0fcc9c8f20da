/// A person's name for a view: its text, or else its identifier, or else its class without module
/// and prefix.
package struct SpokenName: Sendable, Hashable {
  /// The source of a name.
  package enum Source: String, Sendable, Hashable {
    /// A text that is visible or read aloud.
    case label
    /// The accessibility identifier.
    case identifier
    /// The class.
    case className
  }

  /// The label, the identifier after `#`, or the short class; on one line, and without characters
  /// that could control a terminal.
  package let text: String
  /// The kind of the view, for example `button`.
  package let kind: String
  /// The source of ``text``.
  package let source: Source

  /// The name in a sentence: `button "Follow"`, `switch #wifi` or `ToastWindow`.
  package var phrase: String {
    switch source {
    case .label: "\(kind) \"\(text)\""
    case .identifier: "\(kind) \(text)"
    case .className: text
    }
  }
}

extension Screen {
  /// Returns a person's name for a node; the view that a cell puts around its content has the
  /// cell's name.
  package func spokenName(of index: Node.ID) -> SpokenName {
    let node = nodes[index]
    if node.label == nil, node.identifier == nil, let parent = node.parent,
      isOne(index, of: SystemClasses.plainContainers), systemClass(of: parent).hasSuffix("Cell")
    {
      return spokenName(of: parent)
    }
    let kind = SpokenKind(systemClass(of: index), isElement: nodes[index].kind == .element)
    if let label = shownText(of: index) {
      return SpokenName(text: label, kind: kind.text, source: .label)
    }
    if let identifier = nodes[index].identifier.flatMap(Self.spoken) {
      return SpokenName(text: "#" + identifier, kind: kind.text, source: .identifier)
    }
    let name = Self.spoken(shortClass(of: index)) ?? nodes[index].kind.rawValue
    return SpokenName(text: name, kind: kind.text, source: .className)
  }

  /// The class without module and prefix, for example `ToastWindow` for `Feed.ToastWindow`.
  private func shortClass(of index: Node.ID) -> String {
    let name = nodes[index].role ?? DumpedClassName(nodes[index].className).short
    let bare = name.prefix { $0 != "<" }
    guard let dot = bare.lastIndex(of: "."), bare.index(after: dot) < bare.endIndex else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  /// The label, or for a small view, which people know by its text, the first text in it.
  private func shownText(of index: Node.ID) -> String? {
    if let label = nodes[index].label.flatMap(Self.spoken) { return label }
    let name = systemClass(of: index)
    guard name.hasSuffix("Button") || name.contains("Cell") else { return nil }
    return nodes[subtree(of: index)].prefix(Self.mostAsked).lazy
      .compactMap { $0.label.flatMap(Self.spoken) }.first
  }

  /// How many nodes are searched for a text. A choice.
  private static let mostAsked = 16
  /// Longer names lose their middle. A choice.
  private static let longestName = 60

  /// Returns a text on one line, shortened, or `nil` if no part of it is visible.
  private static func spoken(_ text: String) -> String? {
    if isPlain(text) { return text }
    func line(_ text: Substring) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let head = text.prefix(longestName + 1)
    let isLong = head.count > longestName
    let ends = [head.prefix(longestName / 2), text.suffix(longestName / 2 - 1)].map(line)
    let name = isLong ? ends.joined(separator: "…") : line(head)
    return ["", "…"].contains(name) ? nil : VisibleText.escape(name)
  }
}

extension Screen {
  /// Whether a text is short and has nothing but visible ASCII and single blanks, as most have.
  private static func isPlain(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8.prefix(longestName + 1) {
      guard 0x20..<0x7F ~= byte, byte != last || byte != 0x20 else { return false }
      last = byte
    }
    return text.utf8.count <= longestName && last != 0x20 && text.utf8.first != UInt8(ascii: ":")
  }
}

/// The everyday word for a system class or an element type.
struct SpokenKind {
  let text: String

  init(_ className: String, isElement: Bool) {
    var name = className[...]
    if !isElement {
      for prefix in ["_UI", "UI"] where name.hasPrefix(prefix) && name.count > prefix.count {
        name = name.dropFirst(prefix.count)
        break
      }
    }
    text = Self.known[String(name)] ?? Self.endings.first { name.hasSuffix($0.0) }?.1 ?? "view"
  }

  /// The plural, with its count.
  static func counted(_ count: Int, _ kind: String) -> String {
    let isSibilant = ["s", "x", "ch", "sh"].contains { kind.hasSuffix($0) }
    return "\(Plural.grouped(count)) " + (count == 1 ? kind : kind + (isSibilant ? "es" : "s"))
  }

  private static let endings = [
    ("Button", "button"), ("Cell", "cell"), ("TextField", "text field"), ("Window", "window"),
    ("SearchField", "text field"), ("Switch", "switch"), ("Slider", "slider"),
    ("SegmentedControl", "segmented control"), ("Stepper", "stepper"), ("Label", "text"),
    ("CollectionView", "list"), ("TableView", "list"), ("ScrollView", "scroll view"),
    ("NavigationBar", "navigation bar"), ("TabBar", "tab bar"), ("Toolbar", "toolbar"),
    ("StatusBar", "status bar"), ("SearchBar", "search bar"), ("ImageView", "image"),
    ("DatePicker", "picker"), ("PickerWheel", "picker"), ("Picker", "picker"),
  ]
  private static let known = [
    "Link": "link", "Key": "key", "Tab": "tab", "TabButton": "tab",
    "TabBarButton": "tab", "Toggle": "switch", "CheckBox": "check box", "MenuItem": "menu item",
    "Image": "image", "Icon": "icon", "StaticText": "text",
    "TextView": "text field", "TextArea": "text field", "Table": "list", "Keyboard": "keyboard",
    "Application": "app", "Alert": "alert", "Sheet": "sheet", "Control": "control", "Map": "map",
    "WebView": "web page",
  ]
}

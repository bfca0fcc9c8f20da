/// A class name as a person reads it.
package struct DumpedClassName {
  /// The name without the type arguments of a mangled generic class.
  package let short: String

  /// Reads a name as a dump spells it.
  ///
  /// A mangled name is a chain of identifiers, each after its length. The last of those that belong
  /// to the type itself, and not to its arguments, is the name: `_TtGC7SwiftUI14_UIHostingView…` is
  /// `_UIHostingView<…>`. What is not mangled stays as it is.
  package init(_ name: String) {
    let bytes = Array(name.utf8)
    guard bytes.starts(with: Array("_Tt".utf8)) else {
      short = name
      return
    }
    let isGeneric = bytes.dropFirst(3).first == UInt8(ascii: "G")
    var index = 3
    while index < bytes.count, Self.digit(bytes[index]) == nil { index += 1 }
    var last: String?
    while index < bytes.count, let (identifier, end) = Self.identifier(in: bytes, at: index) {
      last = identifier
      index = end
      // A private type carries "P", the length and a discriminator before its own name.
      if index < bytes.count, bytes[index] == UInt8(ascii: "P"),
        let next = Self.skipDiscriminator(bytes, index)
      {
        index = next
      }
      // A type in an extension of an Objective-C class carries that class before its own name.
      if bytes[index...].starts(with: Array("CSo".utf8)) { index += 3 }
    }
    short = last.map { isGeneric ? $0 + "<…>" : $0 } ?? name
  }

  private static func digit(_ byte: UInt8) -> Int? {
    let value = Int(byte) - 0x30
    return (0...9).contains(value) ? value : nil
  }

  private static func identifier(in bytes: [UInt8], at start: Int) -> (String, Int)? {
    var index = start
    var length = 0
    while index < bytes.count, let digit = digit(bytes[index]), length < 1_000 {
      length = length * 10 + digit
      index += 1
    }
    guard length > 0, index + length <= bytes.count else { return nil }
    return (String(decoding: bytes[index..<(index + length)], as: UTF8.self), index + length)
  }

  /// Returns the index behind "P33_" and 32 hexadecimal digits.
  private static func skipDiscriminator(_ bytes: [UInt8], _ index: Int) -> Int? {
    guard bytes[(index + 1)...].starts(with: Array("33_".utf8)), index + 36 < bytes.count else {
      return nil
    }
    return index + 36
  }
}

extension Screen {
  /// Returns a person's name for a node: the class, what identifies it, and the line.
  package func name(of index: Node.ID) -> String {
    "\(title(of: index)) (line \(nodes[index].line))"
  }

  /// Returns the line alone, so that a sentence with it contains nothing from the dump.
  package func place(of index: Node.ID) -> String { "the view on line \(nodes[index].line)" }

  /// Returns the class and what identifies the node, without the line and without characters that
  /// could control a terminal.
  package func title(of index: Node.ID) -> String { VisibleText.escape(rawTitle(of: index)) }

  /// Returns a person's name for the receiver of a touch.
  package func name(of owner: Witness.Owner) -> String {
    switch owner {
    case .node(let index): name(of: index)
    case .stranger(let className):
      "\(VisibleText.escape(DumpedClassName(className).short)), which is not on the captured screen"
    case .nobody: "nobody"
    }
  }

  /// Returns what covers a node, as the tool that wrote the dump names it.
  package func blockerName(of index: Node.ID) -> String {
    VisibleText.escape(nodes[index].reportedReach?.blocker ?? "something")
  }

  /// Returns the class and what identifies the node, unchanged from the dump.
  package func rawTitle(of index: Node.ID) -> String {
    let node = nodes[index]
    let name = Self.excerpt(of: DumpedClassName(node.className).short, limit: Self.longestName)
    if let identifier = node.identifier {
      return "\(name) #\(Self.excerpt(of: identifier, limit: Self.longestName))"
    }
    if let label = label(of: index) { return "\(name) \"\(Self.excerpt(of: label))\"" }
    return name
  }

  /// A button is known by the text that its label shows.
  private func label(of index: Node.ID) -> String? {
    let node = nodes[index]
    guard node.label == nil, (node.baseClassName ?? node.className).hasSuffix("Button") else {
      return node.label
    }
    return nodes[subtree(of: index)].prefix(8).lazy.compactMap(\.label).first
  }

  /// Longer names and identifiers are shortened in sentences. A choice.
  private static let longestName = 200

  /// Texts are shortened before anything else, and kept on one line.
  private static func excerpt(of text: String, limit: Int = 30) -> String {
    let head = text.prefix(limit + 1)
    let line = head.split(whereSeparator: \.isNewline).joined(separator: " ")
    return head.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}

extension Screen.Witness.Ask {
  /// How UIKit was asked; it follows the name of UIKit.
  package var wording: String {
    switch self {
    case .nilEvent: "asked without an event"
    case .touch: "touched by a finger"
    }
  }
}

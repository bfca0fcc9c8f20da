@_spi(Command) import TouchMap

/// The tree as lines: two blanks a level, the class, the frame, and what else is known.
func details(_ screen: Screen) -> String {
  screen.nodes.map { node in
    let indentation = String(repeating: "  ", count: node.depth)
    return indentation + words(of: node).joined(separator: " ")
  }.joined(separator: "\n")
}

private func words(of node: Node) -> [String] {
  var words = [node.className]
  if node.unknown.contains(.geometry) {
    words.append("?")
  } else {
    words += node.frame.numbers
      .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
  }
  if let identifier = node.identifier { words.append("#\(identifier)") }
  if let label = node.label { words.append("\"\(label)\"") }
  if let address = node.address { words.append(address) }
  if node.alpha != 1 { words.append("alpha=\(node.alpha)") }
  if node.flags.contains(.hidden) { words.append("hidden") }
  if node.flags.contains(.interactionDisabled) { words.append("untouchable") }
  if node.flags.contains(.controlDisabled) { words.append("disabled") }
  if node.kind == .application { words.append("(application)") }
  if node.kind == .window { words.append("(window)") }
  return words
}

/// The remarks of a screen, one a line.
func remarks(_ screen: Screen) -> [String] {
  screen.notes.remarks.map { remark in
    let line = remark.line.map { " line \($0)" } ?? ""
    return remark.kind.rawValue + line + (remark.detail.map { " \($0)" } ?? "")
  }
}

/// The message of the error that a text gives, with a file's name.
func failure(_ text: String) -> String? {
  do throws(DumpError) {
    _ = try Dump(reading: text.utf8)
    return nil
  } catch {
    var error = error
    error.file = "f"
    return error.description
  }
}

/// The name of the format in which a text is recognised.
func format(_ text: String) throws -> String { try Dump(reading: text.utf8).format.name }

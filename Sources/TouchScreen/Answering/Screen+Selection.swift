extension Screen {
  /// Returns the views that a user means by a name.
  ///
  /// `#id` means an accessibility identifier, `0x...` an address, anything else a class, with or
  /// without its module, or an identifier. A name with a line, as answers print it, means that view
  /// alone. If no view has this name, letter case does not count; if there is still none, the text
  /// on a view counts.
  ///
  /// - Parameter name: The name as the user wrote it.
  /// - Returns: The nodes except bare layers, in the order of the source.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public func nodes(named name: String) -> [Node.ID] {
    for matches in [matchesFully, matchesExactly, matchesRoughly, showsText] {
      let found = nodeIDs.filter { nodes[$0].kind != .layer && matches($0, name) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func matchesFully(_ index: Node.ID, _ name: String) -> Bool {
    name.hasSuffix(")") && name.hasSuffix(" (line \(nodes[index].line))")
      && self.name(of: index) == name
  }

  private func matchesExactly(_ index: Node.ID, _ name: String) -> Bool {
    let node = nodes[index]
    if let wanted = Self.identifier(in: name) { return node.identifier == wanted }
    if let address = node.address, address == name { return true }
    return node.identifier == name || classNames(of: node).contains(name)
  }

  private func matchesRoughly(_ index: Node.ID, _ name: String) -> Bool {
    let node = nodes[index]
    let wanted = name.lowercased()
    if let wanted = Self.identifier(in: wanted) { return node.identifier?.lowercased() == wanted }
    if let address = node.address, address.lowercased() == wanted { return true }
    return node.identifier?.lowercased() == wanted
      || classNames(of: node).contains { $0.lowercased() == wanted }
  }

  /// The part after a `#`. If it begins with an accent, `#` and the accent are one character.
  private static func identifier(in name: String) -> String? {
    name.unicodeScalars.first == "#" ? String(name.unicodeScalars.dropFirst()) : nil
  }

  private func showsText(_ index: Node.ID, _ name: String) -> Bool { nodes[index].label == name }

  /// Returns names of views of which the name may be a misspelt or shortened form, the nearest
  /// first: classes, identifiers with a `#`, and texts.
  package func names(near name: String) -> [String] {
    let wanted = Array(name.drop { $0 == "#" }.lowercased())
    guard !wanted.isEmpty, wanted.count <= 200 else { return [] }
    var distances: [String: Int] = [:]
    for node in nodes where node.kind != .layer {
      var names = [DumpedClassName(node.className).short]
      if let role = node.role { names.append(role) }
      if let identifier = node.identifier { names.append("#" + identifier) }
      if let label = node.label { names.append(label) }
      for name in names where distances[name] == nil && name.count <= 200 {
        let other = Array(name.drop { $0 == "#" }.lowercased())
        // A part of a text is near it.
        let isPart = name == node.label && wanted.count > 2 && other.contains(wanted)
        distances[name] = isPart ? 1 : Self.distance(wanted, other)
      }
    }
    // A third of the letters may be wrong; more is another name.
    return distances.filter { $0.value <= max(1, wanted.count / 3) }
      .sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { VisibleText.escape($0.key) }
  }

  /// Returns how many letters must be added, removed or replaced (Levenshtein's distance).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (place, other) in second.enumerated() {
        let above = row[place + 1]
        row[place + 1] = min(above + 1, row[place] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}

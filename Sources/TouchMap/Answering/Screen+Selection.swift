extension Screen {
  /// How a name fits a view, the best first.
  @_spi(Command) public enum NameFit: Int, Sendable, Comparable {
    /// It is the view's identifier, class or address, or its name with its line.
    case exact
    /// It is the text on the view.
    case label
    /// It is a part of the identifier or of the text.
    case part

    /// Orders fits, the best first.
    @_spi(Command) public static func < (left: NameFit, right: NameFit) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Returns the views that have a name.
  ///
  /// `#id` means an accessibility identifier, `0x...` an address, anything else a class, with or
  /// without its module, an identifier or the text on a view. A name with a line, as answers print
  /// it, means that view alone. If no view has this name, letter case does not count.
  ///
  /// - Parameter name: The name as the user wrote it.
  /// - Returns: The nodes except bare layers, in the order of the source.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public func nodes(named name: String) -> [Node.ID] {
    fits(of: name, orPart: false).map(\.node)
  }

  /// Returns the same views, each with how the name fits it.
  ///
  /// - Parameter orPart: Whether the name may be a part of an identifier or of a text, of three
  ///   characters or more, if no view has it.
  @_spi(Command) public func fits(of name: String, orPart: Bool) -> [(node: Node.ID, fit: NameFit)]
  {
    var ways = [fitsFully, fitsExactly, fitsRoughly]
    if orPart { ways.append(fitsInPart) }
    for fit in ways {
      let found = nodeIDs.compactMap { index in
        nodes[index].kind == .layer ? nil : fit(index, name).map { (node: index, fit: $0) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func fitsFully(_ index: Node.ID, _ name: String) -> NameFit? {
    guard name.hasSuffix(")"), name.hasSuffix(" (\(sourcePlace(of: index)))") else { return nil }
    return self.name(of: index) == name ? .exact : nil
  }

  private func fitsExactly(_ index: Node.ID, _ name: String) -> NameFit? {
    let node = nodes[index]
    if let wanted = Self.identifier(in: name) { return node.identifier == wanted ? .exact : nil }
    let isExact =
      node.address == name || node.identifier == name || classNames(of: node).contains(name)
    return isExact ? .exact : node.label == name ? .label : nil
  }

  private func fitsRoughly(_ index: Node.ID, _ name: String) -> NameFit? {
    let node = nodes[index]
    let wanted = name.lowercased()
    let identifier = node.identifier?.lowercased()
    if let wanted = Self.identifier(in: wanted) { return identifier == wanted ? .exact : nil }
    let isExact =
      node.address?.lowercased() == wanted || identifier == wanted
      || classNames(of: node).contains { $0.lowercased() == wanted }
    return isExact ? .exact : node.label?.lowercased() == wanted ? .label : nil
  }

  private func fitsInPart(_ index: Node.ID, _ name: String) -> NameFit? {
    guard Self.identifier(in: name) == nil, name.count >= 3 else { return nil }
    let wanted = name.lowercased()
    let texts = [nodes[index].identifier, nodes[index].label]
    return texts.contains { $0?.lowercased().contains(wanted) == true } ? .part : nil
  }

  /// The part after a `#`. If it begins with an accent, `#` and the accent are one character.
  private static func identifier(in name: String) -> String? {
    name.unicodeScalars.first == "#" ? String(name.unicodeScalars.dropFirst()) : nil
  }

  /// Returns names of views of which the name may be a misspelt or shortened form, the nearest
  /// first: classes, identifiers with a `#`, and texts.
  @_spi(Command) public func names(near name: String) -> [String] {
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
        let isPart =
          name == node.label && wanted.count > 2 && String(other).contains(String(wanted))
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

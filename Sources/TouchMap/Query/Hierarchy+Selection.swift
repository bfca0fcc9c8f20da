extension Hierarchy {
  /// Returns the views that a user means by a name.
  ///
  /// `#id` means an accessibility identifier, `0x...` an address, anything else a class, with or
  /// without its module, or an identifier. Where nothing is called so, letter case does not count,
  /// and then the text on a view does.
  ///
  /// - Parameter name: The name as the user wrote it.
  /// - Returns: The nodes that are no bare layers, in the order of the source.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public func nodes(named name: String) -> [Int] {
    for matches in [matchesExactly, matchesRoughly, showsText] {
      let found = nodes.indices.filter { nodes[$0].kind != .layer && matches($0, name) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func matchesExactly(_ index: Int, _ name: String) -> Bool {
    let node = nodes[index]
    if name.hasPrefix("#") { return node.identifier == String(name.dropFirst()) }
    if let address = node.address, address == name { return true }
    return node.identifier == name || classNames(of: node).contains(name)
  }

  private func matchesRoughly(_ index: Int, _ name: String) -> Bool {
    let node = nodes[index]
    let wanted = name.lowercased()
    if wanted.hasPrefix("#") { return node.identifier?.lowercased() == String(wanted.dropFirst()) }
    if let address = node.address, address.lowercased() == wanted { return true }
    return node.identifier?.lowercased() == wanted
      || classNames(of: node).contains { $0.lowercased() == wanted }
  }

  private func showsText(_ index: Int, _ name: String) -> Bool { nodes[index].label == name }
}

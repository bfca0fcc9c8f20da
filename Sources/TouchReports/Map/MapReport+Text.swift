@_spi(Command) import TouchMap

extension MapReport {
  /// Whether the map, or a tap on a target, depends on the name of a class.
  @_spi(Command) public var namesRules: Bool {
    certainty.because?.isSettledByRule == true || verdict.asksForRule
  }

  /// Returns the map in words: which views take the taps of which targets, the fixes, and the largest
  /// regions by their owners.
  @_spi(Command) public func text(_ style: TextStyle) -> String {
    let picture = picture
    let sentences = verdict.sentences.map(VisibleText.escape)
    var lines = [VisibleText.escape(reported.heading)]
    lines += sentences.prefix(1).map {
      picture.culprits.isEmpty ? style.bold($0) : style.color($0, .red)
    }
    lines += sentences.dropFirst()
    for culprit in picture.culprits {
      guard let fix = culprit.fix else { continue }
      lines += fix.lines.map { style.bold(VisibleText.escape($0)) }
      lines += [verdict.proof(of: culprit)].compactMap { $0.map(VisibleText.escape) }
    }
    lines += ["", facts] + regions(of: picture).map(VisibleText.escape)
    lines += [sentence].compactMap { $0.map(VisibleText.escape) }
    return (lines + reported.otherWindows).joined(separator: "\n")
  }

  /// More regions are left to JSON. A choice.
  private static let mostRegions = 20

  /// The largest regions by name and line, and the culprits that they belong to.
  private func regions(of picture: TouchPicture) -> [String] {
    let culprits = picture.culpritNames
    let regions = picture.regions.enumerated()
      .sorted { ($1.element.area, $0.offset) < ($0.element.area, $1.offset) }.map(\.element)
    let lines = regions.prefix(Self.mostRegions).map { region in
      let share = share(of: region.area)
      let gap = String(repeating: " ", count: max(0, 6 - share.count))
      let name = region.node.map { node in
        let name = region.name?.phrase ?? ""
        let culprit = culprits[node].flatMap { $0 == region.name?.text ? nil : " in \($0)" } ?? ""
        return "\(name) (\(screen.sourcePlace(of: node)))\(culprit)"
      }
      return "\(gap)\(share)  \(name ?? region.role.title.lowercased())"
    }
    let rest = regions.count - lines.count
    return lines + (rest > 0 ? ["and \(Plural.grouped(rest)) more areas"] : [])
  }
}

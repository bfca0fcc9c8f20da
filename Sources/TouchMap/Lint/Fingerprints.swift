/// Names nodes by what stays the same from one dump of a screen to the next.
struct Fingerprints {
  private let paths: NodePaths

  init(_ screen: Screen) { paths = NodePaths(screen) }

  /// Returns the findings with their fingerprints.
  ///
  /// Equal ones get a number, so that a second defect of the kind is not taken for the first.
  func marked(_ findings: [LintFinding]) -> [LintFinding] {
    var counts: [UInt64: Int] = [:]
    return findings.map { finding in
      let key = key(of: finding)
      let count = counts[key, default: 0]
      counts[key] = count + 1
      var finding = finding
      finding.fingerprint = Self.digits(
        of: count == 0 ? key : NodePaths.hash("\(count)", after: key))
      return finding
    }
  }

  private func key(of finding: LintFinding) -> UInt64 {
    var key = NodePaths.hash(finding.rule.rawValue, after: paths[finding.node])
    if let other = finding.other { key = NodePaths.hash("\(paths[other])", after: key) }
    if let aspect = finding.aspect { key = NodePaths.hash(aspect, after: key) }
    return key
  }

  private static func digits(of number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

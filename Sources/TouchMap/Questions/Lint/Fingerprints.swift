/// Names nodes by properties that are the same in every dump of a screen.
struct Fingerprints {
  private let paths: NodePaths

  init(_ screen: Screen) { paths = NodePaths(screen) }

  /// Returns the fingerprints of defects. Equal ones get a number, so that a second defect of the
  /// kind is not mistaken for the first.
  func fingerprints(of defects: [Defect]) -> [String] {
    var counts: [UInt64: Int] = [:]
    return defects.map { defect in
      let key = key(of: defect)
      let count = counts[key, default: 0]
      counts[key] = count + 1
      return Self.digits(of: count == 0 ? key : NodePaths.hash("\(count)", after: key))
    }
  }

  private func key(of defect: Defect) -> UInt64 {
    var key = NodePaths.hash(defect.rule.rawValue, after: paths[defect.node])
    if let other = defect.other { key = NodePaths.hash("\(paths[other])", after: key) }
    if let aspect = defect.aspect { key = NodePaths.hash(aspect, after: key) }
    return key
  }

  private static func digits(of number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// What the index must know of a class, looked up once for each.
struct ClassFacts: Sendable {
  struct Facts: Sendable {
    var fallsThrough: Bool
    /// Whether UIKit puts such views between a window and its root view.
    var isWrapper: Bool
  }

  private let rules: ClassRules
  private var known: [String: Facts] = [:]
  private var lastName: String?
  private var last = Facts(fallsThrough: false, isWrapper: false)

  init(rules: ClassRules) { self.rules = rules }

  subscript(name: String) -> Facts {
    mutating get {
      // Neighbours tend to be of one class.
      if name == lastName { return last }
      last = known[name] ?? look(up: name)
      lastName = name
      return last
    }
  }

  private mutating func look(up name: String) -> Facts {
    let facts = Facts(
      fallsThrough: rules.behavior(of: name) == .passThrough,
      isWrapper: Hierarchy.wrappers.contains(name))
    known[name] = facts
    return facts
  }
}

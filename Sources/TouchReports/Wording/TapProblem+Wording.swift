import TouchMap

extension TapProblem {
  /// What is wrong, as a clause.
  package var wording: String {
    switch self {
    case .missing(let field): "\(field) is missing"
    case .noNumber(let field): "\(field) is no number"
    case .brokenJSON: "no object of JSON"
    case .unknownScreen: "no screen is called so"
    case .noScreen: "no screen is named, and there are several"
    case .tooLong: "longer than any tap"
    }
  }
}

import TouchMap

extension TapReason {
  /// The result of a tap, for people.
  package var wording: String {
    switch self {
    case .acts: "on something that acts"
    case .nothingActs: "on a view where nothing acts"
    case .disabledControl: "on a disabled control"
    case .nobody: "on nobody"
    case .offScreen: "off the screen"
    case .undecided: "where two elements overlap and nothing shows which is in front"
    case .ownRule: "on a view with its own hit testing, as SwiftUI's"
    case .notTold: "where the dump does not show what acts"
    }
  }
}

extension TapProblem {
  /// The problem, as a clause.
  package var wording: String {
    switch self {
    case .missing(let field): "\(field) is missing"
    case .noNumber(let field): "\(field) is no number"
    case .brokenJSON: "no object of JSON"
    case .unknownScreen: "no screen has this name"
    case .noScreen: "no screen is named, and there are several"
    case .tooLong: "longer than any tap"
    }
  }
}

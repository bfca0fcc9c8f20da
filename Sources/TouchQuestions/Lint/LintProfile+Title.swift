import TouchScreen

extension LintProfile {
  /// What a message calls the guideline.
  var title: String {
    switch self {
    case .hig: "the Human Interface Guidelines"
    case .wcagAA: "WCAG 2.5.8 (AA)"
    case .wcagAAA: "WCAG 2.5.5 (AAA)"
    case .android: "Material Design"
    }
  }
}

extension LintConfiguration {
  /// What a message calls that which asks for ``leastSide``.
  var sizeTitle: String { minimumSide == nil ? profile.title : "the configuration" }
}

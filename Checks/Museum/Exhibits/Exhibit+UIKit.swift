extension Exhibit {
  /// What needs nothing but Apple's API, on stages that need nothing else.
  static let ofUIKit = [
    rootComparisons, markers, ancestors, declaredAreas, coachMarks, containers, sheets,
    wholeWindows,
    reactNative, targets,
  ].flatMap { $0 }

  static var showingsOfUIKit: [Showing] { ofUIKit.flatMap(\.showings) }

  /// Those that ours does right without a call: that is made for a touch, which no question is.
  static var showingsOfUIKitWithOurs: [Showing] {
    showingsOfUIKit.filter { $0.ours != nil && !$0.wanted.contains { $0.hasPrefix(Answer.call) } }
  }
}

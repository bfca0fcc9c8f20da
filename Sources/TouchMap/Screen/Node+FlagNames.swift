extension Node.Flags {
  private static let named: [(String, Self)] = [
    ("hidden", .hidden), ("interactionDisabled", .interactionDisabled),
    ("clipsToBounds", .clipsToBounds), ("gestureRecognizers", .hasGestureRecognizers),
    ("controlDisabled", .controlDisabled), ("scrolls", .scrolls),
    ("overridesHitTest", .overridesHitTest), ("overridesPointInside", .overridesPointInside),
    ("paintsBackground", .paintsBackground), ("acts", .acts),
    ("passesThrough", .passesThrough), ("content", .content), ("animates", .animates),
  ]

  /// The names of the flags that are set, as the project's own JSON spells them.
  var names: [String] { Self.named.filter { contains($0.1) }.map(\.0) }

  /// Creates a set from names; a name of a later version is ignored.
  init(names: [String]) { self = Self(Self.named.filter { names.contains($0.0) }.map(\.1)) }
}

extension Node.Unknown {
  private static let named: [(String, Self)] = [
    ("geometry", .geometry), ("transform", .transform), ("size", .size), ("alpha", .alpha),
    ("contentOffset", .contentOffset), ("anchorPoint", .anchorPoint), ("flags", .flags),
  ]

  /// The names of the facts, as the project's own JSON spells them.
  var names: [String] { Self.named.filter { contains($0.1) }.map(\.0) }

  /// Creates a set from names; a name of a later version is ignored.
  init(names: [String]) { self = Self(Self.named.filter { names.contains($0.0) }.map(\.1)) }
}

import TouchMap

extension TouchRole {
  /// What the meaning is called.
  package var title: String {
    switch self {
    case .swallows: "Swallows taps"
    case .small: "Too small or too close"
    case .target: "Target in reach"
    case .background: "Background"
    case .system: "System"
    case .nobody: "Falls through"
    case .undecided: "Cannot be told"
    }
  }

  /// What it means, as a clause.
  package var meaning: String {
    switch self {
    case .swallows: "takes taps that are meant for what lies behind"
    case .small: "a tap works here, if the finger hits it"
    case .target: "a tap works here"
    case .background: "a tap does nothing here, and blocks nothing"
    case .system: "the keyboard, bars and windows of the system"
    case .nobody: "no window takes the tap"
    case .undecided: "the dump does not tell which of two elements is in front"
    }
  }
}

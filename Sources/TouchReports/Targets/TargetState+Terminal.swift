@_spi(Command) import TouchMap

extension TargetState {
  /// The colour in a terminal; `nil` for none.
  var color: TextStyle.Color? {
    switch self {
    case .dead, .partly: .red
    case .unknown, .covered: .yellow
    case .works: .green
    case .small, .presented, .disabled, .gone: nil
    }
  }

  /// The sign of the state where there are no colours and no pictures.
  var sign: String {
    switch self {
    case .dead: "✗"
    case .partly: "◐"
    case .unknown: "?"
    case .covered: "~"
    case .small: "▫"
    case .works: "✓"
    case .presented, .disabled, .gone: "-"
    }
  }
}

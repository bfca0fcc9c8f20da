/// What a tool can be given; the raw values are the names.
enum ToolParameter: String, CaseIterable, Sendable {
  case name, x, y, dump, path, before, after
  case beforePath = "before_path"
  case afterPath = "after_path"
  case screen, assume

  /// The type in a JSON schema.
  var type: String {
    switch self {
    case .x, .y: "number"
    case .screen: "integer"
    case .assume: "array"
    default: "string"
    }
  }

  /// What a model has to know beyond the name.
  var description: String? {
    switch self {
    case .name: "class, #identifier, 0xaddress or text"
    case .x: "points"
    case .dump: "the dump's text; or path"
    case .path: "the dump's file; or dump"
    case .screen: "1, 2, … if the dump holds several"
    case .assume: "e.g. \"#overlay: passthrough\"; also hidden, disabled, enabled, removed"
    default: nil
    }
  }
}

extension Tool {
  /// What the tool takes.
  var arguments: Set<ToolParameter> {
    switch self {
    case .touchAt: [.x, .y, .name, .dump, .path, .screen, .assume]
    case .touchTarget: [.name, .dump, .path, .screen, .assume]
    case .touchMap, .touchLint: [.dump, .path, .screen, .assume]
    case .touchDiff: [.before, .after, .beforePath, .afterPath, .screen, .assume]
    }
  }

  /// What it cannot do without.
  var required: [ToolParameter] {
    switch self {
    case .touchAt: [.x, .y]
    case .touchTarget: [.name]
    case .touchMap, .touchLint, .touchDiff: []
    }
  }
}

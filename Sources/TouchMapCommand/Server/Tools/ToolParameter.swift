/// The parameters of tools; the raw values are the names.
enum ToolParameter: String, CaseIterable, Sendable {
  case name, x, y, dump, path, before, after
  case beforePath = "before_path"
  case afterPath = "after_path"
  case elements
  case elementsPath = "elements_path"
  case beforeElements = "before_elements"
  case beforeElementsPath = "before_elements_path"
  case afterElements = "after_elements"
  case afterElementsPath = "after_elements_path"
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

  /// The explanation of the parameter for a model, beyond its name.
  var description: String? {
    switch self {
    case .name: "class, #identifier, 0xaddress or text"
    case .x: "points"
    case .dump: "the dump's text; or path"
    case .path: "the dump's file; or dump"
    case .elements: "accessibility tree of the same moment, to see into hosting views"
    case .screen: "1, 2, … if the dump holds several"
    case .assume: "e.g. \"#overlay: passthrough\"; also hidden, disabled, enabled, removed"
    default: nil
    }
  }
}

extension Tool {
  var arguments: Set<ToolParameter> {
    switch self {
    case .touchAt: [.x, .y, .name, .dump, .path, .elements, .elementsPath, .screen, .assume]
    case .touchTarget: [.name, .dump, .path, .elements, .elementsPath, .screen, .assume]
    case .touchMap, .touchLint: [.dump, .path, .elements, .elementsPath, .screen, .assume]
    case .touchDiff:
      [
        .before, .after, .beforePath, .afterPath, .beforeElements, .beforeElementsPath,
        .afterElements, .afterElementsPath, .screen, .assume,
      ]
    }
  }

  var required: [ToolParameter] {
    switch self {
    case .touchAt: [.x, .y]
    case .touchTarget: [.name]
    case .touchMap, .touchLint, .touchDiff: []
    }
  }
}

/// The parameters for one screen: each half as a text or as a file.
struct ScreenParameters {
  let dump, path, elements, elementsPath: ToolParameter

  /// The parameters of most tools, which have one screen.
  static let only = ScreenParameters(
    dump: .dump, path: .path, elements: .elements, elementsPath: .elementsPath)
  static let before = ScreenParameters(
    dump: .before, path: .beforePath, elements: .beforeElements,
    elementsPath: .beforeElementsPath)
  static let after = ScreenParameters(
    dump: .after, path: .afterPath, elements: .afterElements, elementsPath: .afterElementsPath)
}

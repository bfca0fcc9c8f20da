@_spi(Command) import TouchMap
import Yams

extension Settings {
  private enum Key: String, CaseIterable {
    case profile, passthrough, ignore, disabled, severity
    case minimumSize = "minimum-size"
    case failOn = "fail-on"
    case takesTouches = "takes-touches"
  }

  private enum IgnoreKey: String, CaseIterable {
    case classes, identifiers
  }

  /// Reads settings.
  ///
  /// - Throws: ``SettingsError`` for an unknown key and for a wrong value: a misspelt key must not
  ///   have the effect of a missing one.
  package init(reading text: String) throws(SettingsError) {
    let root: Yams.Node?
    do { root = try Yams.compose(yaml: text) } catch {
      let line = (error as? YamlError).flatMap(Self.line)
      throw SettingsError(problem: .malformed, line: line)
    }
    guard let root, !root.isNothing else { return }
    for (key, value) in try root.members(of: "the file") {
      guard let name = key.string, let setting = Key(rawValue: name) else {
        throw SettingsError(
          problem: .unknownKey(key.string ?? "?", expected: Key.allCases.map(\.rawValue)),
          line: key.mark?.line)
      }
      try take(setting, value)
    }
  }

  private mutating func take(_ key: Key, _ value: Yams.Node) throws(SettingsError) {
    let name = key.rawValue
    switch key {
    case .profile: lint.profile = try value.choice(of: name)
    case .minimumSize:
      guard let side = value.float, side.isFinite, side >= 0 else {
        throw SettingsError(
          problem: .unexpected(key: name, expected: .points), line: value.mark?.line)
      }
      lint.minimumSide = side
    case .passthrough: lint.passThrough = try value.patterns(of: name)
    case .takesTouches: lint.takesTouches = try value.patterns(of: name)
    case .ignore: try takeIgnored(value)
    case .disabled: lint.disabledRules = Set(try value.choices(of: name))
    case .severity: try takeSeverities(value)
    case .failOn: failOn = try value.choice(of: name) as FailureThreshold
    }
  }

  private mutating func takeIgnored(_ value: Yams.Node) throws(SettingsError) {
    for (key, names) in try value.members(of: Key.ignore.rawValue) {
      switch key.string.flatMap(IgnoreKey.init) {
      case .classes?: lint.ignoredClasses = try names.patterns(of: "classes")
      case .identifiers?: lint.ignoredIdentifiers = try names.patterns(of: "identifiers")
      case nil:
        throw SettingsError(
          problem: .unknownKey(key.string ?? "?", expected: IgnoreKey.allCases.map(\.rawValue)),
          line: key.mark?.line)
      }
    }
  }

  private mutating func takeSeverities(_ value: Yams.Node) throws(SettingsError) {
    for (key, severity) in try value.members(of: Key.severity.rawValue) {
      lint.severities[try key.choice(of: Key.severity.rawValue)] =
        try severity.choice(of: key.string ?? "?")
    }
  }

  private static func line(of error: YamlError) -> Int? {
    switch error {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    default: nil
    }
  }
}

extension Yams.Node {
  /// Whether there is no value, as in an empty file.
  fileprivate var isNothing: Bool { null != nil }

  fileprivate func members(of name: String) throws(SettingsError) -> [(Yams.Node, Yams.Node)] {
    guard let mapping else {
      throw SettingsError(problem: .unexpected(key: name, expected: .lines), line: mark?.line)
    }
    return mapping.map { ($0.key, $0.value) }
  }

  /// Reads a list; a single value is a list of one.
  fileprivate var items: [Yams.Node] { sequence.map(Array.init) ?? [self] }

  fileprivate func patterns(of name: String) throws(SettingsError) -> [NamePattern] {
    var patterns: [NamePattern] = []
    for item in items {
      guard let text = item.string else {
        throw SettingsError(
          problem: .unexpected(key: name, expected: .names),
          line: item.mark?.line)
      }
      patterns.append(NamePattern(text))
    }
    return patterns
  }

  fileprivate func choices<Choice: RawRepresentable & CaseIterable>(
    of name: String
  ) throws(SettingsError) -> [Choice] where Choice.RawValue == String {
    var choices: [Choice] = []
    for item in items { choices.append(try item.choice(of: name)) }
    return choices
  }

  fileprivate func choice<Choice: RawRepresentable & CaseIterable>(
    of name: String
  ) throws(SettingsError) -> Choice where Choice.RawValue == String {
    guard let choice = string.flatMap(Choice.init(rawValue:)) else {
      let known = Choice.allCases.map(\.rawValue)
      throw SettingsError(
        problem: .unexpected(key: name, expected: .oneOf(known)), line: mark?.line)
    }
    return choice
  }
}

import ArgumentParser

/// Arguments that look like options but are not.
package enum ArgumentSpelling {
  /// Returns an argument so that a point with a negative coordinate, `-5,10`, is not mistaken for
  /// an option.
  package static func protectingCoordinates(_ argument: String) -> String {
    let rest = argument.dropFirst()
    let isNegativePoint =
      argument.hasPrefix("-") && argument.contains(",")
      && rest.first.map { $0.isNumber || $0 == "." } == true
      || ["-inf,", "-nan,"].contains { argument.lowercased().hasPrefix($0) }
    return isNegativePoint ? " " + argument : argument
  }

  /// Returns the arguments of `touchmap at DUMP X,Y` in their order, `at X,Y DUMP`.
  package static func ordered(_ arguments: [String]) -> [String] {
    guard arguments.count >= 3, arguments[0] == "at",
      (try? PointArgument(argument: arguments[1])) == nil,
      (try? PointArgument(argument: arguments[2])) != nil,
      PointArgument.looksLikeFile(arguments[1])
    else { return arguments }
    var ordered = arguments
    ordered.swapAt(1, 2)
    return ordered
  }

  /// Returns the command that a misspelt one probably means.
  static func command(near name: String, of commands: [String]) -> String? {
    let wanted = Set(name)
    return commands.first { command in
      abs(command.count - name.count) <= 1 && Set(command).symmetricDifference(wanted).count <= 1
    }
  }
}

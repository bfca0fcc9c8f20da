import Foundation

/// One call of the Swift compiler by SwiftPM, taken apart.
struct CompilerCall: Equatable {
  enum Kind: Equatable {
    /// Sources of a module become objects.
    case compile
    /// Objects become a program or a library.
    case link
    /// Anything else: questions, wrapping, scanning.
    case other
  }

  let arguments: [String]
  /// The arguments with what response files hold in their places.
  let expanded: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
    expanded = arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"),
        let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
      else { return [argument] }
      return ResponseFile.words(in: text)
    }
  }

  var kind: Kind {
    let isLinking = expanded.contains("-emit-executable") || expanded.contains("-emit-library")
    if moduleName != nil, !sources.isEmpty, !expanded.contains("-modulewrap") { return .compile }
    return isLinking ? .link : .other
  }

  var moduleName: String? { value(of: "-module-name") }
  var outputFileMap: String? { value(of: "-output-file-map") }
  var modulePath: String? { value(of: "-emit-module-path") }
  var output: String? { value(of: "-o") }
  var sources: [String] { expanded.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") } }

  /// The folders of the targets that are linked, without their ending `.build`.
  var linkedTargets: Set<String> {
    Set(
      expanded.filter { $0.hasSuffix(".o") }.compactMap { object in
        object.split(separator: "/").last { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
      })
  }

  /// Where SwiftPM keeps the objects of all targets of a configuration.
  var buildFolder: URL? {
    outputFileMap.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().deletingLastPathComponent()
    }
  }

  private func value(of option: String) -> String? {
    guard let place = expanded.firstIndex(of: option), place + 1 < expanded.count else {
      return nil
    }
    return expanded[place + 1]
  }
}

/// The words of a response file, which may be quoted.
enum ResponseFile {
  static func words(in text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character.isWhitespace {
        word.map { words.append($0) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    word.map { words.append($0) }
    return words
  }

  /// One word as it stands in such a file.
  static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

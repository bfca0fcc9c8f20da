import Foundation

/// The compiler as one asks it what is wrong with a module, without making anything.
struct TypeCheck {
  let compiler: String
  /// Flags that say where modules are and how the language is read.
  let flags: [String]
  /// A folder for the texts.
  let folder: URL

  /// The part of a call's flags that matters for it.
  static func flags(of call: CompilerCall) -> [String] {
    let withValue: Set<String> = [
      "-I", "-D", "-F", "-sdk", "-target", "-swift-version", "-package-name", "-module-name",
      "-module-cache-path", "-Xcc", "-enable-experimental-feature", "-enable-upcoming-feature",
      "-plugin-path", "-load-plugin-executable", "-external-plugin-path", "-default-isolation",
    ]
    var flags: [String] = []
    var rest = call.expanded[...]
    while let argument = rest.popFirst() {
      if withValue.contains(argument), let value = rest.popFirst() {
        flags += [argument, value]
      } else if argument == "-parse-as-library" || argument == "-enable-testing"
        || ["-I", "-D", "-F"].contains(where: { argument.hasPrefix($0) && argument != $0 })
      {
        flags.append(argument)
      }
    }
    return flags
  }

  /// Returns the errors in texts, by the paths that these have.
  func errors(in texts: [String: String]) throws -> [CompilerError] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let log = folder.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    var paths: [String: String] = [:]
    for (number, file) in texts.sorted(by: { $0.key < $1.key }).enumerated() {
      // `main.swift` keeps its name, for it may hold statements.
      let name = file.key.hasSuffix("/main.swift") ? "main.swift" : "file\(number).swift"
      let place = folder.appendingPathComponent(name).path
      try file.value.write(toFile: place, atomically: true, encoding: .utf8)
      paths[place] = file.key
    }
    _ = try Subprocess.run(
      compiler,
      ["-typecheck", "-wmo", "-suppress-warnings", "-diagnostic-style", "llvm"] + flags
        + paths.keys.sorted(), outputTo: FileHandle(forWritingTo: log))
    let lines = try String(contentsOf: log, encoding: .utf8)
    return lines.split(separator: "\n").compactMap(CompilerError.init).compactMap { error in
      paths[error.path].map { error.renamed($0) }
    }
  }
}

extension CompilerError {
  /// The same error in a file of another name.
  func renamed(_ path: String) -> CompilerError {
    CompilerError(path: path, line: line, column: column, message: message)
  }

  private init(path: String, line: Int, column: Int, message: String) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
  }
}

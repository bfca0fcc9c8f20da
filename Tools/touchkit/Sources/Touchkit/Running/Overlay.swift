import Foundation

/// The rewritten texts of a module, which the compiler reads in the places of its sources.
struct Overlay {
  let folder: URL

  private var index: URL { folder.appendingPathComponent("overlay.yaml") }

  /// Writes the texts, and returns the flags by which the compiler reads them.
  ///
  /// The compiler judges by the sources' dates whether it has to look at a file again. A file whose
  /// text is another one under the same date loses its object first, so that it is compiled
  /// whatever happens next.
  func update(_ texts: [(path: String, text: String)], for call: CompilerCall) throws -> [String] {
    guard !texts.isEmpty else {
      try remove(for: call)
      return []
    }
    var entries = entries()
    for (path, text) in texts where read(entries[path]) != text { try forget(path, for: call) }
    for path in entries.keys where !texts.contains(where: { $0.path == path }) {
      try forget(path, for: call)
      entries[path] = nil
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in texts where read(entries[path]) != text {
      var fingerprint = Fingerprint()
      fingerprint.add(path)
      let place = folder.appendingPathComponent(fingerprint.name + ".swift").path
      try text.write(toFile: place, atomically: true, encoding: .utf8)
      entries[path] = place
    }
    try write(entries)
    return ["-vfsoverlay", index.path]
  }

  /// Lets the compiler read the sources themselves again.
  func remove(for call: CompilerCall) throws {
    for path in entries().keys { try forget(path, for: call) }
    try? FileManager.default.removeItem(at: index)
  }

  private func read(_ path: String?) -> String? {
    path.flatMap { FileManager.default.contents(atPath: $0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Removes the object of a source, and the module that was made of it.
  private func forget(_ source: String, for call: CompilerCall) throws {
    guard let map = call.outputFileMap.flatMap({ FileManager.default.contents(atPath: $0) }),
      let outputs = try JSONSerialization.jsonObject(with: map) as? [String: [String: String]]
    else { return }
    let own = outputs.first {
      URL(fileURLWithPath: $0.key).standardizedFileURL.path == source && !$0.key.isEmpty
    }
    for path in [own?.value["object"], call.modulePath].compactMap({ $0 }) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private struct Layout: Codable {
    struct Root: Codable {
      var type = "file"
      let name: String
      let contents: String

      enum CodingKeys: String, CodingKey {
        case type, name
        case contents = "external-contents"
      }
    }

    var version = 0
    var caseSensitive = "true"
    var usesExternalNames = false
    let roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case caseSensitive = "case-sensitive"
      case usesExternalNames = "use-external-names"
    }
  }

  private func entries() -> [String: String] {
    guard let data = FileManager.default.contents(atPath: index.path),
      let layout = try? JSONDecoder().decode(Layout.self, from: data)
    else { return [:] }
    return Dictionary(
      layout.roots.map { ($0.name, $0.contents) }, uniquingKeysWith: { first, _ in first })
  }

  /// JSON is YAML.
  private func write(_ entries: [String: String]) throws {
    let roots = entries.sorted { $0.key < $1.key }.map {
      Layout.Root(name: $0.key, contents: $0.value)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(Layout(roots: roots)).write(to: index, options: .atomic)
  }
}

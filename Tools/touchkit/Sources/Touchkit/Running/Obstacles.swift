import Foundation

/// What in a package's folder no Swift compiler on this host takes; said when a build has failed.
enum Obstacles {
  private static let meanings = [
    "m": "Objective-C is not compiled here", "mm": "Objective-C++ is not compiled here",
    "storyboard": "storyboards are not read here", "xib": "interface files are not read here",
    "xcframework": "a binary for other hosts", "framework": "a binary for other hosts",
    "metal": "shaders are not compiled here", "xcdatamodeld": "Core Data is not there",
  ]

  /// A line for each, in the order of their paths.
  static func lines(in folder: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var lines: [String] = []
    for case let path as String in all {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") { all.skipDescendants() }
      guard let meaning = meanings[(path as NSString).pathExtension] else { continue }
      all.skipDescendants()
      lines.append("\(folder)/\(path): \(meaning)")
    }
    return lines.sorted()
  }
}

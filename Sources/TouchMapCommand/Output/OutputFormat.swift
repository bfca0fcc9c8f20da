import ArgumentParser
import Foundation

/// A format of answers that a file's ending can ask for.
protocol OutputFormat: CaseIterable, RawRepresentable<String> {
  /// What is written where no ending asks for another.
  static var plain: Self { get }
  /// The endings that mean the format.
  var endings: [String] { get }
}

extension OutputFormat {
  /// Returns the format that a file's name asks for; a name without an ending means ``plain``.
  ///
  /// - Throws: `ValidationError` with the known endings if its ending is none of them.
  static func named(by file: String?) throws -> Self {
    let ending = file.map { ($0 as NSString).pathExtension.lowercased() } ?? ""
    guard !ending.isEmpty else { return plain }
    if let format = allCases.first(where: { $0.endings.contains(ending) }) { return format }
    let known = allCases.flatMap(\.endings).map { ".\($0)" }.joined(separator: ", ")
    throw ValidationError(
      "nothing is written as '.\(ending)'; expected a file that ends in \(known), or --format")
  }
}

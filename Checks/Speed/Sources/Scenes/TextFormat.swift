import Foundation

/// A file that is not what this package's own writer writes.
package struct FormatError: Error, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}

/// Reads words between spaces and line ends.
struct WordScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(path: String) throws { bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

  mutating func word() throws -> String {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    let start = place
    while place < bytes.count, bytes[place] > 0x20 { place += 1 }
    guard start < place else { throw FormatError("the file ends too early") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  mutating func number<Number: LosslessStringConvertible>() throws -> Number {
    let word = try word()
    guard let number = Number(word) else { throw FormatError("\(word) is not a number") }
    return number
  }

  mutating func expect(_ expected: String) throws {
    let word = try word()
    guard word == expected else { throw FormatError("\(word) where \(expected) belongs") }
  }
}

extension Double {
  /// A whole number without a fraction, any other number as Swift prints it.
  var text: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}

/// A class name as a person reads it.
package struct ClassName {
  /// The name without the type arguments of a mangled generic class.
  package let short: String

  /// Reads a name as a dump spells it.
  ///
  /// A mangled name is a chain of identifiers, each after its length. The last of those that belong
  /// to the type itself, and not to its arguments, is the name: `_TtGC7SwiftUI14_UIHostingView…` is
  /// `_UIHostingView<…>`. What is not mangled stays as it is.
  package init(_ name: String) {
    let bytes = Array(name.utf8)
    guard bytes.starts(with: Array("_Tt".utf8)) else {
      short = name
      return
    }
    let isGeneric = bytes.dropFirst(3).first == UInt8(ascii: "G")
    var index = 3
    while index < bytes.count, Self.digit(bytes[index]) == nil { index += 1 }
    var last: String?
    while index < bytes.count, let (identifier, end) = Self.identifier(in: bytes, at: index) {
      last = identifier
      index = end
      // A private type carries "P", the length and a discriminator before its own name.
      if index < bytes.count, bytes[index] == UInt8(ascii: "P"),
        let next = Self.skipDiscriminator(bytes, index)
      {
        index = next
      }
    }
    short = last.map { isGeneric ? $0 + "<…>" : $0 } ?? name
  }

  private static func digit(_ byte: UInt8) -> Int? {
    let value = Int(byte) - 0x30
    return (0...9).contains(value) ? value : nil
  }

  private static func identifier(in bytes: [UInt8], at start: Int) -> (String, Int)? {
    var index = start
    var length = 0
    while index < bytes.count, let digit = digit(bytes[index]), length < 1_000 {
      length = length * 10 + digit
      index += 1
    }
    guard length > 0, index + length <= bytes.count else { return nil }
    return (String(decoding: bytes[index..<(index + length)], as: UTF8.self), index + length)
  }

  /// Returns the index behind "P33_" and 32 hexadecimal digits.
  private static func skipDiscriminator(_ bytes: [UInt8], _ index: Int) -> Int? {
    guard bytes[(index + 1)...].starts(with: Array("33_".utf8)), index + 36 < bytes.count else {
      return nil
    }
    return index + 36
  }
}

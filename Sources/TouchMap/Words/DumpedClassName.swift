/// The name of a class, as a dump spells it, taken apart.
package struct DumpedClassName {
  /// The name as a person reads it: a mangled one without its module, the types around it and its
  /// type arguments, any other as the dump spells it.
  package let short: String
  private let mangledModule: String?

  /// Reads a name. A mangled name that cannot be read stays as it is.
  package init(_ name: String) {
    guard name.utf8.starts(with: "_Tt".utf8) else {
      short = name
      mangledModule = nil
      return
    }
    var mangling = Mangling(name.utf8.dropFirst(3))
    let isGeneric = mangling.skip("G")
    let type = mangling.nominal()
    mangledModule = type?.module ?? mangling.module
    short = type.map { isGeneric ? $0.name + "<…>" : $0.name } ?? name
  }

  /// The module in which Swift declares the class; `nil` for a name of Objective-C.
  var module: String? {
    if let mangledModule { return mangledModule }
    let head = head
    guard let dot = head.utf8.firstIndex(of: UInt8(ascii: ".")), dot > head.startIndex else {
      return nil
    }
    return String(head[..<dot])
  }

  /// The name without its module, the types around it and its type arguments.
  var bare: String {
    let head = head
    guard let dot = head.utf8.lastIndex(of: UInt8(ascii: ".")),
      head.utf8.index(after: dot) < head.endIndex
    else { return String(head) }
    return String(head[head.utf8.index(after: dot)...])
  }

  /// The name by which the lists of Apple's classes know it; with its module if it is not Apple's.
  var listed: String {
    guard let module else { return short }
    return isApples ? bare : "\(module).\(bare)"
  }

  /// The names by which people mean the class: as the source spells it, unmangled, without its type
  /// arguments, and without its module.
  func names(as spelling: String) -> [String] { [spelling, short, String(head), bare] }

  private var head: Substring {
    short.utf8.firstIndex(of: UInt8(ascii: "<")).map { short[..<$0] } ?? short[...]
  }
}

/// Reads what follows `_Tt` in the name that the Objective-C runtime has for a Swift class.
///
/// > Source: the Swift compiler's page on mangling, "Mangling" before Swift 4.
private struct Mangling {
  private let bytes: [UInt8]
  private var index = 0
  /// The outermost module, as soon as it is read.
  private(set) var module: String?

  init(_ text: Substring.UTF8View) { bytes = Array(text) }

  mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: letter) else { return false }
    index += 1
    return true
  }

  /// Reads a class, a structure or an enumeration.
  mutating func nominal() -> (module: String, name: String)? {
    guard skip("C") || skip("V") || skip("O"), let module = context(), let name = identifier()
    else { return nil }
    return (module, name)
  }

  /// Reads what is around a type, and returns the module: a module, another type, or an extension
  /// of a type.
  private mutating func context() -> String? {
    if index < bytes.count, (0x30...0x39).contains(bytes[index]) { return noted(text()) }
    if skip("s") { return noted("Swift") }
    if skip("E") {
      let module = context()
      return nominal() == nil ? nil : module
    }
    if skip("F") {
      // The type of a function may contain anything.
      _ = context()
      return nil
    }
    if skip("G") {
      let outer = nominal()
      return skipTypes() ? outer?.module : nil
    }
    return skip("S") ? (skipSubstitution() ? "" : nil) : nominal()?.module
  }

  private mutating func noted(_ found: String?) -> String? {
    module = module ?? found
    return found
  }

  /// Reads a name. A private one carries the file that it is private to, before it.
  private mutating func identifier() -> String? {
    if skip("P"), text() == nil { return nil }
    return text()
  }

  /// Reads a text after its length.
  private mutating func text() -> String? {
    var length = 0
    while index < bytes.count, (0x30...0x39).contains(bytes[index]), length < 1_000 {
      length = length * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard length > 0, index + length <= bytes.count else { return nil }
    defer { index += length }
    return String(decoding: bytes[index..<(index + length)], as: UTF8.self)
  }

  /// Skips type arguments, or the elements of a tuple, and the mark at their end.
  private mutating func skipTypes() -> Bool {
    var open = 1
    while open > 0 {
      if skip("_") {
        open -= 1
      } else if skip("T") {
        open += 1
      } else if skip("G") {
        guard skip("S") ? skipSubstitution() : nominal() != nil else { return false }
        open += 1
      } else {
        guard skip("S") ? skipSubstitution() : nominal() != nil else { return false }
      }
    }
    return true
  }

  /// Skips what follows `S`: one letter for a known type or module, or a number of a type before.
  private mutating func skipSubstitution() -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] > 0x60 || bytes[index] == UInt8(ascii: "S") {
      index += 1
      return true
    }
    while index < bytes.count, bytes[index] <= 0x5A { index += 1 }
    return skip("_")
  }
}

import Foundation
import FoundationXML
import Fuzzing

/// What somebody else's parser has to say about an output; a fault ends the run.
enum Required {
  static func json(_ text: String, _ name: String) {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    } catch { fatalError("\(name) is no JSON, \(error): \(text.prefix(2_000))") }
  }

  static func jsonLines(_ text: String, _ name: String) {
    for line in text.utf8.split(separator: 0x0A) { json(String(line) ?? "", name) }
  }

  static func xml(_ text: String, _ name: String) {
    let parser = XMLParser(data: Data(text.utf8))
    if !parser.parse() {
      fatalError(
        "\(name) is no XML, \(String(describing: parser.parserError)): \(text.prefix(2_000))")
    }
  }

  /// The body of a page is read as XML, for which the few elements without an end get one, and its
  /// data as JSON.
  static func html(_ page: String, _ name: String) {
    // As bytes, because a search in a text that is not ASCII takes seconds.
    let bytes = Data(page.utf8)
    guard let start = bytes.range(of: Data("<body>".utf8), options: .backwards) else {
      fatalError("\(name) has no body, or text of the dump is one")
    }
    let body = bytes[start.upperBound...]
    let data = parts(of: body, around: #"<script type="application/json" id="data"#)
    Rule.holds(data.count <= 2, "\(name) has \(data.count - 1) blocks of data")
    for part in data.dropFirst() {
      // What ends the tag stands in front of the data.
      let data = part.drop { $0 != UInt8(ascii: ">") }.dropFirst()
      json(String(decoding: parts(of: data, around: "</script>")[0], as: UTF8.self), name)
    }
    // Without data the script of the page comes first, which is no markup.
    xml("<body>\(asXML(parts(of: data[0], around: "<script")[0]))</body>", name)
  }

  private static func parts(of bytes: Data, around text: String) -> [Data] {
    var (parts, rest) = ([Data](), bytes)
    while let found = rest.range(of: Data(text.utf8)) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }

  private static func asXML(_ markup: Data) -> String {
    let empty = ["<input", "<img", "<br"].map { Array($0.utf8) }
    let switches = [" hidden", " disabled", " open"].map { Array($0.utf8.reversed()) }
    var xml: [UInt8] = []
    var tag = 0
    for byte in markup {
      if byte == UInt8(ascii: "<") { tag = xml.count }
      if byte == UInt8(ascii: ">") {
        let (isSwitched, isEmpty) = (
          switches.contains { xml[tag...].reversed().starts(with: $0) },
          empty.contains { xml[tag...].starts(with: $0) }
        )
        if isSwitched { xml += Array("=\"\"".utf8) }
        if isEmpty { xml.append(UInt8(ascii: "/")) }
      }
      xml.append(byte)
    }
    return String(decoding: xml, as: UTF8.self)
  }

  /// Nothing in a text may command a terminal, or turn the reading direction of what follows.
  static func calm(_ text: String, _ name: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: continue
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069:
        fatalError("\(name) holds U+\(String(scalar.value, radix: 16)): \(text.prefix(2_000))")
      default: continue
      }
    }
  }
}

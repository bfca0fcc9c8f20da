/// The bytes that readers search for, by name.
extension UInt8 {
  static var backspace: UInt8 { 0x08 }
  static var formFeed: UInt8 { 0x0C }
  static var tab: UInt8 { UInt8(ascii: "\t") }
  static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  static var space: UInt8 { UInt8(ascii: " ") }
  static var quotationMark: UInt8 { UInt8(ascii: "\"") }
  static var numberSign: UInt8 { UInt8(ascii: "#") }
  static var ampersand: UInt8 { UInt8(ascii: "&") }
  static var apostrophe: UInt8 { UInt8(ascii: "'") }
  static var openParenthesis: UInt8 { UInt8(ascii: "(") }
  static var closeParenthesis: UInt8 { UInt8(ascii: ")") }
  static var asterisk: UInt8 { UInt8(ascii: "*") }
  static var plus: UInt8 { UInt8(ascii: "+") }
  static var comma: UInt8 { UInt8(ascii: ",") }
  static var minus: UInt8 { UInt8(ascii: "-") }
  static var fullStop: UInt8 { UInt8(ascii: ".") }
  static var slash: UInt8 { UInt8(ascii: "/") }
  static var colon: UInt8 { UInt8(ascii: ":") }
  static var semicolon: UInt8 { UInt8(ascii: ";") }
  static var lessThan: UInt8 { UInt8(ascii: "<") }
  static var equals: UInt8 { UInt8(ascii: "=") }
  static var greaterThan: UInt8 { UInt8(ascii: ">") }
  static var openBracket: UInt8 { UInt8(ascii: "[") }
  static var backslash: UInt8 { UInt8(ascii: "\\") }
  static var closeBracket: UInt8 { UInt8(ascii: "]") }
  static var underscore: UInt8 { UInt8(ascii: "_") }
  static var openBrace: UInt8 { UInt8(ascii: "{") }
  static var verticalBar: UInt8 { UInt8(ascii: "|") }
  static var closeBrace: UInt8 { UInt8(ascii: "}") }
}

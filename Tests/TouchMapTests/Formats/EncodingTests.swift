import Foundation
import Testing
@_spi(Command) import TouchMap

@Suite struct `The encoding of a dump` {
  private let text = """
    Window, {{0.0, 0.0}, {9.0, 9.0}}
      Button, {{1.0, 1.0}, {5.0, 5.0}}, label: '戻る 😀'
    """

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
    (.utf16LittleEndian, []), (.utf16BigEndian, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf8, []),
  ])
  func `may be UTF-8 or UTF-16`(encoding: String.Encoding, mark: [UInt8]) throws {
    let data = try #require(text.data(using: encoding))
    #expect(try Dump(reading: mark + data) == Dump(reading: text.utf8))
    #expect(try Dump(reading: mark + data).screens[0].nodes[1].label == "戻る 😀")
  }

  @Test func `may be broken, and then the answer says so`() throws {
    let latin1 =
      Array("\nWindow, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Z".utf8) + [0xFC] + Array("'".utf8)
    let screen = try Dump(reading: latin1).screens[0]
    #expect(remarks(screen) == ["replaced-bytes line 2"])
    #expect(screen.remarks() == ["bytes that are no UTF-8 were replaced, first on line 2"])
  }

  @Test(arguments: [
    [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x86], [0x80], [0xFF],
  ])
  func `counts malformed sequences as broken`(bytes: [UInt8]) throws {
    let dump = try Dump(reading: Array(text.utf8) + bytes)
    #expect(remarks(dump.screens[0]) == ["replaced-bytes line 2"])
  }
}

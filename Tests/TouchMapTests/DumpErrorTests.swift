import SeededRandomness
import Testing
@_spi(Command) import TouchMap

@Suite struct `Bad input` {
  @Test(arguments: [
    (
      "  \n\n",
      "f:1: error: the dump is empty; expected a view hierarchy, for example the output of "
        + "`po [[UIApplication sharedApplication].keyWindow recursiveDescription]`"
    ),
    (
      "(lldb) po x\nerror: Couldn't look up symbols:\n  _x\n\n",
      "f:2: error: the debugger complains (Couldn't look up symbols:) and prints no view; expected "
        + "its answer"
    ),
    (
      "Hello\n<html>\n",
      "f:1: error: no view found; expected lines such as `<UIView: 0x7f8; frame = (0 0; 393 852); "
        + "...>`"
    ),
    (
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   |    | <UILabel: 0x2; frame = (0 0; 1 1)>\n",
      "f:2: error: UILabel is at depth 2; expected at most depth 1, a line above it is "
        + "missing: paste the dump whole"
    ),
    (
      "\n   | <UILabel: 0x2; frame = (0 0; 1 1)>\n",
      "f:2: error: UILabel is at depth 1; expected at most depth 0, a line above it is "
        + "missing: paste the dump whole"
    ),
    (
      "{\"format\":\"touchmap-hierarchy\",\n\"version\":9}",
      "f:1: error: version 9 of the format; expected at most version 1"
    ),
    (
      """
      {"format":"touchmap-hierarchy","version":1,"screens":[{"nodes":[
      {"class":"UIWindow","depth":0},
      {"class":"UIView"}]}]}
      """,
      "f:3: error: broken JSON; expected the member 'depth'"
    ),
    (
      "{\"format\":\"touchmap-hierarchy\",\"version\":1,\n\"screens\":[{\"nodes\":[",
      "f:2: error: broken JSON; expected the rest of the document, which ends too early"
    ),
    (
      "{\"format\":\"touchmap-hierarchy\",\n\"version\":1\n\n\"screens\":[]}",
      "f:4: error: broken JSON; expected ',' or '}'"
    ),
    (
      """
      {"format":"touchmap-hierarchy","version":1,"screens":[{"nodes":[
      {"class":"UIWindow","depth":0},
      {"class":"UIView","depth":2}]}]}
      """,
      "f:3: error: broken JSON; expected node 2 at a depth of 0 to 1"
    ),
    (
      """
      {"format":"touchmap-hierarchy","version":1,"screens":[{"nodes":[
      {"class":"UIWindow","depth":0},
      {"class":"UIView","depth":-1}]}]}
      """,
      "f:3: error: broken JSON; expected node 2 at a depth of 0 to 1"
    ),
    (
      """
      {"format":"touchmap-hierarchy","version":1,"screens":[{"nodes":[
      {"class":"UIWindow","depth":0,"frame":[0,0,1]}]}]}
      """,
      "f:2: error: broken JSON; expected an array of 4 numbers"
    ),
  ])
  func `is refused with the line and what was expected`(text: String, message: String) {
    #expect(throws: DumpError.self) { try Dump(reading: text.utf8) }
    do throws(DumpError) {
      _ = try Dump(reading: text.utf8)
    } catch {
      var error = error
      error.file = "f"
      #expect(error.description == message)
    }
  }

  @Test func `in another encoding is named`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x00, 0x00, 0x3C, 0x00, 0x00, 0x00]
    #expect(throws: DumpError(problem: .wrongEncoding("UTF-32"))) { try Dump(reading: bytes) }
  }

  @Test func `that is binary is named`() {
    let bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 0x00, 0x3C, 0x41, 0x3B]
    #expect(throws: DumpError(problem: .binary)) { try Dump(reading: bytes) }
  }

  @Test func `deeper than the limit is refused on its line`() {
    let lines = (0...10_001).map {
      String(repeating: "|", count: $0) + "<V: 0x\($0); frame = (0 0; 9 9)>"
    }
    let error = DumpError(problem: .tooDeep(limit: 10_000), line: 10_002)
    #expect(throws: error) { try Dump(reading: lines.joined(separator: "\n").utf8) }
  }

  @Test func `of a format that nobody knows names those that are known`() {
    let known = [
      "json", "wda-xml", "wda-json", "detox-xml", "sentry-json", "argent-json",
      "agent-device-json", "xcodebuildmcp-json", "mobile-mcp", "maestro-json",
      "idb-json", "xcuitest-debugDescription", "recursiveDescription",
    ]
    let error = DumpError(problem: .unknownFormat("x", known: known))
    #expect(throws: error) { try Dump(reading: "<V: 0x1; frame = (0 0; 9 9)>".utf8, as: "x") }
  }

  @Test func `that is no text is refused, whatever the bytes`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: DumpError.self) { try Dump(reading: bytes) }
    }
  }
}

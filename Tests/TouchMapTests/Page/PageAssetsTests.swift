import Foundation
import Testing
@_spi(Command) import TouchReports

@Suite struct `The script and the styles of the pages` {
  /// A page must not take texts of a dump for markup or code, nor ask for anything from elsewhere.
  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "eval(",
    "new Function", "fetch(", "XMLHttpRequest", "WebSocket", "EventSource", "sendBeacon", "import(",
    "@import", "https:", "</",
  ])
  func `make neither markup nor code of texts, and name no other place`(part: String) {
    for text in [PageAssets.script, PageAssets.style].map(\.text) {
      #expect(!text.contains(part))
    }
  }

  @Test func `have the hashes by which a browser allows them`() throws {
    let hashes = try [PageAssets.script, PageAssets.style].map { try hash(of: $0.text) }
    #expect(PageAssets.script.hash == hashes[0])
    #expect(PageAssets.style.hash == hashes[1])
  }

  /// Returns the hash that Python computes. No module of Swift has it on every host.
  private func hash(of text: String) throws -> String {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import base64, hashlib, sys; digest = hashlib.sha256(sys.stdin.buffer.read()).digest(); "
        + "print(base64.b64encode(digest).decode(), end='')",
    ]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}

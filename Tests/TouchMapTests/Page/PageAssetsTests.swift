import Testing
import TouchReports

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

  @Test func `have hashes as FIPS 180-4 defines them`() {
    func digest(_ text: String) -> String {
      SHA256.digest(of: text.utf8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        .joined()
    }
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digest(String(repeating: "a", count: 119))
        == "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb")
  }
}

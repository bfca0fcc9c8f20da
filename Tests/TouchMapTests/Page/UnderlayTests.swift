import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The screenshot under a map` {
  /// The first bytes of a PNG file of a size.
  private func png(_ width: UInt32, _ height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data += Data("IHDR".utf8)
    for length in [width, height] { data += withUnsafeBytes(of: length.bigEndian) { Data($0) } }
    return data + [8, 2, 0, 0, 0]
  }

  /// The first bytes of a JPEG file of a size, with an Exif block if it has an orientation.
  private func jpeg(_ width: UInt16, _ height: UInt16, orientation: UInt8? = nil) -> Data {
    var data = Data([0xFF, 0xD8])
    if let orientation {
      data += [0xFF, 0xE1, 0, 34] + Data("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
      data += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    }
    // A table, and a fill byte before the frame.
    data += [0xFF, 0xC4, 0, 3, 0, 0xFF, 0xFF, 0xC2, 0, 10, 8]
    for length in [height, width] { data += withUnsafeBytes(of: length.bigEndian) { Data($0) } }
    return data + [3, 1, 2]
  }

  private func screen(_ size: String = "393 852") throws -> Screen {
    try onlyScreen("<UIWindow: 0x1; frame = (0 0; \(size))>")
  }

  @Test func `has the scale that its size tells`() throws {
    #expect(try Underlay(png(1179, 2556)).scale(on: screen()) == 3)
    #expect(try Underlay(jpeg(786, 1704)).scale(on: screen()) == 2)
    #expect(try Underlay(jpeg(2556, 1179, orientation: 6)).scale(on: screen()) == 3)
    // A screen of 428 points is 1284 pixels wide; a photo of it may be smaller.
    #expect(try abs(Underlay(png(300, 650)).scale(on: screen()) - 0.7634) < 0.001)
  }

  @Test func `lies under the map, in the page itself`() throws {
    var options = MapPageOptions()
    options.underlay = try Underlay(png(1179, 2556))
    let page = MapReport(ReportedScreen(try screen())).html(options: options)
    let address = "data:image/png;base64," + png(1179, 2556).base64EncodedString()
    #expect(page.contains(#"preserveAspectRatio="none" href="\#(address)"/>"#))
    #expect(page.contains(#"<input type="range" id="shot""#))
  }

  @Test func `is refused where it is none`() throws {
    for data in [
      Data(), Data("GIF89a".utf8), Data("<svg/>".utf8), png(10, 10).prefix(20), png(0, 10),
      jpeg(10, 10).prefix(12), Data([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF]),
    ] {
      #expect(throws: Underlay.Problem.unknownKind) { try Underlay(data) }
    }
  }

  @Test func `is refused where it is too large to be a screenshot`() throws {
    #expect(throws: Underlay.Problem.tooLarge(width: 10_000, height: 10_000)) {
      try Underlay(png(10_000, 10_000))
    }
    #expect(throws: Underlay.Problem.tooLarge(width: 4_294_967_295, height: 4_294_967_295)) {
      try Underlay(png(.max, .max))
    }
    #expect(throws: Underlay.Problem.tooManyBytes(20_000_033)) {
      try Underlay(png(100, 100) + Data(count: 20_000_004))
    }
  }

  @Test func `is left out, with a sentence, where it does not fit the screen`() throws {
    let cases: [(Data, String, String)] = [
      (
        png(2556, 1179), "393 852",
        "is turned: 2556 x 1179 pixels for a screen of 393 x 852 points; turn it"
      ),
      (
        png(1179, 2000), "393 852",
        "has another shape: 1179 x 2000 pixels for a screen of 393 x 852 points; expected the whole "
          + "screen and nothing else"
      ),
      (png(10, 10), "0 0", "cannot lie under a map without area"),
    ]
    for (data, size, sentence) in cases {
      var options = MapPageOptions()
      options.underlay = try Underlay(data)
      let page = MapReport(ReportedScreen(try screen(size))).html(options: options)
      #expect(page.contains(#"<p class="notice">The screenshot \#(sentence).</p>"#))
      #expect(!page.contains("data:image") && page.hasSuffix("</html>"))
    }
  }
}

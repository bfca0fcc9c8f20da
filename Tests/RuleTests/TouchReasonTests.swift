import Fallthrough
import Testing

@Suite struct `A touch reason` {
  @Test func `has an identifier of lower-case words joined by hyphens`() {
    for reason in TouchReason.allCases {
      #expect(reason.rawValue.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" })
    }
  }
}

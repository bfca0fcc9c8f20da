import Testing
import UIKit

@MainActor @Suite struct `Invalid geometry` {
  @Test func `FS-015 A negative size is standardised`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -10, height: -10))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}

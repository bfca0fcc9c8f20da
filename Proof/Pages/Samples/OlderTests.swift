import UIKit
import XCTest

final class CardTests: XCTestCase {
  // Without `async` the process ends before the first test: "Could not cast value of type
  // '(CardTests) -> @Swift.MainActor () -> ()' to '(CardTests) -> () -> ()'."
  @MainActor func testIsHitWhereItIs() async {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let card = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 80))
    screen.addSubview(card)
    XCTAssertIdentical(screen.hitTest(CGPoint(x: 190, y: 740), with: nil), card)
  }
}

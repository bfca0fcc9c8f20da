// What the documentation's UI test uses of XCTest, from Apple's pages.
@_exported import Foundation

open class XCTAttachment: NSObject {
  public enum Lifetime: Int { case keepAlways, deleteOnSuccess }
  public convenience init(string: String) { self.init() }
  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
}
open class XCTestCase: NSObject {
  open func add(_ attachment: XCTAttachment) {}
}
@MainActor open class XCUIApplication: NSObject {
  open func launch() {}
  open var debugDescription: String { "" }
}
public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value
) {}
public func XCTAssertIdentical(_ first: AnyObject?, _ second: AnyObject?) {}

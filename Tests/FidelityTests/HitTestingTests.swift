#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `A hit test` {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `FS-010 A child outside its parent is unreachable`() {
      let child = UIView(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
      root.addSubview(child)
      #expect(root.hitTest(CGPoint(x: 160, y: 10), with: nil) == nil)
    }
  }
#endif

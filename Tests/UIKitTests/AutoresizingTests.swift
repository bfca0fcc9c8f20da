import Testing
import UIKit

@MainActor @Suite struct `An autoresizing mask` {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  func frame(with mask: UIView.AutoresizingMask) -> CGRect {
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    return child.frame
  }

  @Test func `Of nothing keeps the frame`() {
    #expect(frame(with: []) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `Of the size grows by what the superview grows`() {
    let size: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(frame(with: size) == CGRect(x: 10, y: 20, width: 130, height: 140))
  }

  @Test func `Of the near margins keeps the far edges`() {
    let margins: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    #expect(frame(with: margins) == CGRect(x: 110, y: 120, width: 30, height: 40))
  }

  @Test func `Of opposite margins shares by their sizes`() {
    let margins: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    // 10 and 60 share 100.
    let left = 10 + 100 * 10.0 / 70
    #expect(abs(frame(with: margins).minX - left) < 1e-9)
  }

  @Test func `Is not used where constraints place the view`() {
    child.translatesAutoresizingMaskIntoConstraints = false
    child.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    parent.bounds.size.width = 200
    #expect(child.bounds.width == 30)
  }

  @Test func `Keeps a turn`() {
    child.transform = CGAffineTransform(rotationAngle: 1)
    _ = frame(with: [.flexibleWidth])
    #expect(child.bounds.size == CGSize(width: 130, height: 40))
    #expect(child.center == CGPoint(x: 75, y: 40))
  }
}

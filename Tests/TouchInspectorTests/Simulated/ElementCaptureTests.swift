import Testing
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

@MainActor @Suite struct `A capture with elements` {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let host = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))

  init() {
    window.isHidden = false
    window.addSubview(host)
  }

  private func element(_ label: String, _ traits: UIAccessibilityTraits, _ frame: CGRect) -> Any {
    let element = UIAccessibilityElement(accessibilityContainer: host)
    element.isAccessibilityElement = true
    element.accessibilityLabel = label
    element.accessibilityTraits = traits
    element.accessibilityFrame = frame
    return element
  }

  @Test func `holds what acts in a view and is no view`() {
    host.accessibilityElements = [
      element("Undo", .button, CGRect(x: 20, y: 30, width: 40, height: 44)),
      element("Title", [], CGRect(x: 20, y: 80, width: 40, height: 20)),
      element("More", [.link, .notEnabled], CGRect(x: 15, y: 25, width: 60, height: 60)),
    ]
    let screen = TouchInspector.capture([window], options: .elements)
    #expect(screen.nodes.map(\.className) == ["UIWindow", "UIView", "Link", "Button"])
    #expect(screen.nodes.map(\.label) == [nil, nil, "More", "Undo"])
    #expect(screen.nodes[3].frame == Screen.Rect(x: 10, y: 10, width: 40, height: 44))
    #expect(screen.nodes[3].flags == .content)
    #expect(screen.nodes[2].flags == [.content, .controlDisabled])
    #expect(screen.touch(at: .init(x: 30, y: 40)).winner?.node == Node.ID(3))
    #expect(screen.view(of: Node.ID(3)) == Node.ID(1))
  }

  @Test func `has none where nobody asked for them`() {
    host.accessibilityElements = [
      element("Undo", .button, CGRect(x: 20, y: 30, width: 40, height: 44))
    ]
    #expect(TouchInspector.capture([window]).nodes.count == 2)
  }

  @Test func `is witnessed by views alone`() {
    host.accessibilityElements = [
      element("Undo", .button, CGRect(x: 20, y: 30, width: 40, height: 44))
    ]
    let verification = Verification(of: TouchInspector.capture([window], options: .all))
    #expect(verification.asked > 100)
    #expect(verification.differences == [])
  }
}
